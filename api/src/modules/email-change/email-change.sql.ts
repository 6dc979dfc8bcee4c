import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface NewChange {
  hash: string;
  userId: string;
  email: string;
  expiresAt: Date;
}

/** Replaces a change that waits, so that only the newest link works. */
export async function insertChange(tx: Db, change: NewChange, now: Date): Promise<void> {
  await deletePending(tx, change.userId);
  await tx.query(sql`
    insert into email_changes (hash, user_id, email, created_at, expires_at)
    values (${change.hash}, ${change.userId}, ${change.email}, ${now}, ${change.expiresAt})`);
}

/** Locks the account first: two requests of one person at once are serialised. */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const row = await tx.one(sql`select id from users where id = ${userId} and deleted_at is null for no key update`);
  return row !== undefined;
}

export function findPending(db: Db, userId: string): Promise<{ email: string; expires_at: string } | undefined> {
  return db.one(sql`select email, expires_at from email_changes where user_id = ${userId} and used_at is null`);
}

/** False when nothing waits. */
export async function deletePending(tx: Db, userId: string): Promise<boolean> {
  const row = await tx.one(sql`
    delete from email_changes where user_id = ${userId} and used_at is null returning user_id`);
  return row !== undefined;
}

export interface ChangeRow {
  email: string;
  expires_at: string;
  used: boolean;
  disabled: boolean;
}

/** Locks the account and the change, so that opening a link twice is serialised. */
export function lockChange(tx: Db, hash: string, userId: string): Promise<ChangeRow | undefined> {
  return tx.one<ChangeRow>(sql`
    select c.email, c.expires_at, c.used_at is not null as used, u.disabled_at is not null as disabled
    from users u join email_changes c on c.user_id = u.id
    where c.hash = ${hash} and u.id::text = ${userId} and u.deleted_at is null
    for no key update of u, c`);
}

export interface Holder {
  id: string;
  first_name: string;
  locale: 'pl' | 'en';
  /** An account that nobody has confirmed and that owns nothing gives way to whoever proves the address. */
  gives_way: boolean;
}

/** The other account with this address. */
export function findHolder(tx: Db, email: string, userId: string): Promise<Holder | undefined> {
  return tx.one<Holder>(sql`
    select u.id, u.first_name, u.locale, u.email_verified_at is null and u.disabled_at is null and u.role = 'USER'
      and not exists (select 1 from company_members m where m.user_id = u.id) as gives_way
    from users u where lower(u.email) = lower(${email}) and u.deleted_at is null and u.id <> ${userId}`);
}

/** Opening the link proves the address. The unique index on lower(email) decides between two at once. */
export async function updateEmail(tx: Db, userId: string, email: string, now: Date): Promise<void> {
  await tx.query(sql`
    update users set email = ${email}, email_verified_at = coalesce(email_verified_at, ${now}), updated_at = ${now}
    where id = ${userId}`);
}

export async function markUsed(tx: Db, hash: string, now: Date): Promise<void> {
  await tx.query(sql`update email_changes set used_at = ${now} where hash = ${hash}`);
}
