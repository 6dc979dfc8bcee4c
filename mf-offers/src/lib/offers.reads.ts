import type {
  BuyingLimits,
  Category,
  Company,
  NetworkReply,
  Offer,
  OfferMarkerPage,
  OfferPage,
  OpinionPage,
  OwnOfferPage,
  QuotePage,
  Referrer,
  Reflink,
  SavedSearchPage,
} from '@wspolnik/contract';
import { MAX_PAGE, MAX_SELLER_OFFERS } from '@wspolnik/contract/limits';
import { defineRead, useRead } from '@wspolnik/kit';
import { GALLERY_PICTURE, OFFER_PICTURE } from '@wspolnik/market/picture-sizes';
import { type OfferQuery, offerQuery } from './offer-query.ts';
import { type OwnOfferQuery, ownOfferQuery } from './own-offer-query.ts';

/** Page size of offers, from specification §9. */
const LIMIT = '30';

export const offersRead = defineRead<OfferPage, OfferQuery>('offers/', {
  query: offerQuery,
  defaults: { limit: LIMIT },
  pictures: { at: 'results.*.image', sizes: OFFER_PICTURE },
});

/** The smallest response that contains the number of offers. */
export const offerCountRead = defineRead<OfferPage, OfferQuery>('offers/', {
  query: offerQuery,
  defaults: { limit: '1' },
});

/** The number of offers in each category, under the filters of a query; the list itself is not wanted. */
export const offerFacetsRead = defineRead<OfferPage, OfferQuery>('offers/', {
  query: offerQuery,
  defaults: { limit: '1', facets: 'category' },
});

/** The number of offers of each option of the filters, under the other filters. */
export const offerOptionsRead = defineRead<OfferPage, OfferQuery>('offers/', {
  query: offerQuery,
  defaults: { limit: '1', facets: 'options' },
});

/** All offers of a query that have a place, at most 10,000. */
export const offerMarkersRead = defineRead<OfferMarkerPage, OfferQuery>('offers/markers/', { query: offerQuery });

/** Some offers by their ids, those of a part of the list beside the map. */
export const offersByIdRead = defineRead<OfferPage, { ids: string; limit: string }>('offers/');

export const similarOffersRead = defineRead<OfferPage, { category: string; limit: number }>('offers/');

export const moreOfSellerRead = defineRead<OfferPage, { seller_id: string; limit: number }>('offers/');

/** The viewer's contacts that know a company. */
export const sharedContactsRead = defineRead<NetworkReply, { company_id: string; limit: number }>('network/public/', {
  defaults: { shared: 'true' },
});

export const sellerOpinionsRead = defineRead<OpinionPage, { company_id: string; limit: number }>('company/comment/');

/** All offers of a company in one page: at most a thousand, from specification §9. */
export const companyOffersRead = defineRead<OfferPage, { seller_id: string }>('offers/', {
  defaults: { limit: String(MAX_SELLER_OFFERS), sort_by: 'date_desc' },
});

export const offerRead = defineRead<Offer, { id: string }>('offers/:id/', {
  pictures: { at: 'images.0', sizes: GALLERY_PICTURE },
});

/** What the profile in use may still order, the reward at a price in the API's format, and whether the seller's balance covers it. */
export const buyingLimitsRead = defineRead<BuyingLimits, { offer_id: string; amount?: string }>(
  'offers/buying-limits/',
);

/** The offers of the company in use. */
export const ownOffersRead = defineRead<OwnOfferPage, OwnOfferQuery>('offers/get-mine/', {
  query: ownOfferQuery,
  defaults: { limit: LIMIT },
});

/** The number of the company's active offers, its plan's limit, and whether pending rewards are overdue. */
export const publishingRead = defineRead<OwnOfferPage>('offers/get-mine/', { defaults: { limit: '1' } });

export const ownCompanyRead = defineRead<Company>('accounts/company-data/');

/** The referral token of the profile in use, for links that it shares. */
export const reflinkRead = defineRead<Reflink>('reflink/');

/** The name of whose referral link the viewer followed. */
export const referrerRead = defineRead<Referrer, { token: string }>('reflink/referrer/');

export const savedSearchesRead = defineRead<SavedSearchPage>('saved-searches/', {
  defaults: { limit: String(MAX_PAGE) },
});

export const categoriesRead = defineRead<Category[]>('categories/');

const NONE: Category[] = [];
/** It changes seldom: filters that are drawn later, as beside a map, show what the page has read. */
const CATALOGUE = { revalidateOnFocus: false, dedupingInterval: 60_000 };

/** The category tree; empty while it loads and when it fails (specification §7). */
export function useCategories() {
  const { data, error, retry } = useRead(categoriesRead(), CATALOGUE);
  return {
    categories: data ?? NONE,
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    retry,
  };
}

/** The open request of the profile in use about an offer, if there is one. */
export const openRequestRead = defineRead<QuotePage, { offer_id: string }>('offers/quotes/', {
  defaults: { side: 'asked', status: 'asked,proposed', limit: '1' },
});
