import type { HomeMatch } from '@wspolnik/contract/home';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from '../offers/index.ts';
import { FINDS } from './match-new-offers.sql.ts';
import { ownedBy } from './saved-searches.sql.ts';

/** The newest offers that are compared: enough to choose from, whatever the size of the table. */
const LOOKED_AT = 2000;

/** Offers listed since then that the caller's searches find, newest first, each with the search that was saved last. */
export function selectFoundOffers(db: Db, caller: Identity, since: Date, limit: number): Promise<HomeMatch[]> {
  return db.query<HomeMatch>(sql`
    with newest as materialized (
      select o.id from offers o where o.is_listed and o.created_at >= ${since}
      order by o.created_at desc, o.id desc limit ${LOOKED_AT}::int),
    found as materialized (
      select o.id, o.created_at, (array_agg(s.id order by s.created_at desc, s.id desc))[1] as search_id
      from newest w join offers o on o.id = w.id
      join saved_searches s on ${ownedBy(accountOwnerOf(caller))} and ${FINDS}
      group by o.id order by o.created_at desc, o.id desc limit ${limit}::int)
    select json_build_object('id', s.id, 'name', s.name) as search, ${cardJson(caller)} as offer
    from found f join saved_searches s on s.id = f.search_id join offers o on o.id = f.id ${cardJoins(caller)}
    order by f.created_at desc, f.id desc`);
}
