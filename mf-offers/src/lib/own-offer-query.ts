import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { listQuery, oneOf, text } from '@wspolnik/kit';

/** As in `OwnOfferListQuery` of the contract. */
const OWN_STATUSES = ['active', 'inactive', 'hidden', 'moderated'] as const;
export type OwnStatus = (typeof OWN_STATUSES)[number];

/** The query of /offers/manage. */
export const ownOfferQuery = listQuery('/offers/manage', { q: text(SEARCH_LENGTH), status: oneOf(OWN_STATUSES) });
export type OwnOfferQuery = ReturnType<typeof ownOfferQuery.parse>;
