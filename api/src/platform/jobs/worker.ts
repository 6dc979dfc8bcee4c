import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '../context.ts';
import { onEnqueue } from './enqueue.ts';
import type { JobDefinition } from './job.ts';
import { ensureJobs, type OnJobError, runNext } from './run-due.ts';

/** The longest delay of a job enqueued by another process. */
const POLL_MS = 5 * 1000;
/** A job is enqueued shortly before its transaction commits; if this is too early, a poll follows. */
const WAKE_MS = 20;

/**
 * Runs jobs in the background of this process, one at a time, until the returned function stops it and waits for the running
 * job. Several processes share the table.
 */
export function startWorker(
  context: Context,
  definitions: readonly JobDefinition[],
  onError: OnJobError,
): () => Promise<void> {
  let stopped = false;
  let isKnown = false;
  let again = false;
  let running: Promise<void> | null = null;
  let wake: NodeJS.Timeout | null = null;

  async function runAll(): Promise<void> {
    if (!isKnown) await ensureJobs(context, definitions, context.clock());
    isKnown = true;
    let some = false;
    while (!stopped) {
      again = false;
      const done = await runNext(context, definitions, context.clock());
      if (done) some = true;
      else if (!again) break;
      if (done?.error) onError(done.error, done.kind);
    }
    // Mails that the jobs wrote into the outbox are committed now.
    if (some) context.mailer.deliverSoon();
  }

  function run(): void {
    again = true;
    running ??= runAll()
      .catch((error: Error) => onError(error, 'worker'))
      .finally(() => {
        running = null;
      });
  }

  const poll = setInterval(run, POLL_MS).unref();
  // The listener is called in a transaction, and timers keep the context in which they were set: the worker would run inside it.
  const runOutside = AsyncLocalStorage.bind(run);
  const stopListening = onEnqueue(() => {
    wake ??= setTimeout(() => {
      wake = null;
      runOutside();
    }, WAKE_MS).unref();
  });
  run();
  return async () => {
    stopped = true;
    clearInterval(poll);
    stopListening();
    if (wake) clearTimeout(wake);
    await running;
  };
}
