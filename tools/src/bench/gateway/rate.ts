import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface AtRate {
  urls: readonly string[];
  /** Pages a second. */
  rate: number;
}

export interface Timed {
  /** Milliseconds of each page, from when it was due. */
  latencies: number[];
  /** Pages that were not rendered. */
  missed: number;
}

/** Asks for pages at a rate, from a process that does nothing else. */
export async function readAtRate(asked: AtRate): Promise<Timed> {
  const child = fork(join(import.meta.dirname, 'rate-process.ts'));
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`rate-process.ts ended with ${code}`);
  });
  child.send(asked);
  const [timed] = await Promise.race([once(child, 'message'), exit]);
  exit.catch(() => undefined);
  return timed as Timed;
}
