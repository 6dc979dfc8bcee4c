import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export async function insertLink(tx: Db, hash: string, userId: string, expiresAt: Date, now: Date): Promise<void> {
  await tx.query(sql`
    insert into one_time_tokens (hash, purpose, user_id, created_at, expires_at)
    values (${hash}, 'sign_in', ${userId}, ${now}, ${expiresAt})`);
}

export interface LinkRow {
  expires_at: string;
  email: string;
  /** By an admin: a requested deletion is taken back by the sign-in. */
  disabled: boolean;
}

/** Undefined once it was used. */
export function findLink(db: Db, hash: string, userId: string): Promise<LinkRow | undefined> {
  return db.one<LinkRow>(sql`
    select t.expires_at, u.email, u.disabled_at is distinct from u.deletion_requested_at as disabled
    from one_time_tokens t join users u on u.id = t.user_id and u.deleted_at is null
    where t.hash = ${hash} and t.purpose = 'sign_in' and t.user_id::text = ${userId} and t.used_at is null`);
}

/** False when another call used it first. */
export async function useLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const row = await db.one(sql`
    update one_time_tokens set used_at = ${now} where hash = ${hash} and used_at is null returning user_id`);
  return row !== undefined;
}
