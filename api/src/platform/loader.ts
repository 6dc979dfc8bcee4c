import DataLoader from 'dataloader';

/** Concurrent statements of one kind; the pool keeps connections for everything else. */
const AT_ONCE = 4;
/** Keys of one statement. */
const MOST = 100;

type Read<Key, Value> = (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>;

function createLoader<Key, Value>(read: Read<Key, Value>): DataLoader<Key, Value | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return new DataLoader(
    async (keys) => {
      running += 1;
      try {
        return await read(keys);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
    {
      cache: false,
      maxBatchSize: MOST,
      // A batch grows until it is dispatched: fewer and larger ones cost a third less under load (ADR 42).
      batchScheduleFn: (dispatch) => {
        if (running < AT_ONCE) process.nextTick(dispatch);
        else waiting.push(dispatch);
      },
    },
  );
}

/**
 * Reads values by their keys, several in one statement under load. A key is read after it was requested and never cached, so
 * the caller sees everything written until then. `read` answers in the order of the keys.
 *
 * There is a loader for each owner of a database: a process that runs tests has several.
 */
export function loaderOf<Owner extends object, Key, Value>(
  read: (owner: Owner, keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
): (owner: Owner, key: Key) => Promise<Value | undefined> {
  const made = new WeakMap<Owner, DataLoader<Key, Value | undefined>>();
  return (owner, key) => {
    const loader = made.get(owner) ?? createLoader((keys) => read(owner, keys));
    made.set(owner, loader);
    return loader.load(key);
  };
}
