import { useEffect, useRef } from 'react';
import type { Upload } from './file-types.ts';

interface UploadEvents<Result> {
  onStart(): void;
  onProgress(share: number): void;
  onDone(result: Result): void;
  onFailure(error: unknown): void;
}

export interface Uploads<Result> {
  start(id: number, file: File, upload: Upload<Result>, events: UploadEvents<Result>): void;
  stop(id: number): void;
}

/** Uploads one file at a time: parallel uploads would each take as long as all together. A cancelled upload reports nothing. */
export function useUploads<Result>(): Uploads<Result> {
  const queue = useRef(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  return {
    start(id, file, upload, events) {
      const controller = new AbortController();
      running.current.set(id, controller);
      queue.current = queue.current
        .then(() => run(file, upload, controller.signal, events))
        .finally(() => running.current.delete(id));
    },
    stop(id) {
      running.current.get(id)?.abort();
      running.current.delete(id);
    },
  };
}

async function run<Result>(file: File, upload: Upload<Result>, signal: AbortSignal, events: UploadEvents<Result>) {
  if (signal.aborted) return;
  events.onStart();
  try {
    const onProgress = (share: number) => !signal.aborted && events.onProgress(share);
    // A cancelled upload frees the queue at once, even if it ignores its signal.
    const result = await Promise.race([upload(file, { signal, onProgress }), whenAborted(signal)]);
    if (!signal.aborted) events.onDone(result);
  } catch (error) {
    if (!signal.aborted) events.onFailure(error);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
