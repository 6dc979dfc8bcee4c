import type { Identity } from '../../platform/sign-in/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from '../offers/index.ts';

/** `offer_id` and `offer` of the contract, from the column `offerId` of a post or comment. */
export const shownOffer = (offerId: Sql, viewer: Identity | null): Sql => sql`
  'offer_id', ${offerId}, 'offer', case when ${offerId} is not null then (
    select ${cardJson(viewer)} from (select ${offerId} as id) shown join offers o on o.id = shown.id and o.is_listed
    ${cardJoins(viewer)}) end`;
