import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../release/store.ts';
import type { Use } from '../release/types.ts';

export interface Uses {
  /** An open tab has this release. */
  add(number: number): void;
  /** Writes what was counted in an hour that is over, or in this one because the gateway ends. */
  flush(isEnd?: boolean): Promise<void>;
}

/** `yyyymmddhh`, UTC. */
const hourOf = (time: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, 10);

/**
 * Releases that open tabs named, told to the store so that they are not pruned: `uses/<gateway>/<yyyymmddhh>.json`, one file an
 * hour. A store that this machine may only read is served as well; then pruning knows less and keeps to its periods.
 */
export function openUses(store: ReleaseStore, channel: string, now = Date.now): Uses {
  const gateway = randomUUID();
  const numbers = new Set<number>();
  let hour = hourOf(now());

  async function write(): Promise<void> {
    if (numbers.size === 0) return;
    const use: Use = { channel, numbers: [...numbers].sort((a, b) => a - b) };
    numbers.clear();
    await store.create(`uses/${gateway}/${hour}.json`, Buffer.from(JSON.stringify(use))).catch(() => {});
  }

  return {
    add: (number) => void numbers.add(number),
    async flush(isEnd = false) {
      const current = hourOf(now());
      if (current === hour && !isEnd) return;
      await write();
      hour = current;
    },
  };
}
