import { DAY_MS } from '@wspolnik/settings';
import { DamagedError } from './errors.ts';
import { inParallel } from './parallel.ts';
import { PRUNING, readPruningList } from './pruning-list.ts';
import { readRegistry } from './registry.ts';
import { LARGEST_JSON } from './shapes.ts';
import type { ReleaseStore } from './store.ts';
import { findUnneeded } from './unneeded.ts';

/** Of one list, so that it stays below the largest JSON with keys of 200 letters. */
const LONGEST_LIST = LARGEST_JSON / 250;

export interface Pruned {
  /** Keys. */
  removed: string[];
  /** Keys that a later call removes, unless somebody needs them until then. */
  listed: string[];
  /** When that may be, in milliseconds; null when nothing is listed. */
  due: number | null;
  /** Sentences about what is kept because it cannot be read. */
  kept: string[];
}

/**
 * Lists what nobody has needed for 14 days; a call at least a day later removes what is still not needed. The day between is for
 * whoever has begun to use it again, and for clocks that differ.
 */
export async function prune(store: ReleaseStore, now = Date.now()): Promise<Pruned> {
  const registry = await readRegistry(store);
  const { keys, kept } = await findUnneeded(store, registry, now);
  const unneeded = new Set(keys);
  const lists = (await store.list(PRUNING)).map((key) => ({
    key,
    due: Number(/^pruning\/(\d+)\.json$/.exec(key)?.[1]) + DAY_MS,
  }));
  const removed: string[] = [];
  for (const { key, due } of lists) {
    if (due > now) continue;
    removed.push(...(await removeListed(store, key, unneeded)));
    await store.remove(key);
  }
  const pending = lists.filter(({ due }) => due > now);
  if (pending.length > 0) {
    const listed = await inParallel(pending, ({ key }) => keysOfList(store, key));
    return { removed, listed: listed.flat(), due: Math.min(...pending.map(({ due }) => due)), kept };
  }
  const gone = new Set(removed);
  const listed = keys.filter((key) => !gone.has(key)).slice(0, LONGEST_LIST);
  if (listed.length > 0) await store.create(`${PRUNING}${now}.json`, Buffer.from(JSON.stringify({ keys: listed })));
  return { removed, listed, due: listed.length > 0 ? now + DAY_MS : null, kept };
}

/** In the order of the list: first what names a version, last its files. */
async function removeListed(store: ReleaseStore, list: string, unneeded: Set<string>): Promise<string[]> {
  const removed: string[] = [];
  for (const key of await keysOfList(store, list)) {
    if (!unneeded.has(key)) continue;
    // Publishing or releasing something of the list removes it from the list.
    if (!(await store.get(list))) break;
    await store.remove(key);
    removed.push(key);
  }
  return removed;
}

async function keysOfList(store: ReleaseStore, list: string): Promise<string[]> {
  try {
    return (await readPruningList(store, list)) ?? [];
  } catch (error) {
    if (error instanceof DamagedError) return [];
    throw error;
  }
}
