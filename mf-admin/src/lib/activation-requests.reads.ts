import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/shared-ui/remote';

/** Without `status`, the waiting ones. */
export const requestQuery = listQuery('/admin/companies/activation-requests', {
  q: text(200),
  status: oneOf(['decided']),
});
export type RequestQuery = ReturnType<typeof requestQuery.parse>;

/** Requests for activation: waiting ones, the longest first, or decided ones, the latest first. `count` is their total number. */
export const requestsRead = defineRead<ActivationRequestPage, RequestQuery>('accounts/admin/cva/', {
  query: requestQuery,
  defaults: { limit: '30', status: 'submitted' },
});

export const requestRead = defineRead<ActivationRequest, { id: string }>('accounts/admin/cva/:id/');
