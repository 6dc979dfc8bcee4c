import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel, type ReleaseStore } from '@wspolnik/deploy/release';
import type { FileStore } from '../../../api/src/platform/files/file-store.ts';
import { describeFile, type StoredFile } from './manifest.ts';

/** Files by their keys, in a directory or a bucket. */
export interface Place {
  /** Folder of the backup. */
  folder: 'uploads' | 'releases';
  list(): Promise<string[]>;
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

export function uploadsPlace(store: FileStore): Place {
  return { folder: 'uploads', list: store.list, get: store.get, put: store.put, remove: store.delete };
}

/** What gateways report, what a probe or a killed process has left, and keys, which a backup has elsewhere. */
const NOT_RELEASES = /^(uses|pruning|probes|unfinished)\/|(^|\/)\.|\.pem\b/;
/** Names everything else, so it is read first and written last: what it names is there. */
const NAMES_OTHERS = /^(channels|keys)\//;

export function releasesPlace(store: ReleaseStore): Place {
  return {
    folder: 'releases',
    async list() {
      const { location } = store;
      // Of a folder that is not made yet, the store would say that it is away.
      if (!location.startsWith('s3://') && !existsSync(location)) return [];
      const keys = (await store.list('')).filter((key) => !NOT_RELEASES.test(key));
      return [...keys.filter((key) => NAMES_OTHERS.test(key)), ...keys.filter((key) => !NAMES_OTHERS.test(key))];
    },
    get: (key) => store.get(key),
    put: async (key, bytes) => void (await store.create(key, Buffer.from(bytes))),
    remove: (key) => store.remove(key),
  };
}

/** Copies everything into the folder of a backup. */
export async function copyOut(place: Place, folder: string): Promise<StoredFile[]> {
  const copied = await inParallel(await place.list(), async (key) => {
    const bytes = await place.get(key);
    // Deleted since it was listed.
    if (!bytes) return null;
    const path = `${place.folder}/${key}`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes, { flush: true });
    return describeFile(folder, path);
  });
  return copied.flatMap((file) => file ?? []);
}

/** Puts what the manifest lists into the place, in the opposite order. */
export async function copyIn(place: Place, folder: string, files: StoredFile[]): Promise<void> {
  const start = `${place.folder}/`;
  const paths = files.flatMap(({ path }) => (path.startsWith(start) ? [path] : []));
  const isLast = (path: string) => place.folder === 'releases' && NAMES_OTHERS.test(path.slice(start.length));
  for (const part of [paths.filter((path) => !isLast(path)), paths.filter(isLast)])
    await inParallel(part, async (path) => place.put(path.slice(start.length), await readFile(join(folder, path))));
}
