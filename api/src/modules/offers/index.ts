export { cardJoins, cardJson, firstImage } from './offer-card.sql.ts';
export { rewardAt } from './offer-reward.sql.ts';
export { selectViews, type ViewCounts } from './offer-views.sql.ts';
export { createOffer } from './offer-write.service.ts';
export { selectOwnOverview } from './offer-write.sql.ts';
export { checkReportable, isOver } from './offers.service.ts';
export { isVisibleTo, OFFER_ROW, type OfferRow } from './offers.sql.ts';
export { overdueBefore } from './publish-rules.ts';
