import type { Worker } from 'node:worker_threads';

/** Counts the threads of this process from now on. */
export function watchThreads() {
  const running = new Set<Worker>();
  let started = 0;
  process.on('worker', (worker) => {
    started++;
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
  });
  return { running: () => running.size, started: () => started };
}
