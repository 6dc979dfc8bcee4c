import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { LRUCache } from 'lru-cache';
import { inParallel } from '../release/parallel.ts';
import type { ReleaseStore } from '../release/store.ts';
import { openTally } from './tally.ts';
import type { Batch } from './types.ts';

/** How long what was counted is kept: by the minute, and merged by the hour. */
const MINUTES_KEPT = 26 * HOUR_MS;
export const HOURS_KEPT = 30 * DAY_MS;
/** After its end, an hour waits for gateways that write late. */
const LATE = 5 * MINUTE_MS;
/** Parsed batches that are kept: those of a day. */
const KNOWN = 3000;
/** Bytes that are read of a batch. */
const LARGEST = 2_000_000;

const digits = (time: number, length: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, length);
/** Of the digits with which the last part of a key begins, to the second or to the hour. */
function timeOf(key: string): number {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const part = (from: number, to: number) => Number(name.slice(from, to)) || 0;
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12), part(12, 14));
}

export interface Batches {
  /** @throws StoreError */
  write(batch: Batch): Promise<void>;
  /** Keys of what was written in a time, and after a key, ascending. @throws StoreError */
  since(time: number, after?: string): Promise<string[]>;
  /** Null of a damaged one, which counts as nothing. @throws StoreError */
  read(key: string): Promise<Batch | null>;
  /** What was counted since then; longer ago than a day by the hour. Ascending. @throws StoreError */
  history(since: number): Promise<Batch[]>;
  /** Merges hours that are over, and removes what is too old. @throws StoreError */
  keepHouse(): Promise<void>;
}

/** What gateways have counted, in files of the release store that are created once. */
export function openBatches(store: ReleaseStore, channel: string, now = Date.now): Batches {
  const gateway = randomUUID().slice(0, 8);
  const minutes = `vitals/${channel}/minutes/`;
  const hours = `vitals/${channel}/hours/`;
  const known = new LRUCache<string, Batch>({ max: KNOWN });

  async function read(key: string): Promise<Batch | null> {
    const found = known.get(key);
    if (found) return found;
    const bytes = await store.get(key);
    const batch = bytes && bytes.length <= LARGEST ? parse(String(bytes)) : null;
    if (batch) known.set(key, batch);
    return batch;
  }
  const readAll = async (keys: string[]) => {
    const batches = new Map<string, Batch | null>();
    await inParallel(keys, async (key) => void batches.set(key, await read(key)));
    return keys.flatMap((key) => batches.get(key) ?? []);
  };
  const since = (time: number, after = `${minutes}${digits(time, 17)}`) => store.list(minutes, after);

  async function mergeHour(start: number): Promise<void> {
    const key = `${hours}${digits(start, 10)}.json`;
    const keys = (await since(start)).filter((one) => timeOf(one) < start + HOUR_MS);
    const tally = openTally(start);
    for (const batch of await readAll(keys)) tally.merge(batch);
    const batch = tally.take(start + HOUR_MS);
    // Of several gateways the first one writes it.
    if (batch) await store.create(key, Buffer.from(JSON.stringify(batch)));
  }

  return {
    since,
    read,
    async write(batch) {
      await store.create(`${minutes}${digits(batch.to, 17)}-${gateway}.json`, Buffer.from(JSON.stringify(batch)));
    },
    async history(from) {
      const fine = Math.max(from, Math.floor((now() - DAY_MS) / HOUR_MS) * HOUR_MS);
      const merged = (await store.list(hours)).filter((key) => timeOf(key) >= from && timeOf(key) < fine);
      return [...(await readAll(merged)), ...(await readAll(await since(fine)))];
    },
    async keepHouse() {
      const written = new Set((await store.list(hours)).map(timeOf));
      const keys = await store.list(minutes);
      const over = new Set(keys.map((key) => Math.floor(timeOf(key) / HOUR_MS) * HOUR_MS));
      for (const hour of over) if (!written.has(hour) && hour + HOUR_MS + LATE < now()) await mergeHour(hour);
      const oldMinutes = keys.filter((key) => timeOf(key) < now() - MINUTES_KEPT);
      const oldHours = (await store.list(hours)).filter((key) => timeOf(key) < now() - HOURS_KEPT);
      await inParallel([...oldMinutes, ...oldHours], (key) => store.remove(key));
    },
  };
}

function parse(text: string): Batch | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
