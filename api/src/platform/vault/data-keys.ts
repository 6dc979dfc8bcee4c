import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { createSecretFile } from '../sign-in/secret.ts';

/** AES-256. */
const KEY_BYTES = 32;
const ENTRY = /^([a-zA-Z0-9_-]{1,20}):([A-Za-z0-9+/_-]{43})=?$/;

export interface DataKey {
  /** Prefix of everything that the key encrypts. */
  id: string;
  key: Uint8Array;
}

/**
 * `2027:<base64 of 32 bytes>,2026:<…>`, newest first: the first encrypts, the others only decrypt.
 *
 * @throws Error written for operators; it repeats no key
 */
export function parseDataKeys(text: string): DataKey[] {
  const keys = text.split(',').map((entry, index) => {
    const [, id, base64] = ENTRY.exec(entry.trim()) ?? [];
    const key = Buffer.from(base64 ?? '', 'base64');
    if (!id || key.length !== KEY_BYTES) {
      throw new Error(`DATA_KEYS must be "name:key", each key base64 of 32 bytes; entry ${index + 1} is not`);
    }
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('DATA_KEYS must give each key a different name');
  return keys;
}

/** A store in memory ends with the process, and processes that share one database in tests must read each other. */
const inMemory = (): DataKey[] => [{ id: 'memory', key: createHash('sha256').update('wspolnik in memory').digest() }];

export const dataKeysFile = (dataDir: string): string => path.join(dataDir, 'data.keys');

/** DATA_KEYS, else a file in the data directory that is created once. In production readConfig requires the setting. */
export async function readDataKeys({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): Promise<DataKey[]> {
  if (dataKeys) return parseDataKeys(dataKeys);
  if (!dataDir) return inMemory();
  const file = dataKeysFile(dataDir);
  await createSecretFile(file, `1:${randomBytes(KEY_BYTES).toString('base64')}`);
  return parseDataKeys((await readFile(file, 'utf8')).trim());
}
