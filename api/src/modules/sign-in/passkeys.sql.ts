import type { Passkey } from '@wspolnik/contract/two-step';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface Credential {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

export function selectPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db.query<Passkey>(sql`
    select id, name, created_at, last_used_at from passkeys where user_id = ${userId} order by created_at, id`);
}

export function selectCredentials(db: Db, userId: string): Promise<Credential[]> {
  return db.query<Credential>(sql`
    select credential_id, public_key, counter, transports from passkeys where user_id = ${userId} order by id`);
}

export interface NewPasskey extends Credential {
  id: string;
  userId: string;
  name: string;
}

/** Undefined when the key is registered already. */
export function insertPasskey(tx: Db, passkey: NewPasskey, now: Date): Promise<Passkey | undefined> {
  const { id, userId, credential_id, public_key, counter, transports, name } = passkey;
  return tx.one<Passkey>(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${userId}, ${credential_id}, ${public_key}, ${counter}, ${transports}::text[], ${name}, ${now})
    on conflict (credential_id) do nothing returning id, name, created_at, last_used_at`);
}

export function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<Passkey | undefined> {
  return db.one<Passkey>(sql`
    update passkeys set name = ${name} where id = ${id} and user_id = ${userId}
    returning id, name, created_at, last_used_at`);
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const row = await tx.one(sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`);
  return row !== undefined;
}

interface PasskeyUse {
  before: number;
  after: number;
  challengedAt: Date | null;
}

/**
 * Stores the counter of a use; false when another use changed it meanwhile, or was after `challengedAt`. Keys that do not count
 * always send 0.
 */
export async function useCounter(
  tx: Db,
  credentialId: string,
  { before, after, challengedAt }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const row = await tx.one(sql`
    update passkeys set counter = ${after}, last_used_at = ${now}
    where credential_id = ${credentialId} and counter = ${before}
      and (${challengedAt}::timestamptz is null or last_used_at is null or last_used_at <= ${challengedAt}::timestamptz)
    returning id`);
  return row !== undefined;
}
