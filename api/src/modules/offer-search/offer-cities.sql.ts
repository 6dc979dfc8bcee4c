import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Towns that begin with one or two letters. More of them are hardly what was meant. */
const MOST_CITIES = 100;

/** Towns of listed offers that are `typed`, or else begin with it, folded. Each is one step in the index offers_city. */
export async function selectCities(db: Db, typed: string): Promise<string[]> {
  const rows = await db.query<{ city: string; is_typed: boolean }>(sql`
    with recursive cities as (
      (select o.city_norm as city from offers o where o.is_listed and o.city_norm >= fold_text(${typed})
       order by o.city_norm limit 1)
      union all
      select (select o.city_norm from offers o where o.is_listed and o.city_norm > c.city order by o.city_norm limit 1)
      from cities c where starts_with(c.city, fold_text(${typed})))
    select c.city, c.city = fold_text(${typed}) as is_typed from cities c
    where starts_with(c.city, fold_text(${typed})) limit ${MOST_CITIES}::int`);
  const exact = rows.find(({ is_typed }) => is_typed);
  return exact ? [exact.city] : rows.map(({ city }) => city);
}
