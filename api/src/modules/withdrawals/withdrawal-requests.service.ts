import type {
  DecideWithdrawalBody,
  WithdrawalAction,
  WithdrawalDetail,
  WithdrawalOrigin,
  WithdrawalRequest,
} from '@wspolnik/contract/withdrawal-requests';
import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import { bankOf } from '../../platform/banks.ts';
import { isNrb } from '../../platform/check-digits.ts';
import type { Context } from '../../platform/context.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { problem } from '../../platform/wire/problem.ts';
import {
  type RequestRow,
  type RequestSelection,
  selectHistory,
  selectRequest,
  selectRequests,
} from './withdrawal-requests.sql.ts';
import { selectOrigins, selectSources } from './withdrawal-sources.sql.ts';

type Reads = Pick<Context, 'clock' | 'db' | 'vault'>;

/** requested → approved → paid, and rejected before the payment; cancelled by who asked, before any decision. */
export const NEXT: Record<WithdrawalStatus, readonly DecideWithdrawalBody['status'][]> = {
  requested: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
  paid: [],
  rejected: [],
  cancelled: [],
};

/** As `decideWithdrawal`, `takeWithdrawal` and `declareNotSent` allow them. */
function actionsOf({ is_own, held_by, file, status }: Omit<RequestRow, 'account'>): WithdrawalAction[] {
  if (is_own) return [];
  if (held_by && !held_by.is_caller) return ['take'];
  // The bank may be paying one that is in a file.
  const next = NEXT[status].filter((action) => action !== 'rejected' || file === null);
  if (status !== 'approved') return next;
  return [...next, ...(held_by ? [] : (['take'] as const)), ...(file ? (['not_sent'] as const) : [])];
}

function toRequest({ account, ...row }: RequestRow, origin: WithdrawalOrigin): WithdrawalRequest {
  const { bank_number: number } = row;
  return {
    ...row,
    origin,
    account: number === null ? null : { valid: isNrb(number), bank: bankOf(number), ...account },
    allowed_actions: actionsOf(row),
  };
}

/** One page, each with where its points come from. */
export async function readRequests(context: Reads, selection: RequestSelection) {
  const { results, ...counted } = await selectRequests(context, selection);
  const ids = results.map(({ id }) => id);
  const originOf = await selectOrigins(context.db, ids, context.clock());
  return { ...counted, results: results.map((row) => toRequest(row, originOf(row.id))) };
}

/** @throws ApiProblem not_found */
export async function readRequest(context: Reads, id: string, adminId: string): Promise<WithdrawalRequest> {
  const row = await selectRequest(context, id, adminId);
  if (!row) throw problem('not_found');
  const originOf = await selectOrigins(context.db, [id], context.clock());
  return toRequest(row, originOf(id));
}

/** @throws ApiProblem not_found */
export async function readDetail(context: Reads, id: string, adminId: string): Promise<WithdrawalDetail> {
  const { clock, db } = context;
  const request = await readRequest(context, id, adminId);
  const [{ sources, count, total }, history] = await Promise.all([
    selectSources(db, id, clock()),
    selectHistory(db, id),
  ]);
  const other_amount = toMoney(toGrosze(request.amount) - Number(total));
  return { ...request, sources, source_count: count, other_amount, history };
}
