import { availableParallelism } from 'node:os';

/** How many tasks run at a time when each keeps a core busy and takes at most so many bytes; one at least. */
export function tasksAtOnce(
  bytesPerTask: number,
  cores: number = availableParallelism(),
  freeBytes: number = process.availableMemory(),
): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / bytesPerTask)));
}

/**
 * Runs the tasks in order, as many at a time as allowed; resolves with their results in that order. After a failure no further
 * task starts, and it rejects once those that run have ended, so that nothing is left running.
 */
export async function runSideBySide<T>(tasks: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next;
      try {
        results[index] = await task();
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  return results;
}
