import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

/** The map's limit. A literal: with LIMIT as a parameter the planner keeps replanning. */
const ALL = 10_000;

/** The newest offers with a position, as JSON text, and their number. */
export async function selectOfferMarkers(
  db: Db,
  conditions: readonly Sql[],
  limit: number,
): Promise<{ results: string; rows: number }> {
  const rows = limit === ALL ? sql`limit 10000` : sql`limit ${limit}::int`;
  const row = await db.one<{ results: string; rows: number }>(sql`
    select coalesce(json_agg(json_build_object(
        'id', m.id, 'name', m.title, 'lat', m.latitude, 'lng', m.longitude, 'city', m.city,
        'individual_price', m.individual_price, 'price_from', f_money(m.price_from), 'price_to', f_money(m.price_to),
        'is_job', m.is_job)), '[]')::text as results, count(*)::int as rows
    from (
      select o.id, o.title, o.latitude, o.longitude, o.city, o.individual_price, o.price_from, o.price_to, k.is_job
      from offers o join categories k on k.id = o.category_id
      where ${joinSql(conditions, ' and ')} and o.latitude is not null and o.longitude is not null
      order by o.created_at desc, o.id desc ${rows}) m`);
  return row ?? { results: '[]', rows: 0 };
}
