import type { SearchWord, SearchWordListQuery } from '@wspolnik/contract/search-words';
import { likeLiteral } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';
import { ownPicture } from '../categories/index.ts';

const COLUMNS = sql`
  w.id, w.phrase, w.words, w.updated_at,
  case when k.id is null then null else json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) end as category`;
const SOURCE = sql`search_words w left join categories k on k.id = w.category_id`;

function matching({ q, category }: Pick<SearchWordListQuery, 'q' | 'category'>): Sql {
  const text = q?.trim() ? `%${likeLiteral(q.trim())}%` : null;
  const inCategory = category ? sql`w.category_id = ${category}` : sql`true`;
  if (!text) return inCategory;
  return sql`${inCategory} and (fold_text(w.phrase) like fold_text(${text}) or fold_text(w.words) like fold_text(${text})
    or fold_text(k.name) like fold_text(${text}))`;
}

export function selectSearchWords(db: Db, query: SearchWordListQuery): Promise<SearchWord[]> {
  return db.query<SearchWord>(sql`
    select ${COLUMNS} from ${SOURCE} where ${matching(query)}
    order by polish_order(w.phrase) collate "C", w.id limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

export async function countSearchWords(db: Db, query: SearchWordListQuery): Promise<number> {
  const row = await db.one<{ count: number }>(
    sql`select count(*)::int as count from ${SOURCE} where ${matching(query)}`,
  );
  return row?.count ?? 0;
}

export function selectSearchWord(db: Db, id: string): Promise<SearchWord | undefined> {
  return db.one<SearchWord>(sql`select ${COLUMNS} from ${SOURCE} where w.id = ${id}`);
}

export interface SearchWordRow {
  id: string;
  phrase: string;
  words: string;
  category_id: string | null;
}

/** Null when there is such a phrase already. */
export async function insertSearchWord(tx: Db, row: SearchWordRow, now: Date): Promise<boolean> {
  const inserted = await tx.one(sql`
    insert into search_words (id, phrase, words, category_id, created_at, updated_at)
    values (${row.id}, ${row.phrase}, ${row.words}, ${row.category_id}, ${now}, ${now})
    on conflict (phrase_words) do nothing returning id`);
  return inserted !== undefined;
}

/** Whether another row has the phrase. The unique index decides between two admins at once. */
export async function isPhraseTaken(tx: Db, phrase: string, id: string): Promise<boolean> {
  const row = await tx.one(sql`
    select 1 from search_words where phrase_words = trim(f_words(${phrase})) and id <> ${id}`);
  return row !== undefined;
}

export async function updateSearchWord(tx: Db, row: SearchWordRow, now: Date): Promise<void> {
  await tx.query(sql`
    update search_words set phrase = ${row.phrase}, words = ${row.words}, category_id = ${row.category_id}, updated_at = ${now}
    where id = ${row.id}`);
}

export async function deleteSearchWord(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from search_words where id = ${id}`);
}

export async function hasCategory(db: Db, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 from categories where id = ${id}`)) !== undefined;
}

/** One change of the table at a time: of two admins, the second sees what the first has done. Readers do not wait. */
export async function lockSearchWords(tx: Db): Promise<void> {
  await tx.query(sql`lock table search_words in share row exclusive mode`);
}

export async function hasSearchWords(db: Db): Promise<boolean> {
  return (await db.one(sql`select 1 from search_words limit 1`)) !== undefined;
}

export async function insertSearchWords(tx: Db, rows: readonly SearchWordRow[], now: Date): Promise<void> {
  await tx.query(sql`
    insert into search_words (id, phrase, words, category_id, created_at, updated_at)
    select r.id, r.phrase, r.words, r.category_id, ${now}, ${now}
    from json_populate_recordset(null::search_words, ${json(rows)}::json) r on conflict (phrase_words) do nothing`);
}

export interface BookCategory {
  id: string;
  path: number[];
  node: number;
  name: string;
  name_en: string;
  /** A small square: its own or that of the category above. */
  image: string | null;
  /** The name of the category above. */
  parent: string | null;
}

export function selectBookCategories(db: Db): Promise<BookCategory[]> {
  return db.query<BookCategory>(sql`
    select k.id, k.path, k.node, k.name, k.name_en, parent.name as parent, (
      select ${ownPicture} from categories c where c.node = any(k.path) and ${ownPicture} is not null
      order by cardinality(c.path) desc limit 1) as image
    from categories k left join categories parent on parent.id = k.parent_id
    order by cardinality(k.path), k.position, k.name_order, k.id`);
}

/** Changes with the rows. */
export async function selectBookVersion(db: Db): Promise<string> {
  const row = await db.one<{ version: string }>(sql`
    select concat(count(*), ' ', sum(hashtextextended(concat_ws('|', phrase, category_id, words), 0))) as version
    from search_words`);
  return row?.version ?? '';
}

export function selectBookWords(db: Db): Promise<Omit<SearchWordRow, 'id'>[]> {
  return db.query<Omit<SearchWordRow, 'id'>>(
    sql`select phrase, words, category_id from search_words order by phrase_words`,
  );
}
