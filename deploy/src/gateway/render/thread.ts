import { Worker } from 'node:worker_threads';
import type { FromWorker, Rendered, RenderInput, ToWorker, WorkerData } from './messages.ts';

/**
 * Megabytes: a bundle with its data takes about 40. A leak ends the thread, and nothing else. With 16 for new objects, collecting them
 * took a fifth of the time of a render.
 */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };

/** What was wrong with a render; the name is that of the metric. Only with `busy` the thread is well: others took its time. */
export type Failure = 'busy' | 'threw' | 'late' | 'ended' | 'refused';

export class RenderError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Thread {
  /** Milliseconds to begin, and as many to render. @throws RenderError, after which the thread may have ended */
  render(input: RenderInput, deadline: number): Promise<Rendered>;
  /** Renders that are under way or wait. */
  waiting(): number;
  /** Resolves once nothing waits. */
  idle(): Promise<void>;
  end(): Promise<void>;
}

interface Asked extends PromiseWithResolvers<Rendered> {
  input: RenderInput;
  within: number;
  timer?: NodeJS.Timeout;
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
  /** In their order; the first one is being rendered. */
  const asked: Asked[] = [];
  let ended: RenderError | undefined;
  const ready = Promise.withResolvers<void>();

  function take(one = asked[0]): Asked | undefined {
    if (!one) return;
    asked.splice(asked.indexOf(one), 1);
    clearTimeout(one.timer);
    return one;
  }
  function begin(one: Asked): void {
    clearTimeout(one.timer);
    const stop = () => {
      if (asked[0] === one) void end(new RenderError('late', `no page after ${one.within} ms`));
    };
    // A page that has come while the gateway was at other work is read before it counts as late.
    one.timer = setTimeout(() => setImmediate(stop), one.within);
    worker.postMessage({ input: one.input } satisfies ToWorker);
  }
  function settle(how: (one: Asked) => void): void {
    const one = take();
    if (one) how(one);
    if (asked[0]) begin(asked[0]);
  }
  function finish(error: RenderError): void {
    ended ??= error;
    ready.reject(ended);
    for (const one of asked.splice(0)) {
      clearTimeout(one.timer);
      one.reject(ended);
    }
  }
  async function end(error: RenderError): Promise<void> {
    finish(error);
    await worker.terminate();
  }

  worker.on('message', ({ ready: isReady, rendered, refused, error }: FromWorker) => {
    if (isReady) ready.resolve();
    else if (refused) finish(new RenderError('refused', refused));
    else if (rendered) settle(({ resolve }) => resolve(rendered));
    else settle(({ reject }) => reject(new RenderError('threw', error ?? 'no reason')));
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
      const one: Asked = { ...Promise.withResolvers<Rendered>(), input, within };
      asked.push(one);
      const leave = () => take(one)?.reject(new RenderError('busy', `not begun after ${within} ms`));
      if (asked.length > 1) one.timer = setTimeout(leave, within);
      else begin(one);
      return one.promise;
    },
    waiting: () => asked.length,
    async idle() {
      await Promise.allSettled(asked.map(({ promise }) => promise));
    },
    end: () => end(new RenderError('ended', 'the thread is not needed any more')),
  };
}
