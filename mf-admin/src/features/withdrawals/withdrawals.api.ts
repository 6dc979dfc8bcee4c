import type {
  CreateWithdrawalFileBody,
  DecideWithdrawalBody,
  DecideWithdrawalsBody,
  DecideWithdrawalsReply,
  FileNotSentBody,
  FileNotSentReply,
  TakeWithdrawalBody,
  WithdrawalFile,
  WithdrawalRequest,
} from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/**
 * Fails with 409 when it has changed (`withdrawal_changed`), when another admin has it (`held_by_other`), when a rejected one may be
 * with the bank (`in_bank_file`), and for an own one (`own_profile`).
 */
export const decideWithdrawal = (json: DecideWithdrawalBody, idempotencyKey: string) =>
  sendJSON<WithdrawalRequest>('POST', 'accounts/admin/withdrawal-requests/', { json, idempotencyKey });

/** Answers with the outcome of each. */
export const decideWithdrawals = (json: DecideWithdrawalsBody, idempotencyKey: string) =>
  sendJSON<DecideWithdrawalsReply>('POST', 'accounts/admin/withdrawal-requests/several/', { json, idempotencyKey });

/** Fails with 409 `already_exported` when one is in a file and `again` was not asked for. */
export const createFile = (json: CreateWithdrawalFileBody, idempotencyKey: string) =>
  sendJSON<WithdrawalFile>('POST', 'accounts/admin/withdrawal-files/', { json, idempotencyKey });

/** Fails with 409 `withdrawal_changed` when another admin has it by now. */
export const takeWithdrawal = (id: string, json: TakeWithdrawalBody, idempotencyKey: string) =>
  sendJSON<WithdrawalRequest>('POST', `accounts/admin/withdrawal-requests/${id}/take/`, { json, idempotencyKey });

/** Fails with 409 `file_sent` when another withdrawal of the file was paid, and `held_by_other`. */
export const declareNotSent = (fileId: string, json: FileNotSentBody, idempotencyKey: string) =>
  sendJSON<FileNotSentReply>('POST', `accounts/admin/withdrawal-files/${fileId}/not-sent/`, { json, idempotencyKey });
