import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface Account {
  id: string;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  role: 'USER' | 'ADMIN';
  credentials_version: number;
}

/** Changes of one person's second step run one after another. */
export function lockAccount(tx: Db, userId: string): Promise<Account | undefined> {
  return tx.one<Account>(sql`
    select id, email, first_name, locale, role, credentials_version
    from users where id = ${userId} and deleted_at is null for no key update`);
}

/** Ends what was confirmed or begun by the former methods. */
export async function countChange(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`update users set credentials_version = credentials_version + 1 where id = ${userId}`);
}

export interface Methods {
  authenticator_since: string | null;
  passkeys: number;
  recovery_codes_left: number;
}

export async function selectMethods(db: Db, userId: string): Promise<Methods> {
  const row = await db.one<Methods>(sql`
    select (select created_at from totp_authenticators where user_id = ${userId}) as authenticator_since,
      (select count(*) from passkeys where user_id = ${userId}) as passkeys,
      (select count(*) from recovery_codes where user_id = ${userId} and used_at is null) as recovery_codes_left`);
  if (!row) throw new Error('a select without from answered no row');
  return row;
}

export const isOn = ({ authenticator_since, passkeys }: Methods): boolean =>
  authenticator_since !== null || passkeys > 0;

export function findAuthenticator(db: Db, userId: string): Promise<{ secret: string; last_step: number } | undefined> {
  return db.one(sql`select secret, last_step from totp_authenticators where user_id = ${userId}`);
}

/** A new one replaces the old one, as after a change of the phone. */
export async function putAuthenticator(
  tx: Db,
  { userId, secret, step }: { userId: string; secret: string; step: number },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into totp_authenticators (user_id, secret, last_step, created_at) values (${userId}, ${secret}, ${step}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step,
      created_at = excluded.created_at`);
}

/** False when a code of this period or of a later one was accepted meanwhile. */
export async function useStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const row = await tx.one(sql`
    update totp_authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`);
  return row !== undefined;
}

export async function deleteAuthenticator(tx: Db, userId: string): Promise<boolean> {
  const row = await tx.one(sql`delete from totp_authenticators where user_id = ${userId} returning user_id`);
  return row !== undefined;
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.query(sql`delete from recovery_codes where user_id = ${userId}`);
  await tx.query(sql`
    insert into recovery_codes (user_id, hash) select ${userId}, hash from unnest(${hashes}::text[]) as hash`);
}

/** Whether the code can be used, was used, or is none of this person's. */
export async function useRecoveryCode(
  tx: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<'accepted' | 'used' | 'unknown'> {
  const accepted = await tx.one(sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and hash = ${hash} and used_at is null
    returning user_id`);
  if (accepted) return 'accepted';
  const known = await tx.one(sql`select 1 as found from recovery_codes where user_id = ${userId} and hash = ${hash}`);
  return known ? 'used' : 'unknown';
}

/** Every method, the recovery codes, and sign-ins that wait for them. */
export async function forgetSecondStep(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`delete from totp_authenticators where user_id = ${userId}`);
  await tx.query(sql`delete from passkeys where user_id = ${userId}`);
  await tx.query(sql`delete from recovery_codes where user_id = ${userId}`);
  await tx.query(sql`delete from sign_in_challenges where user_id = ${userId}`);
}

/** The session has just proved a second step. */
export async function markSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.query(sql`update sessions set second_step_at = ${now} where id = ${sessionId}`);
}
