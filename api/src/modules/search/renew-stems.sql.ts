import { STEMS_VERSION, stemVector, type Weight } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';

interface Stemmed {
  table: Sql;
  /** The texts by weight, as the writers of the table have them. */
  texts: Sql;
  /** Rows of one transaction. */
  batch: number;
}

/** In this order: offers take the words of their category and company. */
const STEMMED: Record<string, Stemmed> = {
  // Each gives its words to thousands of offers.
  categories: { table: sql`categories`, texts: sql`json_build_object('B', t.name)`, batch: 1 },
  companies: { table: sql`companies`, texts: sql`json_build_object('A', t.name, 'D', t.description)`, batch: 500 },
  offers: { table: sql`offers`, texts: sql`json_build_object('A', t.title, 'D', t.description)`, batch: 500 },
  users: {
    table: sql`users`,
    texts: sql`json_build_object('B', t.headline, 'D', concat_ws(' ', t.city, tag_words(t.seeks), tag_words(t.offers)))`,
    batch: 500,
  },
  posts: { table: sql`posts`, texts: sql`json_build_object('D', t.text)`, batch: 500 },
  messages: { table: sql`messages`, texts: sql`json_build_object('D', t.text)`, batch: 500 },
  thread_notes: { table: sql`thread_notes`, texts: sql`json_build_object('D', t.text)`, batch: 500 },
};
const TABLES = Object.keys(STEMMED);

/** The rows of a table after an id, or all of them. */
export interface Part {
  table: string;
  after: string | null;
}

export const FIRST_PART: Part = { table: TABLES[0] ?? '', after: null };

/** Whether the tables have stems of an earlier version; from now on they are regarded as having those of this one. */
export async function claimRenewal(tx: Db): Promise<boolean> {
  const row = await tx.one(sql`
    update stems_version set version = ${STEMS_VERSION}::int where version < ${STEMS_VERSION}::int returning version`);
  return row !== undefined;
}

/** Writes the stems of the next rows. Answers where to continue; null at the end of the last table. */
export async function renewStems(tx: Db, { table, after }: Part): Promise<Part | null> {
  const stemmed = STEMMED[table];
  if (!stemmed) return null;
  const rows = await tx.query<{ id: string; texts: Partial<Record<Weight, string>> }>(sql`
    select t.id, ${stemmed.texts} as texts from ${stemmed.table} t
    where ${after}::uuid is null or t.id > ${after}::uuid order by t.id limit ${stemmed.batch}::int for no key update`);
  const renewed = rows.map(({ id, texts }) => ({ id, stems: stemVector(texts) }));
  await tx.query(sql`
    update ${stemmed.table} t set stems = n.stems
    from json_to_recordset(${json(renewed)}::json) as n(id uuid, stems tsvector) where n.id = t.id`);
  const last = rows.at(-1);
  if (last && rows.length === stemmed.batch) return { table, after: last.id };
  const next = TABLES[TABLES.indexOf(table) + 1];
  return next ? { table: next, after: null } : null;
}
