export { cardJoins, cardJson, firstImage } from './offer-card.sql.ts';
export { known, listed } from './offer-filters.ts';
export { PREFIX_LENGTH } from './offer-words.sql.ts';
export { OFFER_ROW, type OfferRow } from './offers.sql.ts';
export { grosze } from './price-filter.ts';
