import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../platform/ids.ts';

/** Flat names: nothing that comes from a URL can leave the directory. */
export const FILE_KEY_PATTERN = '^[a-z0-9][a-z0-9-]{0,120}\\.(jpg|png|webp)$';
const FILE_KEY = new RegExp(FILE_KEY_PATTERN);

/** Keeps what people upload. A key is written once and its content never changes, so that caches may keep it for ever. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
}

function checkKey(key: string): void {
  if (!FILE_KEY.test(key)) throw new RangeError(`not a file key: ${key}`);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function createDirectoryStore(directory: string): FileStore {
  return {
    async put(key, bytes) {
      checkKey(key);
      await mkdir(directory, { recursive: true });
      // Renamed into place: a reader never sees half a file.
      const partial = path.join(directory, `.${newId()}`);
      await writeFile(partial, bytes);
      await rename(partial, path.join(directory, key));
    },
    async get(key) {
      checkKey(key);
      try {
        return await readFile(path.join(directory, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      checkKey(key);
      files.set(key, bytes);
    },
    async get(key) {
      return files.get(key) ?? null;
    },
  };
}

const stores = new WeakMap<object, FileStore>();

/** The store of one running API: `files` in the data directory, or memory when there is none. */
export function fileStoreOf(config: { dataDir: string | null }): FileStore {
  const known = stores.get(config);
  if (known) return known;
  const store = config.dataDir ? createDirectoryStore(path.join(config.dataDir, 'files')) : createMemoryStore();
  stores.set(config, store);
  return store;
}
