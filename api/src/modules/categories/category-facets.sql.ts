import type { CategoryFacet } from '@wspolnik/contract/categories';
import type { ListSource } from '../../platform/lists/list-page.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';

/** Rows with the conditions, all of them; or the newest of those that pass the tests, which stand for `total` rows. */
export type Counted = { conditions: readonly Sql[]; newest: { most: number; total: number } | null };

/** A category counts what is in it and below it. The largest come first; categories without matches are omitted. */
export async function selectCategoryFacets(
  db: Db,
  { table, alias, newest: order }: ListSource,
  { conditions, newest }: Counted,
): Promise<CategoryFacet[]> {
  const matching = sql`${table} where ${joinSql(conditions, ' and ')}`;
  const nodes = sql`${alias}.category_1, ${alias}.category_2, ${alias}.category_3`;
  const rows = newest
    ? sql`(select ${nodes} from ${matching} order by ${order} limit ${newest.most}::int) ${alias}`
    : matching;
  const scale = newest ? sql`${newest.total}::float8 / greatest(1, (select sum(number) from leaves))` : sql`1`;
  return db.query<CategoryFacet>(
    plannedByValue(sql`
      with leaves as materialized (
        select ${nodes}, count(*) as number from ${rows} group by 1, 2, 3)
      select k.id, greatest(1, round(sum(l.number) * ${scale}))::int as count, ${newest === null}::boolean as exact
      from leaves l join categories k on k.node in (l.category_1, l.category_2, l.category_3)
      group by k.id order by sum(l.number) desc, k.id`),
  );
}
