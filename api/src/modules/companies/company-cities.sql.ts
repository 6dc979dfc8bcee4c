import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Towns that begin with one or two letters. More of them are hardly what was meant. */
const MOST_CITIES = 100;

/** Towns of active companies that are `typed`, or else begin with it, folded. Each is one step in the index companies_by_city. */
export async function selectCompanyCities(db: Db, typed: string): Promise<string[]> {
  const rows = await db.query<{ city: string; is_typed: boolean }>(sql`
    with recursive cities as (
      (select c.city_norm as city from companies c
       where c.status = 'active' and c.deleted_at is null and c.city_norm >= fold_text(${typed}) order by c.city_norm limit 1)
      union all
      select (select c.city_norm from companies c where c.status = 'active' and c.deleted_at is null and c.city_norm > t.city
        order by c.city_norm limit 1)
      from cities t where starts_with(t.city, fold_text(${typed})))
    select t.city, t.city = fold_text(${typed}) as is_typed from cities t
    where starts_with(t.city, fold_text(${typed})) limit ${MOST_CITIES}::int`);
  const exact = rows.find(({ is_typed }) => is_typed);
  return exact ? [exact.city] : rows.map(({ city }) => city);
}
