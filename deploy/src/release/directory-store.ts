import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { StoreError } from './errors.ts';
import type { ReleaseStore } from './store.ts';

/** Files that are being written: `<milliseconds>-<random>`. Files of a killed process are pruned. */
export const UNFINISHED = 'unfinished/';

const FORMER = 'an earlier version of this code made it; move it away, and it is built anew';

const REASONS: Record<string, string> = {
  // There `channels/stable` was a file.
  ENOTDIR: FORMER,
  EEXIST: FORMER,
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'it is not permitted',
  ENOTSUP: 'its file system has no hard links',
  EPERM: 'its file system has no hard links, or they are not permitted',
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

export function openDirectoryStore(root: string): ReleaseStore {
  const failed = (deed: string, error: unknown) => {
    const reason = REASONS[codeOf(error)] ?? (error as Error).message;
    return new StoreError(`The store ${root} ${deed}: ${reason}.`, { cause: error });
  };
  /** A folder that is gone, as one of a network drive, must not look like an empty store. */
  function missing<Nothing>(error: unknown, nothing: Nothing): Nothing {
    if (codeOf(error) !== 'ENOENT') throw failed('cannot be read', error);
    if (!existsSync(root)) throw new StoreError(`There is no store at ${root}.`, { cause: error });
    return nothing;
  }
  return {
    location: root,
    async get(key) {
      try {
        return await readFile(join(root, key));
      } catch (error) {
        return missing(error, null);
      }
    },
    async create(key, bytes) {
      try {
        return await createWhole(root, key, bytes);
      } catch (error) {
        throw failed('does not take a file, and nothing was changed', error);
      }
    },
    async list(prefix, after = '') {
      try {
        const keys = await filesBelow(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
        return keys.filter((key) => key.startsWith(prefix) && key > after).sort();
      } catch (error) {
        return missing(error, []);
      }
    },
    async remove(key) {
      try {
        await rm(join(root, key), { force: true });
      } catch (error) {
        throw failed('cannot remove a file', error);
      }
    },
  };
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Unlike a rename, a link fails when the name is taken: of two who create it at once, exactly one does. */
async function createWhole(root: string, key: string, bytes: Buffer): Promise<boolean> {
  const target = join(root, key);
  const temporary = join(root, UNFINISHED, `${Date.now()}-${randomUUID()}`);
  await mkdir(dirname(temporary), { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeSynced(temporary, bytes);
    await link(temporary, target);
    await syncFolder(dirname(target));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** After a power cut the name must not lead to an empty file. */
async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows does not open folders, and keeps their entries itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
