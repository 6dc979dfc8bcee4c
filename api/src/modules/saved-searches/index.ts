export { selectFoundOffers } from './found-offers.sql.ts';
export { countSavedSearches } from './saved-searches.sql.ts';
