import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy with nothing, at the priority of any other program. Resolves with the call that ends it. */
export function keepCoresBusy(): () => Promise<void> {
  // Threads and not processes: they end with this one, however it ends.
  const loops = Array.from({ length: availableParallelism() }, () => new Worker('for (;;) {}', { eval: true }));
  return async () => {
    await Promise.all(loops.map((loop) => loop.terminate()));
  };
}
