/** Lists of offers: a query in, a page out. Another search engine is put in here (ADR 44). */
export { grosze, known, listed, salaryOf } from './read-offer-query.ts';
export { searchOffers } from './search-offers.service.ts';
