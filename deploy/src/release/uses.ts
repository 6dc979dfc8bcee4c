import { DamagedError } from './errors.ts';
import { inParallel } from './parallel.ts';
import { isUse, parseStored } from './shapes.ts';
import type { ReleaseStore } from './store.ts';
import type { Use } from './types.ts';

export const USES = 'uses/';

/** `uses/<gateway>/<yyyymmddhh>.json`, in UTC. */
const keyOf = (gateway: string, time: number) => `${USES}${gateway}/${hourOf(time)}.json`;
const hourOf = (time: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, 10);

/**
 * Says which releases this gateway serves or its open tabs use: at its start and once an hour. Answers false when that was said
 * in this hour. `gateway` is a unique name: letters, digits, `-`.
 */
export function recordUse(store: ReleaseStore, gateway: string, use: Use, now = Date.now()): Promise<boolean> {
  return store.create(keyOf(gateway, now), Buffer.from(JSON.stringify(use)));
}

/** Uses reported since `since`, and the keys of older ones. */
export async function readUses(store: ReleaseStore, since: number): Promise<{ uses: Use[]; old: string[] }> {
  const keys = await store.list(USES);
  const first = `/${hourOf(since)}.json`;
  const isOld = (key: string) => key.slice(key.lastIndexOf('/')) < first;
  const uses = await inParallel(
    keys.filter((key) => !isOld(key)),
    (key) => readUse(store, key),
  );
  return { uses: uses.flatMap((use) => use ?? []), old: keys.filter(isOld) };
}

async function readUse(store: ReleaseStore, key: string): Promise<Use | null> {
  try {
    const bytes = await store.get(key);
    return bytes && parseStored(bytes, `The note ${key}`, isUse);
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}
