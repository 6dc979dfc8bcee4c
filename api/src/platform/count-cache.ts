import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { Sql } from '../storage/sql.ts';

/** Fewer matches are counted every time: it is cheap, and people notice when one of twenty is missing. */
const WORTH_KEEPING = 1_000;
const MAX_AGE_MS = 10_000;
const MAX_ENTRIES = 500;

export interface RowCount {
  count: number;
  exact: boolean;
}

interface Entry extends RowCount {
  until: number;
}

/** Recent totals of large results by their filters; the least recently used is evicted first. */
export function createCountCache(now: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();

  return {
    keyOf: (conditions: readonly Sql[]): string =>
      conditions.map((condition) => `${condition.strings.join('?')}${JSON.stringify(condition.values)}`).join('&'),

    get(key: string): RowCount | null {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      if (entry.until <= now()) return null;
      entries.set(key, entry);
      return entry;
    },

    put(key: string, { count, exact }: RowCount): void {
      if (count < WORTH_KEEPING) return;
      entries.delete(key);
      entries.set(key, { count, exact, until: now() + MAX_AGE_MS });
      const oldest = entries.keys().next().value;
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

export type CountCache = ReturnType<typeof createCountCache>;

export function isPastExact(count: number): boolean {
  return count > EXACT_COUNT_LIMIT;
}
