import type { WithdrawalDetail, WithdrawalRequestPage, WithdrawalStatus } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, refresh, text, transient, uuid } from '@wspolnik/kit';
import { overviewRead } from './overview.reads.ts';
import { useLive } from './use-live.ts';

const WITHDRAWAL_STATUSES = [
  'requested',
  'approved',
  'paid',
  'rejected',
  'cancelled',
] as const satisfies readonly WithdrawalStatus[];

/** Without `status`, those that wait for an admin. */
export const withdrawalQuery = listQuery('/admin/points/withdraw-requests', {
  status: oneOf([...WITHDRAWAL_STATUSES, 'all']),
  q: text(SEARCH_LENGTH),
  open: transient(uuid),
});
export type WithdrawalQuery = ReturnType<typeof withdrawalQuery.parse>;

/** Open ones first, the oldest on top; then decided ones, the latest on top. */
export const withdrawalsRead = defineRead<WithdrawalRequestPage, WithdrawalQuery>(
  'accounts/admin/withdrawal-requests/',
  { query: withdrawalQuery, defaults: { limit: '30', status: 'requested,approved' } },
);

export const withdrawalRead = defineRead<WithdrawalDetail, { id: string }>('accounts/admin/withdrawal-requests/:id/');

/** Reloads what depends on a withdrawal. */
export const refreshWithdrawals = () => refresh(withdrawalsRead, withdrawalRead, overviewRead);

/** Reloads withdrawals when an owner requests one or another admin acts, and after missed events. */
export function useLiveWithdrawals(): void {
  useLive('withdrawal.changed', refreshWithdrawals);
}
