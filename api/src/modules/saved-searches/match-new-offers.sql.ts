import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Offers not compared with any search yet, oldest first. */
export async function selectNewOffers(tx: Db, limit: number): Promise<number[]> {
  const rows = await tx.query<{ seq: number }>(sql`
    select seq from offer_news where matched_at is null order by seq limit ${limit}`);
  return rows.map(({ seq }) => seq);
}

export async function markMatched(tx: Db, newOffers: number[], now: Date): Promise<void> {
  await tx.query(sql`
    update offer_news set matched_at = ${now} where matched_at is null and seq = any(${newOffers}::bigint[])`);
}

/** Distance of an offer from the centre of the search, in kilometres. */
const DISTANCE = sql`2 * 6371 * asin(least(1, sqrt(
  power(sin(radians(o.latitude - s.lat) / 2), 2)
  + cos(radians(s.lat)) * cos(radians(o.latitude)) * power(sin(radians(o.longitude - s.lng) / 2), 2))))`;

/** A town of that name has no offers, and the offer's begins with it. */
const IN_BEGUN_CITY = sql`(starts_with(o.city_norm, s.city_norm)
  and not exists (select 1 from offers t where t.is_listed and t.city_norm = s.city_norm))`;

/** The offer's company is a contact of the search's owner. */
const IN_NETWORK = sql`exists (
  select 1 from network_nodes v join network_edges e on e.from_node = v.id
  join network_edges back on back.from_node = e.to_node and back.to_node = v.id join network_nodes n on n.id = e.to_node
  where (v.user_id = s.user_id or v.company_id = s.company_id) and n.company_id = o.company_id)`;

/** A company and its members are not notified of their own offers. */
const OWN = sql`(s.company_id is not distinct from o.company_id or exists (
  select 1 from company_members m where m.company_id = o.company_id and m.user_id = s.user_id))`;

/** Whether the search `s` finds the offer `o`, each filter as in GET offers/ (a test compares the two). */
export const FINDS = sql`(
  (s.seller_id is null or s.seller_id = o.company_id)
  and (s.city_norm is null or s.city_norm = o.city_norm or ${IN_BEGUN_CITY})
  and (s.nodes is null or s.nodes && o.cat_path)
  and (s.words is null or o.tsv @@ s.words)
  and (s.price_from is null or coalesce(o.price_to, o.price_from) >= s.price_from)
  and (s.price_to is null or o.price_from <= s.price_to)
  and (s.company_rating is null or o.company_rating >= s.company_rating)
  and (s.workplace_types is null or s.workplace_types && o.workplace_types)
  and (s.work_schedule_types is null or s.work_schedule_types && o.work_schedule_types)
  and (s.contract_types is null or s.contract_types && o.contract_types)
  and (s.salary_min is null or o.salary_month >= s.salary_min)
  and (s.has_salary is null or s.has_salary = (o.salary_from is not null))
  and (s.radius is null or ${DISTANCE} <= s.radius)
  and (not s.in_network or ${IN_NETWORK})
  and not ${OWN})`;

export interface SearchMatch {
  id: string;
  name: string;
  user_id: string | null;
  company_id: string | null;
  count: number;
  /** Title of the newest. */
  offer: string;
}

/**
 * The searches that match some of these offers. One statement and one pass over the new offers, whatever the number of searches and of
 * listed offers.
 */
export function matchSearches(tx: Db, newOffers: number[]): Promise<SearchMatch[]> {
  return tx.query<SearchMatch>(sql`
    select s.id, s.name, s.user_id, s.company_id, count(*)::int as count,
      (array_agg(o.title order by w.seq desc))[1] as offer
    from (select * from offer_news where matched_at is null and seq = any(${newOffers}::bigint[])) w
    join offers o on o.id = w.offer_id and o.is_listed
    join saved_searches s on s.after_seq < w.seq and ${FINDS}
    group by s.id order by s.id`);
}
