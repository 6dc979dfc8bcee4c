import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Notices } from './notices.ts';

/**
 * The gateway's own folder, with the keys of the store: files, contents and activations that it has verified once. Files are named
 * by their content and signed ones are never changed, so several gateways may share a folder. Whoever reads verifies again: the disk
 * is not trusted.
 */
export interface OwnCopy {
  folder: string;
  read(key: string): Promise<Buffer | null>;
  /** Answers false when the disk does not take it; it is logged, and the gateway continues from memory. */
  keep(key: string, bytes: Buffer | string): Promise<boolean>;
  drop(key: string): Promise<void>;
  /** Keys below a prefix that ends in `/`. */
  list(prefix: string): Promise<string[]>;
  /** Milliseconds since 1970; null when missing. */
  writtenAt(key: string): Promise<number | null>;
}

/** Names in the folder. No part of a key leads out of it. */
const KEY = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/;

/** By default a folder beside the store's: `.releases` → `.releases-gateway`. A bucket has one in the current folder. */
export const ownFolderOf = (store: string): string =>
  store.startsWith('s3://') ? resolve('.releases-gateway') : `${resolve(store)}-gateway`;

export function openOwnCopy(folder: string, notices: Notices): OwnCopy {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError(`not a key of a store: ${key}`);
    return join(folder, key);
  };
  return {
    folder,
    // A folder in the place of a file, or one that cannot be read, is no copy either.
    read: (key) => readFile(pathOf(key)).catch(() => null),
    async keep(key, bytes) {
      const file = pathOf(key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, file);
        notices.over('own folder', `The folder ${folder} takes files again.`);
        return true;
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
        notices.warn('own folder', `The folder ${folder} takes no files (${why}): releases are served from memory.`);
        return false;
      }
    },
    drop: (key) => rm(pathOf(key), { force: true }).catch(() => {}),
    async list(prefix) {
      const found = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
    },
    writtenAt: (key) =>
      stat(pathOf(key)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
  };
}
