import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../ids.ts';
import { checkKey, type FileStore } from './file-store.ts';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Files in one directory, which all processes of an installation must share. */
export function createDirectoryStore(directory: string): FileStore {
  const fileOf = (key: string) => {
    checkKey(key);
    return path.join(directory, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(directory, { recursive: true });
      // Renamed into place, so that a reader never sees half a file.
      const partial = path.join(directory, `.${newId()}`);
      await writeFile(partial, bytes, { flush: true });
      await rename(partial, file);
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

/** For tests, and for an API that stores everything in memory. */
export function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      checkKey(key);
      files.set(key, bytes);
    },
    async get(key) {
      return files.get(key) ?? null;
    },
    async delete(key) {
      files.delete(key);
    },
  };
}
