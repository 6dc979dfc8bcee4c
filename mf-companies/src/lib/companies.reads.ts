import type { CompanyDetail, CompanyMarkerPage, CompanyPage } from '@wspolnik/contract';
import { MAX_MARKERS } from '@wspolnik/contract/limits';
import { defineRead } from '@wspolnik/kit';
import { type CompanyQuery, companyQuery } from './company-query.ts';

/** Page size of companies, from specification §9. */
const LIMIT = '30';

export const companiesRead = defineRead<CompanyPage, CompanyQuery>('accounts/company-list-all/', {
  query: companyQuery,
  defaults: { limit: LIMIT },
});

/** The smallest response that contains the number of companies. */
export const companyCountRead = defineRead<CompanyPage, CompanyQuery>('accounts/company-list-all/', {
  query: companyQuery,
  defaults: { limit: '1' },
});

/** The number of companies in each category, under the filters of a query; the list itself is not wanted. */
export const companyFacetsRead = defineRead<CompanyPage, CompanyQuery>('accounts/company-list-all/', {
  query: companyQuery,
  defaults: { limit: '1', facets: 'category' },
});

/** All companies of a query that have a place, as far as the API goes (specification §9). */
export const companyMarkersRead = defineRead<CompanyMarkerPage, CompanyQuery>('accounts/company-markers/', {
  query: companyQuery,
  defaults: { limit: String(MAX_MARKERS) },
});

/** Some companies by their ids, those of a part of the list beside the map. */
export const companiesByIdRead = defineRead<CompanyPage, { ids: string; limit: string }>('accounts/company-list-all/');

export const companyRead = defineRead<CompanyDetail, { id: string }>('accounts/company-list-all/:id/');
