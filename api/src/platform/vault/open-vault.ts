import { randomBytes } from 'node:crypto';
import type { Db } from '../../storage/db.ts';
import type { DataKey } from './data-keys.ts';
import { storedHashKey } from './hash-key.sql.ts';
import { createVault, type Vault } from './vault.ts';

export const HASH_KEY = 'hash_key';
const HASH_KEY_BYTES = 32;

/**
 * The key of hashes is in the database, encrypted: it stays when DATA_KEYS rotate, and hashes remain comparable.
 *
 * @throws Error when DATA_KEYS are not those of this database
 */
export async function openVault(db: Db, keys: readonly DataKey[]): Promise<Vault> {
  const sealing = createVault(keys, new Uint8Array());
  const fresh = sealing.seal(HASH_KEY, randomBytes(HASH_KEY_BYTES).toString('base64'));
  const stored = await storedHashKey(db, fresh);
  return createVault(keys, Buffer.from(sealing.open(HASH_KEY, stored), 'base64'));
}
