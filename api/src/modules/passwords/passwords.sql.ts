import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface AccountRow {
  id: string;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  password_hash: string;
}

/** An account whose deletion was requested counts: a new password is a way to take the deletion back. */
export function findByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.one<AccountRow>(sql`
    select id, email, first_name, locale, password_hash from users
    where lower(email) = lower(${email}) and deleted_at is null
      and disabled_at is not distinct from deletion_requested_at`);
}

export function findById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.one<AccountRow>(sql`
    select id, email, first_name, locale, password_hash from users where id = ${id} and deleted_at is null`);
}

export async function insertReset(tx: Db, hash: string, userId: string, expiresAt: Date, now: Date): Promise<void> {
  await tx.query(sql`
    insert into one_time_tokens (hash, purpose, user_id, created_at, expires_at)
    values (${hash}, 'reset_password', ${userId}, ${now}, ${expiresAt})`);
}

export function findReset(tx: Db, hash: string, userId: string): Promise<{ expires_at: string } | undefined> {
  return tx.one(sql`
    select expires_at from one_time_tokens
    where hash = ${hash} and purpose = 'reset_password' and user_id::text = ${userId} and used_at is null
    for update`);
}

/** Invalidates this link and all other open ones. */
export async function closeResets(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = 'reset_password' and used_at is null`);
}

/** Opening a mailed link proves the address, so `verified` may be set as well. */
export async function updatePassword(
  tx: Db,
  userId: string,
  { hash, verified }: { hash: string; verified: boolean },
  now: Date,
): Promise<void> {
  const verifiedAt = verified ? sql`coalesce(email_verified_at, ${now})` : sql`email_verified_at`;
  await tx.query(sql`
    update users set password_hash = ${hash}, email_verified_at = ${verifiedAt}, updated_at = ${now}
    where id = ${userId}`);
}
