import { queryString } from '@wspolnik/shared-auth';
import { apiQuery, type OfferQuery, PAGE_SIZE } from './offer-query.ts';
import type { OwnOfferQuery } from './own-offers.ts';

/**
 * A key is the API path that it reads, so SWR's fetcher is `getJSON` itself and the gateway's early answers (remote.json)
 * are found by the same string.
 */
export const swrKeys = {
  categories: () => 'categories/',
  offers: (query: OfferQuery) => `offers/?${queryString({ ...apiQuery(query), limit: PAGE_SIZE })}`,
  /** As short as an answer with the number of offers gets. */
  offerCount: (query: OfferQuery) => `offers/?${queryString({ ...apiQuery(query), page: undefined, limit: 1 })}`,
  offerMarkers: (query: OfferQuery) =>
    `offers/markers/?${queryString({ ...apiQuery(query), page: undefined, sort_by: undefined, status: undefined })}`,
  similarOffers: (category: string, limit: number) => `offers/?${queryString({ category, limit })}`,
  /** Of the profile in use: the token of the links that it shares. */
  reflink: () => 'reflink/',
  savedSearches: () => 'saved-searches/?limit=100',
  ownOffers: ({ q, status, page }: OwnOfferQuery) =>
    `offers/get-mine/?${queryString({ q, status, page, limit: PAGE_SIZE })}`,
  /** As short as an answer with the counts and the plan's limit gets. */
  publishing: () => `offers/get-mine/?${queryString({ limit: 1 })}`,
  ownCompany: () => 'accounts/company-data/',
  offer: (id: string) => `offers/${encodeURIComponent(id)}/`,
};
