import type { QuoteCandidate } from '@wspolnik/contract/quote-requests';
import { isBlocked, isBlockedBy } from '../../platform/blocks.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from '../offers/index.ts';

/** Candidates of one answer: four times as many as can be asked at once. */
const MOST = 20;
/** Newest matches from which the sellers are chosen. A category with more has sellers enough among them. */
const NEWEST = 500;

/** The category and the town of an offer that the caller may see. */
export function selectNeighbourhood(db: Db, offerId: string): Promise<{ category: string; city: string } | undefined> {
  return db.one(sql`
    select o.category_id as category, coalesce(o.city, '') as city from offers o where o.id = ${offerId} and o.is_listed`);
}

const profileOf = ({ user, company }: Identity): Sql => sql`${company?.id ?? user.id}::uuid`;

/** Offers `o` about which this caller can ask. */
function askableBy(caller: Identity): Sql {
  const person = sql`${caller.user.id}::uuid`;
  const seller = sql`o.company_id`;
  return sql`o.is_listed and not k.is_job and (o.individual_price or o.price_to is not null)
    and not exists (select 1 from company_members m where m.company_id = ${seller} and m.user_id = ${person})
    and not ${isBlocked(profileOf(caller), seller)}
    and not ${isBlockedBy([seller, seller], [person, profileOf(caller)])}`;
}

/** One offer of each seller, its newest, none but `first` without `conditions`; the offer `first` before all others, then the sellers with the best opinions. */
export function selectCandidates(
  db: Db,
  caller: Identity,
  { conditions, first }: { conditions: readonly Sql[] | null; first: string | null },
): Promise<QuoteCandidate[]> {
  // Which index is the best depends on the category and the town.
  const matching = plannedByValue(conditions ? joinSql(conditions, ' and ') : sql`false`);
  const isFirst = sql`o.id is not distinct from ${first}::uuid`;
  const askable = sql`
    select o.id, o.company_id, o.created_at, ${isFirst} as is_first
    from offers o join categories k on k.id = o.category_id where ${askableBy(caller)}`;
  return db.query<QuoteCandidate>(sql`
    select ${cardJson(caller)} as offer, exists (
      select 1 from quotes q where q.offer_id = o.id and q.expires_at is not null
        and coalesce(q.buyer_company_id, q.buyer_user_id) = ${profileOf(caller)}) as asked
    from (
      select distinct on (found.company_id) found.id, found.is_first
      from (
        (${askable} and ${matching} order by o.created_at desc, o.id desc limit ${NEWEST}::int)
        union (${askable} and o.id = ${first}::uuid)) found
      order by found.company_id, found.is_first desc, found.created_at desc, found.id desc) best
    join offers o on o.id = best.id ${cardJoins(caller)}
    order by best.is_first desc, o.company_rating desc nulls last, o.created_at desc, o.id desc limit ${MOST}::int`);
}
