import type { FileState } from '../../contract/common.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** What a document belongs to. The job that scans it notifies by it. */
export type DocumentSubject = 'order' | 'company' | 'contact_message' | 'library_document';

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

/** Locked; undefined when it is not held any more. */
export function lockHeld(tx: Db, key: string): Promise<DocumentRow | undefined> {
  return tx.one<DocumentRow>(sql`
    select key, name, user_id, company_id, subject_type, subject_id
    from stored_documents where key = ${key} and state = 'checking' for update`);
}

export async function updateState(
  tx: Db,
  key: string,
  state: 'unscanned' | 'clean' | 'removed',
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update stored_documents set state = ${state}, bytes = case when ${state} = 'removed' then 0 else bytes end,
      scanned_at = ${now} where key = ${key}`);
}
