import { queryString } from '@wspolnik/shared-auth';
import { type CompanyQuery, PAGE_SIZE } from './company-query.ts';

/**
 * A key is the API path that it reads, so SWR's fetcher is `getJSON` itself and the gateway's early answers (remote.json)
 * are found by the same string.
 */
export const swrKeys = {
  companies: (query: CompanyQuery) => `accounts/company-list-all/?${queryString({ ...query, limit: PAGE_SIZE })}`,
  company: (id: string) => `accounts/company-list-all/${encodeURIComponent(id)}/`,
  companyOffers: (id: string) => `offers/?${queryString({ seller_id: id, limit: PAGE_SIZE, sort_by: 'date_desc' })}`,
};
