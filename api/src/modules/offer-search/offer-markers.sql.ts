import type { ListOrder } from '../../platform/lists/list-page.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

/** The map's limit. A literal: with LIMIT as a parameter the planner keeps replanning. */
const ALL = 10_000;

/** The newest offers with a position, as JSON text in the given order, and their number. */
export async function selectOfferMarkers(
  db: Db,
  conditions: readonly Sql[],
  { by, score }: ListOrder,
  limit: number,
): Promise<{ results: string; rows: number }> {
  const rows = limit === ALL ? sql`limit 10000` : sql`limit ${limit}::int`;
  const row = await db.one<{ results: string; rows: number }>(sql`
    select coalesce(json_agg(json_build_object(
        'id', o.id, 'name', o.title, 'lat', o.latitude, 'lng', o.longitude, 'city', o.city,
        'individual_price', o.individual_price, 'price_from', f_money(o.price_from), 'price_to', f_money(o.price_to),
        'is_job', o.is_job) order by ${by}), '[]')::text as results, count(*)::int as rows
    from (
      select o.id, o.title, o.latitude, o.longitude, o.city, o.individual_price, o.price_from, o.price_to, o.created_at, k.is_job,
             ${score ?? sql`0`} as score
      from offers o join categories k on k.id = o.category_id
      where ${joinSql(conditions, ' and ')} and o.latitude is not null and o.longitude is not null
      order by o.created_at desc, o.id desc ${rows}) o`);
  return row ?? { results: '[]', rows: 0 };
}
