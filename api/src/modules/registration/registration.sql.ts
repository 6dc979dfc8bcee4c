import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';
import type { Registration } from '../accounts/index.ts';

export async function insertVerification(
  tx: Db,
  token: { hash: string; userId: string; registration: Registration; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into one_time_tokens (hash, purpose, user_id, registration, created_at, expires_at)
    values (${token.hash}, 'verify_email', ${token.userId}, ${json(token.registration)}, ${now}, ${token.expiresAt})`);
}

export interface VerificationRow {
  expires_at: string;
  used: boolean;
  registration: Registration | null;
  verified: boolean;
  disabled: boolean;
  email: string;
}

/** Locks the account, so that opening a link twice is serialised. */
export function lockVerification(tx: Db, hash: string, userId: string): Promise<VerificationRow | undefined> {
  return tx.one<VerificationRow>(sql`
    select t.expires_at, t.used_at is not null as used, t.registration, u.email_verified_at is not null as verified,
      u.disabled_at is not null as disabled, u.email
    from one_time_tokens t join users u on u.id = t.user_id and u.deleted_at is null
    where t.hash = ${hash} and t.purpose = 'verify_email' and t.user_id::text = ${userId}
    for update of u, t`);
}

export async function markTokenUsed(tx: Db, hash: string, now: Date): Promise<void> {
  await tx.query(sql`update one_time_tokens set used_at = ${now} where hash = ${hash}`);
}

export interface PendingSignup {
  user_id: string;
  email: string;
  locale: 'pl' | 'en';
  registration: Registration;
}

const PENDING = sql`
  select u.id as user_id, u.email, u.locale, t.registration
  from one_time_tokens t join users u on u.id = t.user_id
  where t.purpose = 'verify_email' and t.registration is not null and u.email_verified_at is null and u.deleted_at is null
    and u.disabled_at is null`;

/**
 * The sign-up of an address whose confirmation is still open: of several the one of this device, else the one that the
 * account's password belongs to, else the latest.
 */
export function findPendingByEmail(db: Db, email: string, device: string | null): Promise<PendingSignup | undefined> {
  return db.one<PendingSignup>(sql`
    ${PENDING} and lower(u.email) = lower(${email})
    order by (t.registration->>'device' is not null and t.registration->>'device' = ${device}::text) desc nulls last,
      t.registration->>'password_hash' = u.password_hash desc, t.created_at desc
    limit 1`);
}

/** The sign-up that a link belongs to, also when it has expired. */
export function findPendingByLink(db: Db, hash: string, userId: string): Promise<PendingSignup | undefined> {
  return db.one<PendingSignup>(sql`${PENDING} and t.hash = ${hash} and t.user_id::text = ${userId}`);
}

/**
 * The sign-up of an account; `pending` is false once it is confirmed or disabled. A registration whose links were deleted is in
 * the account itself.
 */
export function findPendingByUser(db: Db, userId: string): Promise<(PendingSignup & { pending: boolean }) | undefined> {
  return db.one(sql`
    select u.id as user_id, u.email, u.locale, u.email_verified_at is null and u.disabled_at is null as pending,
      coalesce((
        select t.registration from one_time_tokens t
        where t.user_id = u.id and t.purpose = 'verify_email' and t.registration is not null
        order by t.registration->>'password_hash' = u.password_hash desc, t.created_at desc limit 1),
        jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'password_hash', u.password_hash)
      ) as registration
    from users u where u.id = ${userId} and u.deleted_at is null`);
}
