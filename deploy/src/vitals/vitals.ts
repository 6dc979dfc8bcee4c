import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import type { Registry } from 'prom-client';
import type { LiveRelease } from '../gateway/live-release.ts';
import type { Notices } from '../gateway/notices.ts';
import { explain } from '../gateway/polling.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { type Batches, openBatches } from './batches.ts';
import { type Intake, openIntake } from './intake.ts';
import { measuredTally } from './metrics.ts';
import { openTally } from './tally.ts';

/** Milliseconds between what is written while a canary runs: it is decided by what was written. */
const SOON = 1500;

export interface VitalsOptions {
  store: ReleaseStore;
  channel: string;
  secret: Buffer;
  live(): LiveRelease;
  containers(): ReleasedContainer[];
  /** Percent of documents that are measured. */
  sample: number;
  notices: Notices;
}

export interface Vitals {
  intake: Intake;
  batches: Batches;
  registry: Registry;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** What browsers measure: counted in memory, and written into the store once a minute. */
export function openVitals({ store, channel, notices, ...options }: VitalsOptions): Vitals {
  const { tally, registry } = measuredTally(openTally(Date.now()));
  const batches = openBatches(store, channel);
  const intake = openIntake({ ...options, tally });
  let flushedAt = Date.now();

  async function flush(): Promise<void> {
    flushedAt = Date.now();
    const batch = tally.take(flushedAt);
    if (!batch) return;
    try {
      await batches.write(batch);
      notices.over('vitals', 'What browsers measure is written into the store again.');
    } catch (error) {
      notices.warn('vitals', `What browsers measure is not kept: ${explain(error)}`);
    }
  }

  const timers = [
    setInterval(() => {
      if (options.live().canary || Date.now() - flushedAt >= MINUTE_MS) void flush();
    }, SOON).unref(),
    setInterval(
      () => void batches.keepHouse().catch((error) => notices.warn('vitals', explain(error))),
      HOUR_MS,
    ).unref(),
  ];
  return {
    intake,
    batches,
    registry,
    flush,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
