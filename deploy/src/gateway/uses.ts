import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@wspolnik/settings';
import type { ReleaseStore } from '../release/store.ts';
import { recordUse } from '../release/uses.ts';

export interface Uses {
  /** An open tab has this release, or the gateway serves something of it. */
  add(number: number): void;
  /** Writes what was counted in an hour that is over, or in this one because the gateway ends. */
  flush(isEnd?: boolean): Promise<void>;
}

/**
 * Numbers of releases in use, reported to the store once an hour so that they are not pruned. A store that this machine may only read is
 * served as well; then pruning keeps to its periods.
 */
export function openUses(store: ReleaseStore, channel: string, now = Date.now): Uses {
  const gateway = randomUUID();
  const numbers = new Set<number>();
  let since = now();

  async function write(): Promise<void> {
    if (numbers.size === 0) return;
    const use = { channel, numbers: [...numbers].sort((a, b) => a - b) };
    numbers.clear();
    await recordUse(store, gateway, use, since).catch(() => {});
  }

  return {
    add: (number) => void numbers.add(number),
    async flush(isEnd = false) {
      if (Math.floor(now() / HOUR_MS) === Math.floor(since / HOUR_MS) && !isEnd) return;
      await write();
      since = now();
    },
  };
}
