/** What a suite takes at most: browsers, webpack and the database of the larger ones. */
const BYTES_PER_SUITE = 5 * 2 ** 30;

/** How many suites run at a time: each keeps some two cores busy, and waits often enough that two share two cores. */
export function suitesAtOnce(cores: number, freeBytes: number): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / BYTES_PER_SUITE)));
}

/** Runs the tasks in order, as many at a time as allowed; resolves with their results in that order. */
export async function runSideBySide<T>(tasks: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next;
      results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  return results;
}
