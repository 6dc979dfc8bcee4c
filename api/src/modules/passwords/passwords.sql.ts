import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

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

/** Invalidates this link and all other open ones, also those that sign in. */
export async function closeResets(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose in ('reset_password', 'sign_in') and used_at is null`);
}

/** Ends what the old password has confirmed. Opening a mailed link proves the address, so `verified` may be set as well. */
export async function updatePassword(
  tx: Db,
  userId: string,
  { hash, verified }: { hash: string; verified: boolean },
  now: Date,
): Promise<void> {
  const verifiedAt = verified ? sql`coalesce(email_verified_at, ${now})` : sql`email_verified_at`;
  await tx.query(sql`
    update users set password_hash = ${hash}, credentials_version = credentials_version + 1, email_verified_at = ${verifiedAt},
      updated_at = ${now}
    where id = ${userId}`);
}
