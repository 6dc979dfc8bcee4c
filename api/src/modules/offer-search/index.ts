/** Lists of offers: a query in, a page out. Another search engine is put in here (ADR 44). */
export { offerFilters } from './offer-filters.sql.ts';
export { matchesNothing } from './offer-query.ts';
export { grosze, known, listed, salaryOf, toOfferQuery } from './read-offer-query.ts';
export { searchOffers } from './search-offers.service.ts';
