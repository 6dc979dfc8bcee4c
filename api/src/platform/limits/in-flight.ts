/**
 * Concurrent requests for the same thing share one fetch: a popular link costs one query at a time instead of one per reader.
 * The result is not cached afterwards.
 */
export function createInFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, run) => {
    const known = running.get(key);
    if (known) return known;
    const started = run().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
