import type { ActivationRequestPage } from '@wspolnik/api/contract';
import { defineRead, listQuery } from '@wspolnik/shared-ui/remote';

export const requestQuery = listQuery('/admin/companies/activation-requests', {});
export type RequestQuery = ReturnType<typeof requestQuery.parse>;

/** Companies that wait for activation. `count` is their total number on every page. */
export const requestsRead = defineRead<ActivationRequestPage, RequestQuery>('accounts/admin/cva/', {
  query: requestQuery,
  defaults: { limit: '30', status: 'submitted' },
});
