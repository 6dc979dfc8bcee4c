import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { NewConsents } from '../legal-documents/index.ts';

export interface Account {
  id: string;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  password_hash: string;
}

/** An account whose deletion was requested counts: a new password is a way to take the deletion back. */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.one<Account>(sql`
    select id, email, first_name, locale, password_hash from users
    where lower(email) = lower(${email}) and deleted_at is null
      and disabled_at is not distinct from deletion_requested_at`);
}

export function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  return db.one<Account>(sql`
    select id, email, first_name, locale, password_hash from users where id = ${id} and deleted_at is null`);
}

interface CredentialsRow {
  id: string;
  password_hash: string;
  verified: boolean;
  disabled: boolean;
}

/** An account whose deletion was requested is not disabled for its owner: signing in takes the deletion back. */
export function findCredentials(db: Db, email: string): Promise<CredentialsRow | undefined> {
  return db.one<CredentialsRow>(sql`
    select id, password_hash, email_verified_at is not null as verified,
      disabled_at is distinct from deletion_requested_at as disabled
    from users where lower(email) = lower(${email}) and deleted_at is null`);
}

/** The same password in another form: sessions stay. Nothing happens when the password has been changed meanwhile. */
export async function renewHash(
  db: Db,
  id: string,
  { earlier, hash }: { earlier: string; hash: string },
): Promise<void> {
  await db.query(sql`update users set password_hash = ${hash} where id = ${id} and password_hash = ${earlier}`);
}

export interface SignedUp {
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
export function lockSignedUp(tx: Db, email: string): Promise<SignedUp | undefined> {
  return tx.one<SignedUp>(sql`
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

export async function verifyUser(tx: Db, userId: string, data: Registration | null, now: Date): Promise<void> {
  await tx.query(sql`
    update users set email_verified_at = ${now}, updated_at = ${now},
      first_name = coalesce(${data?.first_name ?? null}, first_name),
      last_name = coalesce(${data?.last_name ?? null}, last_name),
      password_hash = coalesce(${data?.password_hash ?? null}, password_hash)
    where id = ${userId}`);
}
