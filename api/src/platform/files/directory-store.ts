import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../ids.ts';
import { checkKey, type FileStore, isFileKey } from './file-store.ts';

/** More than a file system puts into the inode or the tail of a block, so that a full disk refuses it. */
const PROBE = Buffer.alloc(64 * 1024);

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Files in one directory, which all processes of an installation must share. */
export function createDirectoryStore(directory: string): FileStore {
  const fileOf = (key: string) => {
    checkKey(key);
    return path.join(directory, key);
  };
  async function names(): Promise<string[]> {
    try {
      return await readdir(directory);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
  /** Calls `use` with a part that is complete on the disk; its rest is removed, also when the disk is full. */
  async function withPart(bytes: Uint8Array, use: (part: string) => Promise<void>): Promise<void> {
    await mkdir(directory, { recursive: true });
    const part = path.join(directory, `.${newId()}`);
    try {
      await writeFile(part, bytes, { flush: true });
      await use(part);
    } finally {
      await rm(part, { force: true });
    }
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      // Renamed into place, so that a reader never sees half a file.
      await withPart(bytes, (part) => rename(part, file));
    },
    list: async () => (await names()).filter(isFileKey).sort(),
    probe: () => withPart(PROBE, async () => {}),
    async removeParts(before) {
      for (const name of (await names()).filter((name) => name.startsWith('.'))) {
        const part = path.join(directory, name);
        const found = await stat(part).catch(() => null);
        if (found && found.mtime < before) await rm(part, { force: true });
      }
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
    list: async () => [...files.keys()].sort(),
    async probe() {},
    async removeParts() {},
    async get(key) {
      return files.get(key) ?? null;
    },
    async delete(key) {
      files.delete(key);
    },
  };
}
