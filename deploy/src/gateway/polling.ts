import { setTimeout as wait } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { DamagedError, StoreError } from '../release/errors.ts';
import type { Notices } from './notices.ts';

/** Milliseconds between looks for another release, and between those that requests cause. */
const INTERVAL = 500;
const GAP = 250;
/** Milliseconds that a request waits for a look. */
const PATIENCE = 3000;
/** And the end of a gateway. */
const END = 1000;

export interface Polling {
  /** Rejects as the look does. A call while one runs gets that one. */
  look(): Promise<void>;
  /** A look that begins from now on; everybody who asks before it begins shares it. Ends after three seconds at the latest. */
  lookSoon(): Promise<void>;
  start(): void;
  /** Ends once no look runs any more; a store that hangs is not waited for. */
  close(): Promise<void>;
}

export function openPolling(work: () => Promise<void>, notices: Notices): Polling {
  let running: Promise<void> | undefined;
  let soon: Promise<void> | undefined;
  let startedAt = -GAP;
  let timer: NodeJS.Timeout | undefined;

  function look(): Promise<void> {
    if (running) return running;
    startedAt = performance.now();
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** The log says why it failed; the live release stays. */
  const lookQuietly = () =>
    look().then(
      () => notices.over('store', 'The store of releases answers again.'),
      (error) => notices.warn('store', `${explain(error)} What is live stays.`),
    );

  async function beginSoon(): Promise<void> {
    await running?.catch(() => {});
    await wait(Math.max(0, startedAt + GAP - performance.now()));
    soon = undefined;
    await lookQuietly();
  }

  return {
    look,
    async lookSoon() {
      soon ??= beginSoon();
      await pTimeout(soon, { milliseconds: PATIENCE, message: false });
    },
    start() {
      timer = setInterval(() => void lookQuietly(), INTERVAL).unref();
    },
    async close() {
      clearInterval(timer);
      await pTimeout(Promise.allSettled([soon, running]), { milliseconds: END, message: false });
    },
  };
}

/** Other errors than these two are mistakes of the code; their stack says where. */
export function explain(error: unknown): string {
  if (error instanceof StoreError || error instanceof DamagedError) return error.message;
  return `Looking for a release failed: ${(error as Error).stack}`;
}
