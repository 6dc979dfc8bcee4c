import { filteredQuery, networkFilter, placeFilter, ratingFilter, textFilter } from '@wspolnik/kit/lists';
import {
  categoryFilter,
  contractFilter,
  priceFilter,
  salaryFilter,
  salaryMinFilter,
  scheduleFilter,
  sellerFilter,
  statusFilter,
  workplaceFilter,
} from './offer-filters.ts';

export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export const DEFAULT_SORT = 'date_desc';

/** The one most likely to be too narrow first. */
export const OFFER_FILTERS = [
  textFilter,
  placeFilter,
  priceFilter,
  categoryFilter,
  workplaceFilter,
  scheduleFilter,
  contractFilter,
  salaryMinFilter,
  ratingFilter,
  networkFilter,
  salaryFilter,
  sellerFilter,
  statusFilter,
] as const;

/** The query of /offers. */
export const offerQuery = filteredQuery('/offers', OFFER_FILTERS, OFFER_SORTS);
export type OfferQuery = ReturnType<typeof offerQuery.parse>;
