import type { Prover } from '../../platform/sign-in/confirmation.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

export interface ExportRow {
  requested_at: string;
  ready_at: string | null;
  file_key: string | null;
  size: number | null;
  expires_at: string | null;
  /** Asked for in another session, or before a change of the password or the second step. */
  elsewhere: boolean;
}

/** Whether the session asked for it, by the methods of now. Null stands for copies from before sessions were noted. */
const isOf = ({ sessionId, credentialsVersion }: Prover): Sql =>
  sql`(coalesce(session_id = ${sessionId}::uuid and credentials_version = ${credentialsVersion}, false))`;

/**
 * False when the session's last request is younger than `since`, or any of the person is not done yet. Locks the person: of two at
 * once one is second.
 */
export async function insertExport(
  tx: Db,
  { id, by, since }: { id: string; by: Prover; since: Date },
  now: Date,
): Promise<boolean> {
  const userId = by.user.id;
  await tx.query(sql`select id from users where id = ${userId} for no key update`);
  const row = await tx.one(sql`
    insert into data_exports (id, user_id, requested_at, session_id, credentials_version)
    select ${id}, ${userId}, ${now}, ${by.sessionId}, ${by.credentialsVersion}
    where not exists (
      select 1 from data_exports
      where user_id = ${userId} and (ready_at is null or (requested_at > ${since} and ${isOf(by)})))
    returning id`);
  return row !== undefined;
}

/** Of the person; the one of the session before others. */
export function selectLatest(db: Db, by: Prover): Promise<ExportRow | undefined> {
  return db.one<ExportRow>(sql`
    select requested_at, ready_at, file_key, size, expires_at, not ${isOf(by)} as elsewhere
    from data_exports where user_id = ${by.user.id} order by elsewhere, requested_at desc limit 1`);
}

/** The person who waits for the export; undefined when there is none any more. */
export function selectWaiting(db: Db, id: string): Promise<{ user_id: string } | undefined> {
  return db.one(sql`select user_id from data_exports where id = ${id} and ready_at is null`);
}

export function lockExport(tx: Db, id: string): Promise<{ user_id: string; ready_at: string | null } | undefined> {
  return tx.one(sql`select user_id, ready_at from data_exports where id = ${id} for update`);
}

export interface ExportFile {
  key: string;
  size: number;
  expiresAt: Date;
}

export async function setReady(tx: Db, id: string, { key, size, expiresAt }: ExportFile, now: Date): Promise<void> {
  await tx.query(sql`
    update data_exports set ready_at = ${now}, file_key = ${key}, size = ${size}, expires_at = ${expiresAt}
    where id = ${id}`);
}

/** Deletes expired exports and answers their files. */
export async function deleteExpired(tx: Db, now: Date): Promise<string[]> {
  const rows = await tx.query<{ file_key: string }>(sql`
    delete from data_exports where expires_at <= ${now} returning file_key`);
  return rows.map(({ file_key }) => file_key);
}

export async function selectExportFiles(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.query<{ file_key: string }>(sql`
    select file_key from data_exports where user_id = ${userId} and file_key is not null`);
  return rows.map(({ file_key }) => file_key);
}
