import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, refresh, text } from '@wspolnik/kit';
import { overviewRead } from './overview.reads.ts';
import { companiesRead, companyRead, historyRead } from './people/people.reads.ts';
import { useLive } from './use-live.ts';

/** Without `status`, the waiting ones. */
export const requestQuery = listQuery('/admin/companies/activation-requests', {
  q: text(SEARCH_LENGTH),
  status: oneOf(['decided']),
});
export type RequestQuery = ReturnType<typeof requestQuery.parse>;

/** Requests for activation: waiting ones, the longest first, or decided ones, the latest first. `count` is their total number. */
export const requestsRead = defineRead<ActivationRequestPage, RequestQuery>('accounts/admin/cva/', {
  query: requestQuery,
  defaults: { limit: '30', status: 'submitted' },
});

export const requestRead = defineRead<ActivationRequest, { id: string }>('accounts/admin/cva/:id/');

/** Reloads what depends on a company's status or request. */
export const refreshRequests = () =>
  refresh(requestsRead, requestRead, companyRead, companiesRead, historyRead, overviewRead);

/** Reloads requests and companies when a company sends something, another admin decides, and after missed events. */
export function useLiveRequests(): void {
  useLive('verification.changed', refreshRequests);
}
