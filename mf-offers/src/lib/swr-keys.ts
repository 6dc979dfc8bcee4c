import { queryString } from '@wspolnik/shared-auth';
import { type OfferQuery, PAGE_SIZE } from './offer-query.ts';

/**
 * A key is the API path that it reads, so SWR's fetcher is `getJSON` itself and the gateway's early answers (remote.json)
 * are found by the same string.
 */
export const swrKeys = {
  categories: () => 'categories/',
  offers: (query: OfferQuery) => `offers/?${queryString({ ...query, limit: PAGE_SIZE })}`,
  offer: (id: string) => `offers/${encodeURIComponent(id)}/`,
};
