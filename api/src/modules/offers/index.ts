export { cardJoins, cardJson, firstImage, rewardAt } from './offer-card.sql.ts';
export { createOffer } from './offer-write.service.ts';
export { selectOwnOverview } from './offer-write.sql.ts';
export { isVisibleTo, OFFER_ROW, type OfferRow } from './offers.sql.ts';
export { overdueBefore } from './publish-rules.ts';
