import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  path: number[];
  name: string;
  name_en: string;
  image: string | null;
  /** Listed offers directly in it. */
  offer_count: number;
}

export function selectCategories(db: Db): Promise<CategoryRow[]> {
  return db.query<CategoryRow>(sql`
    select c.id, c.parent_id, c.path, c.name, c.name_en, c.image, coalesce(n.offer_count, 0)::int as offer_count
    from categories c
    left join (
      -- By the columns that an index has: the table of a million offers is ten times as large.
      select coalesce(category_3, category_2, category_1) as node, count(*) as offer_count
      from offers where is_listed group by 1) n on n.node = c.node
    order by cardinality(c.path), c.position, c.name, c.id`);
}
