import type { SalesSummary } from '@wspolnik/contract';
import { defineRead, listQuery, local, oneOf } from '@wspolnik/kit';
import { month } from './order-query.ts';

/** What the offers of the summary are sorted by. */
export const SUMMARY_SORTS = ['offer', 'views', 'questions', 'orders', 'gross', 'reward'] as const;
export type SummarySort = (typeof SUMMARY_SORTS)[number];

export const summaryQuery = listQuery('/transactions/sales/summary', {
  month,
  /** The answer has all offers: the page sorts them itself. */
  sort_by: local(oneOf(SUMMARY_SORTS)),
});
export type SummaryQuery = ReturnType<typeof summaryQuery.parse>;

export const summaryRead = defineRead<SalesSummary, SummaryQuery>('offers/sales-summary/', { query: summaryQuery });
