import type { WithdrawalDetail, WithdrawalRequest, WithdrawalStatus } from '../../contract/withdrawals.ts';
import { bankOf } from '../../platform/banks.ts';
import { isNrb } from '../../platform/check-digits.ts';
import type { Context } from '../../platform/context.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { problem } from '../../platform/problem.ts';
import { type RequestRow, selectHistory, selectRequest } from './withdrawal-requests.sql.ts';
import { selectSources } from './withdrawal-sources.sql.ts';

type Reads = Pick<Context, 'db' | 'vault'>;

/** requested → approved → paid, and rejected before the payment (domain §2). */
export const NEXT: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  requested: ['approved', 'rejected'],
  approved: ['paid', 'rejected'],
  paid: [],
  rejected: [],
};

export function toRequest({ account, ...row }: RequestRow): WithdrawalRequest {
  const { bank_number: number } = row;
  return {
    ...row,
    account: number === null ? null : { valid: isNrb(number), bank: bankOf(number), ...account },
    allowed_actions: row.is_own ? [] : [...NEXT[row.status]],
  };
}

/** @throws ApiProblem not_found */
export async function readRequest(context: Reads, id: string, adminId: string): Promise<WithdrawalRequest> {
  const row = await selectRequest(context, id, adminId);
  if (!row) throw problem('not_found');
  return toRequest(row);
}

/** @throws ApiProblem not_found */
export async function readDetail(context: Reads, id: string, adminId: string): Promise<WithdrawalDetail> {
  const { db } = context;
  const request = await readRequest(context, id, adminId);
  const [{ sources, count, total }, history] = await Promise.all([selectSources(db, id), selectHistory(db, id)]);
  const other_amount = toMoney(toGrosze(request.amount) - Number(total));
  return { ...request, sources, source_count: count, other_amount, history };
}
