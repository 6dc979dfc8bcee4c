import type { Vault } from '../vault/vault.ts';
import { type FileStore, isSealedKey } from './file-store.ts';

/** The key names the file, so that one file's content does not open as another's. */
export const aboutFile = (key: string): string => `file ${key}`;

/** Encrypts files whose key says so on their way into `store`, and decrypts them on their way out. */
export function createSealedStore(store: FileStore, vault: Vault): FileStore {
  return {
    put: (key, bytes) => store.put(key, isSealedKey(key) ? vault.sealBytes(aboutFile(key), bytes) : bytes),
    async get(key) {
      const bytes = await store.get(key);
      return bytes && isSealedKey(key) ? vault.openBytes(aboutFile(key), bytes) : bytes;
    },
    delete: (key) => store.delete(key),
  };
}
