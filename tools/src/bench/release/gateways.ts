import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { cpuTimeOf } from '../../../../api/src/testing/cpu-time.ts';

export interface RunningGateway {
  origin: string;
  /** Milliseconds from finding a release to serving it, of each since the start. */
  took: number[];
  /** Milliseconds of CPU time of all its threads so far; 0 where there is no /proc. */
  cpuTime(): number;
  /** Bytes of the process, and on the heap of its main thread, after collections. */
  memory(): Promise<NodeJS.MemoryUsage>;
  close(): void;
}

export function startGateway(api: string, store: string, folder: string): Promise<RunningGateway> {
  const child = fork(join(import.meta.dirname, 'gateway-process.ts'), [api, store, folder], {
    execArgv: ['--expose-gc'],
  });
  return new Promise((resolve, reject) => {
    const took: number[] = [];
    child.on('message', (message: { origin?: string; took?: number }) => {
      if (message.took !== undefined) took.push(message.took);
      if (message.origin) {
        const cpuTime = () => cpuTimeOf(child.pid);
        resolve({
          origin: message.origin,
          took,
          cpuTime,
          memory: () => memoryOf(child),
          close: () => child.disconnect(),
        });
      }
    });
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });
}

/** The gateway may tell something else meanwhile. */
function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve) => {
    const take = (message: NodeJS.MemoryUsage) => {
      if (!('rss' in message)) return;
      child.off('message', take);
      resolve(message);
    };
    child.on('message', take);
    child.send('memory');
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

/** The slowest answer of `/healthz`, in milliseconds, since this was asked before. */
export interface HealthWatch {
  slowest(): Promise<number>;
  close(): void;
}

export function watchHealth({ origin }: RunningGateway): HealthWatch {
  const child = fork(join(import.meta.dirname, 'health-process.ts'), [origin]);
  return {
    slowest: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('slowest');
      }),
    close: () => child.disconnect(),
  };
}
