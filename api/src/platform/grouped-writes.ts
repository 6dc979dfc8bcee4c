/** Writes per statement: with more, the others in the queue wait longer than one more statement would take. */
const MOST = 100;

/** Errors of PostgreSQL that a single write may cause for all: its values, a constraint, a deadlock. */
const REFUSALS = /^(22|23|40)/;

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

function isRefusal(error: unknown): boolean {
  return REFUSALS.test(String((error as { code?: unknown }).code ?? ''));
}

/**
 * Sends writes that would wait for the same lock (the same `name`) together: the first at once on its own, then all that
 * arrived meanwhile. `write` writes all of them or none, and answers in their order. When the database refuses several, each
 * is repeated on its own, so that it only fails for its own reasons.
 */
export function createGroups<Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (group.length > 1 && isRefusal(error)) await Promise.all(group.map((one) => settle([one])));
      else for (const { reject } of group) reject(error);
    }
  }

  async function drain(name: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await settle(queue.splice(0, MOST));
    queues.delete(name);
  }

  return (name: string, item: Item): Promise<Result> => {
    const waiting = { ...Promise.withResolvers<Result>(), item };
    const queue = queues.get(name);
    if (queue) queue.push(waiting);
    else {
      const started = [waiting];
      queues.set(name, started);
      drain(name, started);
    }
    return waiting.promise;
  };
}

/** {@link createGroups} per owner of a database: a process that runs tests has several. */
export function groupsOf<Owner extends object, Item, Result>(
  write: (owner: Owner, items: readonly Item[]) => Promise<readonly Result[]>,
): (owner: Owner, name: string, item: Item) => Promise<Result> {
  const made = new WeakMap<Owner, (name: string, item: Item) => Promise<Result>>();
  return (owner, name, item) => {
    const send = made.get(owner) ?? createGroups<Item, Result>((items) => write(owner, items));
    made.set(owner, send);
    return send(name, item);
  };
}
