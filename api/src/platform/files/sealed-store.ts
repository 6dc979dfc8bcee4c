import type { Vault } from '../vault/vault.ts';
import { aboutFile, type FileStore, isSealedKey } from './file-store.ts';

/** Encrypts files whose key requires it on their way into `store`, and decrypts them on their way out. */
export function createSealedStore(store: FileStore, vault: Vault): FileStore {
  return {
    ...store,
    put: (key, bytes) => store.put(key, isSealedKey(key) ? vault.sealBytes(aboutFile(key), bytes) : bytes),
    async get(key) {
      const bytes = await store.get(key);
      return bytes && isSealedKey(key) ? vault.openBytes(aboutFile(key), bytes) : bytes;
    },
  };
}
