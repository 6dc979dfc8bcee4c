import type { HomeSteps } from '@wspolnik/contract/home';
import type { OfferSummary } from '@wspolnik/contract/offers';
import { headlineOf } from '../../platform/headline.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { contactsOf, viewerOf } from '../network/index.ts';
import { cardJoins, cardJson } from '../offers/index.ts';

/** Of one company, so that one that lists many offers does not take all places. */
const MOST_OF_COMPANY = 2;

/** Offers that companies among the caller's contacts have listed since then, newest first. */
export async function selectContactOffers(
  db: Db,
  caller: Identity,
  since: Date,
  limit: number,
): Promise<OfferSummary[]> {
  const rows = await db.query<{ offer: OfferSummary }>(sql`
    with contacts as materialized (
      select n.company_id from unnest(${contactsOf(viewerOf(caller))}) k(id) join network_nodes n on n.id = k.id
      where n.company_id is not null and n.state = 'active'),
    ranked as (
      select o.id, o.created_at, row_number() over (partition by o.company_id order by o.created_at desc, o.id desc) as place
      from contacts k join offers o on o.company_id = k.company_id
      where o.is_listed and o.created_at >= ${since}),
    chosen as (
      select id, created_at from ranked where place <= ${MOST_OF_COMPANY} order by created_at desc, id desc limit ${limit}::int)
    select ${cardJson(caller)} as offer
    from chosen s join offers o on o.id = s.id ${cardJoins(caller)}
    order by s.created_at desc, s.id desc`);
  return rows.map(({ offer }) => offer);
}

/** Undefined when the person has hidden them. */
export function selectSteps(db: Db, userId: string): Promise<HomeSteps | undefined> {
  return db.one<HomeSteps>(sql`
    select u.image is not null as picture, ${headlineOf(sql`u`)} is not null as headline,
      exists (select 1 from network_nodes n where n.user_id = u.id and cardinality(n.contacts) > 0) as contact,
      exists (select 1 from saved_searches s where s.user_id = u.id) as saved_search,
      exists (select 1 from posts p where p.author_user_id = u.id) as post,
      exists (select 1 from company_members m where m.user_id = u.id) as company
    from users u where u.id = ${userId} and u.home_steps_hidden_at is null`);
}

export async function hideSteps(db: Db, userId: string, now: Date): Promise<void> {
  await db.query(sql`
    update users set home_steps_hidden_at = ${now} where id = ${userId} and home_steps_hidden_at is null`);
}
