import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Devices of one account; the one that has not signed in for longest is dropped. */
const MAX_DEVICES = 20;

/** The hash among `hashes` that marks a device of the account with this address. */
export function findDevice(
  db: Db,
  { email, hashes, now }: { email: string; hashes: readonly string[]; now: Date },
): Promise<{ hash: string } | undefined> {
  return db.one(sql`
    select d.hash from device_marks d join users u on u.id = d.user_id and u.deleted_at is null
    where d.hash = any(${[...hashes]}::text[]) and d.expires_at > ${now} and lower(u.email) = lower(${email})
    limit 1`);
}

export interface NewMark {
  hash: string;
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Marks a device in place of `replaced`. */
export async function replaceMark(
  tx: Db,
  { hash, userId, sessionId, expiresAt }: NewMark,
  replaced: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(sql`
    delete from device_marks where user_id = ${userId} and (hash = any(${[...replaced]}::text[]) or hash in (
      select hash from device_marks where user_id = ${userId} order by created_at desc offset ${MAX_DEVICES - 1}))`);
  await tx.query(sql`
    insert into device_marks (hash, user_id, session_id, created_at, expires_at)
    values (${hash}, ${userId}, ${sessionId}, ${now}, ${expiresAt})`);
}

/** The account's devices are unknown from now on, but the one of the session `keep`. */
export async function deleteMarks(tx: Db, userId: string, keep: string | null): Promise<void> {
  await tx.query(sql`
    delete from device_marks where user_id = ${userId} and session_id is distinct from ${keep}::uuid`);
}
