import type { Db } from '../../storage/db.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { ListFilter } from './list-filter.ts';

/** Towns that begin with one or two letters. More of them are hardly what was meant. */
const MOST_CITIES = 100;

/** Rows with a town. An index on `column` has the rows with the condition, and gives each town in one step. */
interface Towns {
  /** With its alias. */
  table: Sql;
  condition: Sql;
  /** The folded name. */
  column: Sql;
}

/** The folded towns of the rows that are `typed`, or else begin with it. */
export async function selectCities(db: Db, { table, condition, column }: Towns, typed: string): Promise<string[]> {
  const rows = await db.query<{ city: string; is_typed: boolean }>(sql`
    with recursive cities as (
      (select ${column} as city from ${table} where ${condition} and ${column} >= fold_text(${typed}) order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${condition} and ${column} > known.city order by ${column} limit 1)
      from cities known where starts_with(known.city, fold_text(${typed})))
    select known.city, known.city = fold_text(${typed}) as is_typed from cities known
    where starts_with(known.city, fold_text(${typed})) limit ${MOST_CITIES}::int`);
  const exact = rows.find(({ is_typed }) => is_typed);
  return exact ? [exact.city] : rows.map(({ city }) => city);
}

/** Any of the folded towns. */
export function cityFilter(column: Sql, cities: readonly string[]): ListFilter {
  const [only] = cities;
  const isOne = cities.length === 1 && only !== undefined;
  return { find: isOne ? sql`${column} = ${only}` : plannedByValue(sql`${column} = any(${cities}::text[])`) };
}
