import { Worker } from 'node:worker_threads';
import type { FromWorker, Rendered, RenderInput, ToWorker, WorkerData } from './messages.ts';

/** Megabytes: a bundle with its data takes about 40. A leak ends the thread, and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** What was wrong with a render; the name is that of the metric. */
export type Failure = 'threw' | 'late' | 'ended' | 'refused';

export class RenderError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Thread {
  /** Milliseconds include the renders before it. @throws RenderError, after which the thread may have ended */
  render(input: RenderInput, deadline: number): Promise<Rendered>;
  /** Renders that are under way or wait. */
  waiting(): number;
  /** Resolves once nothing waits. */
  idle(): Promise<void>;
  end(): Promise<void>;
}

interface Waiting extends PromiseWithResolvers<Rendered> {
  timer: NodeJS.Timeout;
}

/** Starts a thread for the bundles. @throws RenderError when one of them cannot be run in that time */
export async function startThread(data: WorkerData, deadline: number): Promise<Thread> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: MEMORY,
    env: { NODE_ENV: 'production' },
    // What a bundle prints is no part of the gateway's log.
    stdout: true,
    stderr: true,
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: RenderError | undefined;
  const ready = Promise.withResolvers<void>();

  function take(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }
  function finish(error: RenderError): void {
    ended ??= error;
    ready.reject(ended);
    for (const id of [...waiting.keys()]) take(id)?.reject(ended);
  }
  async function end(error: RenderError): Promise<void> {
    finish(error);
    await worker.terminate();
  }

  worker.on('message', ({ id, ready: isReady, rendered, error }: FromWorker) => {
    if (isReady) ready.resolve();
    else if (id === undefined) finish(new RenderError('refused', error ?? 'no reason'));
    else if (rendered) take(id)?.resolve(rendered);
    else take(id)?.reject(new RenderError('threw', error ?? 'no reason'));
  });
  worker.on('error', (error) => finish(new RenderError('ended', error.message)));
  worker.on('exit', (code) => finish(new RenderError('ended', `the thread ended with ${code}`)));
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  const late = setTimeout(() => finish(new RenderError('late', `not ready after ${deadline} ms`)), deadline);
  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(late);
  }

  return {
    render(input, within) {
      if (ended) return Promise.reject(ended);
      const id = ++last;
      const timer = setTimeout(() => void end(new RenderError('late', `no page after ${within} ms`)), within);
      const one: Waiting = { ...Promise.withResolvers<Rendered>(), timer };
      waiting.set(id, one);
      worker.postMessage({ id, input } satisfies ToWorker);
      return one.promise;
    },
    waiting: () => waiting.size,
    async idle() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
    },
    end: () => end(new RenderError('ended', 'the thread is not needed any more')),
  };
}
