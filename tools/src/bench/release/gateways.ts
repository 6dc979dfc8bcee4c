import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface RunningGateway {
  origin: string;
  close(): void;
}

export function startGateway(api: string, store: string, folder: string): Promise<RunningGateway> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'gateway-process.ts'), [api, store, folder]);
  return new Promise((resolve, reject) => {
    child.once('message', (origin: string) => resolve({ origin, close: () => child.disconnect() }));
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });
}

/** Waits until the gateway serves this release or a later one. Answers the milliseconds since `started`. */
export async function untilLive({ origin }: RunningGateway, number: number, started: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/release?have=${number - 1}`);
    await answer.arrayBuffer();
    if (answer.status === 200) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
/** Milliseconds. */
const PAUSE = 10;

/** Asks `/healthz` again and again until `work` is done. Answers the slowest answer in milliseconds. */
export async function slowestHealth<Result>({ origin }: RunningGateway, work: Promise<Result>) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const started = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { slowest, result: await done };
}
