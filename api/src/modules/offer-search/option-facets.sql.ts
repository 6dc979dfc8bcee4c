import type { OFFER_OPTIONS } from '@wspolnik/contract/offer-lists';
import type { ListSource } from '../../platform/lists/list-page.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';

export type OptionFilter = keyof typeof OFFER_OPTIONS;

/** The columns that the conditions of options read. */
const COLUMNS = sql`
  o.price_from, o.price_to, o.company_rating, o.workplace_types, o.work_schedule_types, o.contract_types, o.salary_from, o.salary_month`;

interface Counted {
  conditions: readonly Sql[];
  /** The conditions of each option. */
  options: readonly (readonly Sql[])[];
  /** Only the newest rows, so many. */
  newest: number | null;
}

/** How many rows with the conditions each option has, in one pass over them. */
export async function selectOptionCounts(
  db: Db,
  { table, alias, newest: order }: ListSource,
  { conditions, options, newest }: Counted,
): Promise<{ rows: number; counts: number[] }> {
  const matching = sql`${table} where ${joinSql(conditions, ' and ')}`;
  const rows = newest
    ? sql`(select ${COLUMNS} from ${matching} order by ${order} limit ${newest}::int) ${alias}`
    : matching;
  const counts = options.map((all) => sql`count(*) filter (where ${joinSql(all, ' and ')})`);
  const row = await db.one<{ rows: number; counts: number[] }>(
    plannedByValue(sql`select count(*)::int as rows, array[${joinSql(counts, ', ')}]::int[] as counts from ${rows}`),
  );
  return row ?? { rows: 0, counts: [] };
}
