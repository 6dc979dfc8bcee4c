/** Concurrent statements of one kind; the pool keeps connections for everything else. */
const AT_ONCE = 4;
/** Keys of one statement. */
const MOST = 100;

/**
 * Reads values by their keys, several in one statement under load. A key is read after it was requested, never before, so the
 * caller sees everything written until then; under low load each is read at once, on its own. Answers undefined for a key
 * that `read` does not return.
 */
export function createBatches<T>(read: (keys: readonly string[]) => Promise<Map<string, T>>) {
  const waiting = new Map<string, PromiseWithResolvers<T | undefined>>();
  let running = 0;

  async function run(batch: readonly [string, PromiseWithResolvers<T | undefined>][]): Promise<void> {
    running += 1;
    try {
      const values = await read(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(values.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    } finally {
      running -= 1;
      start();
    }
  }

  function start(): void {
    if (running >= AT_ONCE || waiting.size === 0) return;
    const batch = [...waiting].slice(0, MOST);
    for (const [key] of batch) waiting.delete(key);
    run(batch);
  }

  return (key: string): Promise<T | undefined> => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const asked = Promise.withResolvers<T | undefined>();
    waiting.set(key, asked);
    start();
    return asked.promise;
  };
}

/** {@link createBatches} per owner of a database: a process that runs tests has several. */
export function batchesOf<Owner extends object, T>(
  read: (owner: Owner, keys: readonly string[]) => Promise<Map<string, T>>,
): (owner: Owner, key: string) => Promise<T | undefined> {
  const made = new WeakMap<Owner, (key: string) => Promise<T | undefined>>();
  return (owner, key) => {
    const ask = made.get(owner) ?? createBatches<T>((keys) => read(owner, keys));
    made.set(owner, ask);
    return ask(key);
  };
}
