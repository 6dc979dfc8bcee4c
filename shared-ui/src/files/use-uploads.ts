import { useEffect, useRef } from 'react';
import type { Upload } from './file-types.ts';

interface UploadEvents<Result> {
  onStart(): void;
  onProgress(share: number): void;
  onDone(result: Result): void;
  onFailure(error: unknown): void;
}

/** One file at a time: several at once would each take as long as all of them. What is stopped tells nothing more. */
export function useUploads<Result>() {
  const queue = useRef(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  async function run(file: File, upload: Upload<Result>, signal: AbortSignal, events: UploadEvents<Result>) {
    if (signal.aborted) return;
    events.onStart();
    try {
      const onProgress = (share: number) => !signal.aborted && events.onProgress(share);
      const result = await upload(file, { signal, onProgress });
      if (!signal.aborted) events.onDone(result);
    } catch (error) {
      if (!signal.aborted) events.onFailure(error);
    }
  }

  return {
    start(id: number, file: File, upload: Upload<Result>, events: UploadEvents<Result>): void {
      const controller = new AbortController();
      running.current.set(id, controller);
      queue.current = queue.current
        .then(() => run(file, upload, controller.signal, events))
        .finally(() => running.current.delete(id));
    },
    stop(id: number): void {
      running.current.get(id)?.abort();
      running.current.delete(id);
    },
  };
}
