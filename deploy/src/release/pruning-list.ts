import { inParallel } from './parallel.ts';
import { checkKey, contentKey, fileKey, mapKey, publicationKey } from './releases.ts';
import { isPruning, parseStored } from './shapes.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedContainer } from './types.ts';

export const PRUNING = 'pruning/';

/** Everything stored of a version. */
export function keysOf({ name, version, assets }: Omit<ReleasedContainer, 'manifest'>): string[] {
  const files = assets.files.flatMap((file) => [fileKey(name, file), fileKey(name, `${file}.br`), mapKey(name, file)]);
  return [contentKey(name, version), publicationKey(name, version), checkKey(name, version), ...files];
}

/** Null when the list is gone, because somebody needs what it names. */
export async function readPruningList(store: ReleaseStore, key: string): Promise<string[] | null> {
  const bytes = await store.get(key);
  return bytes && parseStored(bytes, `The list ${key}`, isPruning).keys;
}

/** Cancels a pending removal of any of these, before somebody publishes or releases them. */
export async function keepFromPruning(store: ReleaseStore, keys: string[]): Promise<void> {
  const needed = new Set(keys);
  await inParallel(await store.list(PRUNING), async (list) => {
    const listed = await readPruningList(store, list).catch(() => null);
    if (listed?.some((key) => needed.has(key))) await store.remove(list);
  });
}
