import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';
import type { NewConsents } from '../consents/consents.sql.ts';

export interface AccountRow {
  id: string;
  first_name: string;
  locale: 'pl' | 'en';
  verified: boolean;
}
/** The account's data once the registration's link is opened. */
export interface Registration {
  first_name: string;
  last_name: string;
  password_hash: string;
  /** Hash of the secret of the device that signed up; null when it sent none. */
  device?: string | null;
  /** The documents in force when the form was sent; absent in links from before they had versions. */
  consents?: { accepted: NewConsents['accepted']; locale: 'pl' | 'en'; at: string };
}
interface NewUser extends Registration {
  id: string;
  email: string;
  locale: 'pl' | 'en';
  referred_by: string | null;
}

/** False when the address is taken; the unique index on lower(email) decides between two at once. */
export async function insertUser(tx: Db, user: NewUser, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    insert into users (id, email, first_name, last_name, password_hash, locale, referred_by, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.first_name}, ${user.last_name}, ${user.password_hash}, ${user.locale},
            ${user.referred_by}, ${now}, ${now})
    on conflict do nothing returning id`);
  return row !== undefined;
}

/** Locked, so that it is not deleted meanwhile. */
export function findAccount(tx: Db, email: string): Promise<AccountRow | undefined> {
  return tx.one<AccountRow>(sql`
    select id, first_name, locale, email_verified_at is not null as verified
    from users where lower(email) = lower(${email}) and deleted_at is null for no key update`);
}

/** An unverified account has the data of the latest sign-up, for example for a sign-in. */
export async function replaceUnverified(tx: Db, userId: string, data: Registration, now: Date): Promise<void> {
  await tx.query(sql`
    update users set first_name = ${data.first_name}, last_name = ${data.last_name},
      password_hash = ${data.password_hash}, updated_at = ${now}
    where id = ${userId} and email_verified_at is null`);
}

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

export async function verifyUser(tx: Db, userId: string, data: Registration | null, now: Date): Promise<void> {
  await tx.query(sql`
    update users set email_verified_at = ${now}, updated_at = ${now},
      first_name = coalesce(${data?.first_name ?? null}, first_name),
      last_name = coalesce(${data?.last_name ?? null}, last_name),
      password_hash = coalesce(${data?.password_hash ?? null}, password_hash)
    where id = ${userId}`);
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
