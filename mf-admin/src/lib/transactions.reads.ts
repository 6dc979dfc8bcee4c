import type { Deal, OrderPage, OrderStatus, Transaction, TransactionReportPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, local, oneOf, refresh, text } from '@wspolnik/kit';
import { useLive } from './use-live.ts';

/** In the order of an order's life cycle. */
const ORDER_STATUSES = [
  'bought',
  'in_verification',
  'rejected',
  'verified',
  'completed',
  'cancelled',
  'reported',
] as const satisfies readonly OrderStatus[];

/** Without `show`: the reports that wait. Only the list of all transactions has words and a status. */
export const transactionQuery = listQuery(
  '/admin/transactions',
  { show: local(oneOf(['decided', 'all'])), status: oneOf(ORDER_STATUSES), q: text(SEARCH_LENGTH) },
  (query) => (query.show === 'all' ? query : { show: query.show, page: query.page }),
);
export type TransactionQuery = ReturnType<typeof transactionQuery.parse>;

/** Newest first. */
export const transactionsRead = defineRead<OrderPage, TransactionQuery>('accounts/admin/dva/', {
  query: transactionQuery,
  defaults: { limit: '30' },
});

/** Newest first. */
export const reportsRead = defineRead<
  TransactionReportPage,
  { status: 'open' | 'decided'; page?: string | undefined; limit?: string }
>('accounts/admin/transaction-reports/', { defaults: { limit: '30' } });

/** An order's whole life. */
export const transactionRead = defineRead<Transaction, { id: string }>('accounts/admin/dva/:id/');

/** What both sides see of the order beside its steps. */
export const dealRead = defineRead<Deal, { id: string }>('transaction/deal/:id/');

/** Reloads what depends on reports, answers and decisions. */
export const refreshTransactions = () => refresh(reportsRead, transactionRead, transactionsRead, dealRead);

/** Reloads transactions when a side or another admin acts, and after missed events. */
export function useLiveTransactions(): void {
  useLive('order.changed', refreshTransactions);
}
