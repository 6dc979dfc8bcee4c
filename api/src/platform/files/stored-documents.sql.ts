import type { FileState } from '@wspolnik/contract/common';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The owner of a document; of a seller's answer to a report, its order. The job that scans it notifies by it. */
export type DocumentSubject =
  | 'order'
  | 'order_answer'
  | 'quote'
  | 'company'
  | 'contact_message'
  | 'library_document'
  | 'message';

export interface DocumentRow {
  key: string;
  name: string;
  user_id: string | null;
  company_id: string | null;
  subject_type: DocumentSubject;
  subject_id: string;
}

/** After its scan. */
export interface ScannedDocument {
  document: DocumentRow;
  /** Otherwise it is available now. */
  isRemoved: boolean;
}

/** The state of the file whose key is in that column, for a list. */
export const fileState = (key: Sql): Sql => sql`
  coalesce((select case when s.state in ('checking', 'removed') then s.state else 'available' end
            from stored_documents s where s.key = ${key}), 'available')`;

export async function selectFileState(db: Db, key: string): Promise<FileState> {
  const row = await db.one<{ state: FileState }>(sql`select ${fileState(sql`${key}::text`)} as state`);
  return row?.state ?? 'available';
}

export async function insertDocument(
  tx: Db,
  { row, bytes, state }: { row: DocumentRow; bytes: number; state: 'unscanned' | 'checking' | 'clean' },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into stored_documents (key, name, user_id, company_id, subject_type, subject_id, bytes, state, created_at)
    values (${row.key}, ${row.name}, ${row.user_id}, ${row.company_id}, ${row.subject_type}, ${row.subject_id}, ${bytes},
            ${state}, ${now})`);
}

/** Whether a transaction refers to it. */
export async function isKept(db: Db, key: string): Promise<boolean> {
  return (await db.one(sql`select 1 from stored_documents where key = ${key}`)) !== undefined;
}

/** Until the transaction ends, the person's usage changes only in it. References to the person do not wait. */
export async function lockSender(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
}

/** Bytes of the person's documents, and of those of the subject. Indexes stored_documents_by_user and _by_subject. */
export async function selectUsage(db: Db, userId: string | null, subjectId: string) {
  const row = await db.one<{ of_account: number; of_subject: number }>(sql`
    select
      (select coalesce(sum(bytes), 0)::float8 from stored_documents where user_id = ${userId}::uuid) as of_account,
      (select coalesce(sum(bytes), 0)::float8 from stored_documents where subject_id = ${subjectId}::uuid) as of_subject`);
  return row ?? { of_account: 0, of_subject: 0 };
}

export interface UnscannedRow extends DocumentRow {
  state: 'checking' | 'unscanned';
}

/** Locked; undefined when it was scanned meanwhile. */
export function lockToScan(tx: Db, key: string): Promise<UnscannedRow | undefined> {
  return tx.one<UnscannedRow>(sql`
    select key, name, user_id, company_id, subject_type, subject_id, state
    from stored_documents where key = ${key} and state in ('checking', 'unscanned') for update`);
}

/** The next documents of a time without a scanner that were not tried since `before`. Index stored_documents_unscanned. */
export async function selectUnscanned(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ key: string }>(sql`
    select key from stored_documents
    where state = 'unscanned' and (scanned_at is null or scanned_at <= ${before})
    order by scanned_at nulls first, created_at limit ${limit}`);
  return rows.map(({ key }) => key);
}

export async function updateState(
  tx: Db,
  key: string,
  state: 'unscanned' | 'checking' | 'clean' | 'removed',
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update stored_documents set state = ${state}, bytes = case when ${state} = 'removed' then 0 else bytes end,
      scanned_at = ${now} where key = ${key}`);
}
