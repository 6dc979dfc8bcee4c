import type { FileState } from '@wspolnik/contract/common';
import {
  type AdminLibraryDocument,
  type AdminLibraryQuery,
  LIBRARY_TOPICS,
  type LibraryDocument,
  type LibraryKind,
  type LibraryQuery,
} from '@wspolnik/contract/library';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import { likeLiteral } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

const PUBLIC_COLUMNS = sql`
  d.id, d.title, d.title_en, d.description, d.description_en, d.topic, d.language, d.published_at, d.updated_at,
  d.file_key, d.file_name, d.file_size, d.kind, ${fileState(sql`d.file_key`)} as file_state`;
const ADMIN_COLUMNS = sql`${PUBLIC_COLUMNS}, d.created_at, d.revision`;

interface FileColumns {
  file_key: string;
  file_name: string;
  file_size: number;
  kind: LibraryKind;
}
type FileRow = FileColumns & { file_state: FileState };
export type LibraryRow = Omit<LibraryDocument, 'file'> & FileRow;
export type AdminLibraryRow = Omit<AdminLibraryDocument, 'file'> & FileRow;

/** More words than this narrow nothing down. */
const MOST_WORDS = 8;

function filtered({ q = '', topic, language, kind }: Omit<AdminLibraryQuery, 'published'>): Sql[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return [
    ...words.map((word) => sql`d.norm like fold_text(${`%${likeLiteral(word)}%`})`),
    ...(topic ? [sql`d.topic = ${topic}`] : []),
    ...(language ? [sql`d.language = ${language}`] : []),
    ...(kind ? [sql`d.kind = ${kind}`] : []),
  ];
}

/** While a file is being scanned, only admins see its document. */
const IS_READABLE = sql`${fileState(sql`d.file_key`)} = 'available'`;
const published = (query: LibraryQuery): Sql =>
  joinSql([sql`d.published_at is not null`, IS_READABLE, ...filtered(query)], ' and ');

function found({ published: isPublished, ...query }: AdminLibraryQuery): Sql {
  const state = isPublished === undefined ? sql`true` : sql`(d.published_at is not null) = ${isPublished}::boolean`;
  return joinSql([state, ...filtered(query)], ' and ');
}

const ORDERS: Record<LibraryQuery['sort_by'], Sql> = {
  topic: sql`array_position(${[...LIBRARY_TOPICS]}::text[], d.topic), d.published_at desc, d.id desc`,
  newest: sql`d.published_at desc, d.id desc`,
  title_pl: sql`polish_order(d.title) collate "C", d.id`,
  title_en: sql`polish_order(d.title_en) collate "C", d.id`,
};

export function selectPublished(db: Db, query: LibraryQuery): Promise<LibraryRow[]> {
  return db.query<LibraryRow>(sql`
    select ${PUBLIC_COLUMNS} from library_documents d where ${published(query)}
    order by ${ORDERS[query.sort_by]} limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

/** Counts up to one more than the limit of exact totals. */
async function countWhere(db: Db, condition: Sql): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count
    from (select 1 from library_documents d where ${condition} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

export const countPublished = (db: Db, query: LibraryQuery): Promise<number> => countWhere(db, published(query));

export function selectDocuments(db: Db, query: AdminLibraryQuery): Promise<AdminLibraryRow[]> {
  return db.query<AdminLibraryRow>(sql`
    select ${ADMIN_COLUMNS} from library_documents d where ${found(query)}
    order by d.updated_at desc, d.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

export const countDocuments = (db: Db, query: AdminLibraryQuery): Promise<number> => countWhere(db, found(query));

export function selectDocument(db: Db, id: string): Promise<AdminLibraryRow | undefined> {
  return db.one<AdminLibraryRow>(sql`select ${ADMIN_COLUMNS} from library_documents d where d.id = ${id}`);
}

/** Locks the document: of two admins at once, the second sees what the first has done. */
export function lockDocument(tx: Db, id: string): Promise<AdminLibraryRow | undefined> {
  return tx.one<AdminLibraryRow>(sql`select ${ADMIN_COLUMNS} from library_documents d where d.id = ${id} for update`);
}

/** The columns that a form writes. */
export interface LibraryValues extends FileColumns {
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  topic: string;
  language: string;
}

export async function insertDocument(
  tx: Db,
  id: string,
  values: LibraryValues,
  publishedAt: Date | null,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into library_documents (
      id, title, title_en, description, description_en, topic, language, file_key, file_name, file_size, kind,
      published_at, created_at, updated_at)
    values (
      ${id}, ${values.title}, ${values.title_en}, ${values.description}, ${values.description_en}, ${values.topic},
      ${values.language}, ${values.file_key}, ${values.file_name}, ${values.file_size}, ${values.kind},
      ${publishedAt}, ${now}, ${now})`);
}

export async function updateDocument(tx: Db, id: string, values: LibraryValues, now: Date): Promise<void> {
  await tx.query(sql`
    update library_documents set
      title = ${values.title}, title_en = ${values.title_en}, description = ${values.description},
      description_en = ${values.description_en}, topic = ${values.topic}, language = ${values.language},
      file_key = ${values.file_key}, file_name = ${values.file_name}, file_size = ${values.file_size},
      kind = ${values.kind}, updated_at = ${now}, revision = revision + 1
    where id = ${id}`);
}

export async function updatePublished(tx: Db, id: string, publishedAt: Date | null, now: Date): Promise<void> {
  await tx.query(sql`
    update library_documents set published_at = ${publishedAt}, updated_at = ${now}, revision = revision + 1
    where id = ${id}`);
}

export async function deleteDocument(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from library_documents where id = ${id}`);
}
