import type { Database } from '../../storage/db.ts';
import { aboutFile, type FileStore } from '../files/file-store.ts';
import { storedHashKey } from './hash-key.sql.ts';
import { HASH_KEY } from './open-vault.ts';
import * as store from './sealed-columns.sql.ts';
import { aboutField, type Vault } from './vault.ts';

/** Rows of one transaction: the service runs meanwhile, and its writes wait for one batch at most. */
const BATCH = 200;

export interface Rotated {
  what: string;
  /** How many the newest key did not encrypt yet. */
  changed: number;
  total: number;
}

interface Stores {
  db: Database;
  /** As it stores: the content of encrypted files is encrypted. */
  files: FileStore;
  vault: Vault;
}

async function rotateColumn({ db, vault }: Stores, column: store.SealedColumn): Promise<Rotated> {
  const counts = { what: column.name, changed: 0, total: 0 };
  let after: string | undefined = store.FIRST_KEY;
  while (after !== undefined) {
    const from: string = after;
    const { rows, old } = await db.transaction(async (tx) => {
      const rows = await store.lockSealed(tx, column, from, BATCH);
      const old = rows.filter(({ value }) => !vault.isCurrent(value));
      const renewed = old.map(({ key, value }) => {
        const about = aboutField(column.name, key);
        return { key, value: vault.seal(about, vault.open(about, value)) };
      });
      if (renewed.length > 0) await store.updateSealed(tx, column, renewed);
      return { rows, old };
    });
    counts.changed += old.length;
    counts.total += rows.length;
    after = rows.length < BATCH ? undefined : rows.at(-1)?.key;
  }
  return counts;
}

async function rotateFiles({ db, files, vault }: Stores): Promise<Rotated> {
  const counts = { what: 'files', changed: 0, total: 0 };
  for (const key of await store.selectSealedFiles(db)) {
    const bytes = await files.get(key);
    if (!bytes) continue;
    counts.total += 1;
    if (vault.isCurrent(bytes)) continue;
    await files.put(key, vault.sealBytes(aboutFile(key), vault.openBytes(aboutFile(key), bytes)));
    counts.changed += 1;
  }
  return counts;
}

async function rotateHashKey({ db, vault }: Stores): Promise<Rotated> {
  const sealed = await storedHashKey(db, '');
  if (vault.isCurrent(sealed)) return { what: 'hash_key', changed: 0, total: 1 };
  await store.updateHashKey(db, vault.seal(HASH_KEY, vault.open(HASH_KEY, sealed)));
  return { what: 'hash_key', changed: 1, total: 1 };
}

/**
 * Encrypts everything anew that the newest of DATA_KEYS did not encrypt; afterwards the older ones can be removed. Interrupted,
 * it is simply run again.
 *
 * @throws Error for a value that no key of DATA_KEYS opens; the values before it are done
 */
export async function* rotateKeys(stores: Stores): AsyncGenerator<Rotated> {
  for (const column of store.SEALED_COLUMNS) yield await rotateColumn(stores, column);
  yield await rotateFiles(stores);
  yield await rotateHashKey(stores);
}
