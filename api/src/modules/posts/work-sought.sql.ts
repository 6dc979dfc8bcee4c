import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** More would make a post a mailing. */
const MOST_COMPANIES = 50;

export interface SoughtWork {
  author_user_id: string | null;
  author_company_id: string | null;
  written_by: string;
  city: string | null;
  category: string;
  category_en: string;
  node: number;
  /** Of the category in the tree, from 1. */
  level: number;
}

/** Undefined when the post is not public any more, or its category is gone. */
export function selectSoughtWork(db: Db, postId: string): Promise<SoughtWork | undefined> {
  return db.one<SoughtWork>(sql`
    select p.author_user_id, p.author_company_id, p.written_by, p.city, k.name as category, k.name_en as category_en, k.node,
      cardinality(k.path) as level
    from posts p join categories k on k.id = p.category_id where p.id = ${postId} and p.is_listed`);
}

const LEVELS: readonly Sql[] = [sql`category_1`, sql`category_2`, sql`category_3`];

/**
 * Active companies of the category or one below it, or with a listed offer there; in the city, if there is one. The best rated
 * first, without those of the author.
 */
export async function selectContractors(db: Db, { node, level, city, written_by }: SoughtWork): Promise<string[]> {
  const column = LEVELS[level - 1] ?? sql`category_1`;
  const there = (norm: Sql) => sql`(${city}::text is null or ${norm} = fold_text(${city}::text))`;
  const rows = await db.query<{ id: string }>(sql`
    select c.id from (
      select c.id from companies c where c.${column} = ${node} and ${there(sql`c.city_norm`)}
      union select o.company_id from offers o join companies c on c.id = o.company_id
      where o.${column} = ${node} and o.is_listed and (${there(sql`c.city_norm`)} or ${there(sql`o.city_norm`)})) found
    join companies c on c.id = found.id and c.status = 'active' and c.deleted_at is null
    where not exists (select 1 from company_members m where m.company_id = c.id and m.user_id = ${written_by}::uuid)
    order by c.rating desc, c.rating_count desc, c.id limit ${MOST_COMPANIES}`);
  return rows.map(({ id }) => id);
}
