/**
 * Callers that ask for the same thing while it is being fetched get that answer: a link that goes round costs one query at
 * a time instead of one for each reader. Nothing is kept once it has arrived.
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
