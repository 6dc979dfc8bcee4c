import type {
  CreateWithdrawalFileBody,
  DecideWithdrawalBody,
  DecideWithdrawalsBody,
  DecideWithdrawalsReply,
  WithdrawalFile,
  WithdrawalRequest,
} from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Fails with 409 `invalid_transition` when somebody else has decided meanwhile, and `own_profile`. */
export const decideWithdrawal = (json: DecideWithdrawalBody, idempotencyKey: string) =>
  sendJSON<WithdrawalRequest>('POST', 'accounts/admin/withdrawal-requests/', { json, idempotencyKey });

/** Answers for each what became of it. */
export const decideWithdrawals = (json: DecideWithdrawalsBody, idempotencyKey: string) =>
  sendJSON<DecideWithdrawalsReply>('POST', 'accounts/admin/withdrawal-requests/several/', { json, idempotencyKey });

/** Fails with 409 `already_exported` when one is in a file and `again` was not asked for. */
export const createFile = (json: CreateWithdrawalFileBody, idempotencyKey: string) =>
  sendJSON<WithdrawalFile>('POST', 'accounts/admin/withdrawal-files/', { json, idempotencyKey });
