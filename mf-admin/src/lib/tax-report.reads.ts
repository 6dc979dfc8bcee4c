import type { TaxReport } from '@wspolnik/contract';
import { defineRead, listQuery, number } from '@wspolnik/kit';

export const taxReportQuery = listQuery('/admin/points/tax-report', { year: number(2000, 2200) });
type TaxReportQuery = ReturnType<typeof taxReportQuery.parse>;

/** People whose withdrawals of the year are reported, the largest sums first; without a year the last one. */
export const taxReportRead = defineRead<TaxReport, TaxReportQuery>('accounts/admin/tax-report/', {
  query: taxReportQuery,
  defaults: { limit: '30' },
});
