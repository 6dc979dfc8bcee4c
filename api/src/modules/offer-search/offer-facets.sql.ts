import type { CategoryFacet } from '../../contract/offers.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';

/** Offers `o` with the conditions, all of them; or the newest of those that pass the tests, which stand for `total` offers. */
export type Counted = { conditions: readonly Sql[]; newest?: { most: number; total: number } };

/** A category counts what is in it and below it. The largest come first; categories without matches are omitted. */
export async function selectCategoryFacets(db: Db, { conditions, newest }: Counted): Promise<CategoryFacet[]> {
  const matching = sql`offers o where ${joinSql(conditions, ' and ')}`;
  const rows = newest
    ? sql`(select o.category_1, o.category_2, o.category_3 from ${matching}
        order by o.created_at desc, o.id desc limit ${newest.most}::int) o`
    : matching;
  const scale = newest ? sql`${newest.total}::float8 / greatest(1, (select sum(offers) from leaves))` : sql`1`;
  return db.query<CategoryFacet>(
    plannedByValue(sql`
      with leaves as materialized (
        select o.category_1, o.category_2, o.category_3, count(*) as offers from ${rows} group by 1, 2, 3)
      select k.id, greatest(1, round(sum(l.offers) * ${scale}))::int as count, ${newest === undefined}::boolean as exact
      from leaves l join categories k on k.node in (l.category_1, l.category_2, l.category_3)
      group by k.id order by sum(l.offers) desc, k.id`),
  );
}
