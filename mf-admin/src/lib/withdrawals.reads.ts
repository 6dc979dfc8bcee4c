import type { WithdrawalDetail, WithdrawalRequestPage, WithdrawalStatus } from '@wspolnik/api/contract';
import { defineRead, listQuery, oneOf, text, transient, uuid } from '@wspolnik/shared-ui/remote';

export const WITHDRAWAL_STATUSES = [
  'requested',
  'approved',
  'paid',
  'rejected',
] as const satisfies readonly WithdrawalStatus[];

export const withdrawalQuery = listQuery('/admin/points/withdraw-requests', {
  status: oneOf(WITHDRAWAL_STATUSES),
  q: text(200),
  open: transient(uuid),
});
export type WithdrawalQuery = ReturnType<typeof withdrawalQuery.parse>;

/** Open ones first, the oldest on top; then decided ones, the latest on top. */
export const withdrawalsRead = defineRead<WithdrawalRequestPage, WithdrawalQuery>(
  'accounts/admin/withdrawal-requests/',
  { query: withdrawalQuery, defaults: { limit: '30' } },
);

export const withdrawalRead = defineRead<WithdrawalDetail, { id: string }>('accounts/admin/withdrawal-requests/:id/');
