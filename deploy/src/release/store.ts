import { StoreError } from './errors.ts';

/**
 * Files that are created once and never changed:
 *
 *     files/<container>/<file>[.br]
 *     maps/<container>/<file>.map.br                      its source map, which nothing serves
 *     versions/<container>/<version>.json                 ContainerContent; its name is its hash
 *     versions/<container>/<version>.publication.json     Publication
 *     versions/<container>/<version>.check.json           Check
 *     channels/<channel>/<number, 8 digits>.json          Activation
 *     keys/<number, 8 digits>.json                        KeyRegistry
 *     uses/<gateway>/<yyyymmddhh>.json                    Use
 *     pruning/<time>.json                                 keys to be removed
 *     vitals/<channel>/minutes|hours/<time>….json         Batch (../vitals)
 *
 * Every method throws a StoreError when the store is away, slow, full or not permitted.
 */
export interface ReleaseStore {
  /** Folder, or s3://bucket/prefix; for messages. */
  location: string;
  /** Null when it is missing. */
  get(key: string): Promise<Buffer | null>;
  /** False when it exists already. Atomic: whole or not at all. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Full keys that begin with `prefix` and come after the key `after`, sorted. */
  list(prefix: string, after?: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** Milliseconds. */
const GRACE = 1000;

export function withDeadline(store: ReleaseStore, deadline: number): ReleaseStore {
  async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const sentence = `The store ${store.location} has not answered for ${deadline / 1000} s: try again when it is back.`;
      // In a process that was busy for so long, the answer is there and only was not read yet.
      timer = setTimeout(() => {
        timer = setTimeout(() => reject(new StoreError(sentence)), GRACE);
      }, deadline);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    location: store.location,
    get: (key) => inTime(store.get(checkKey(key))),
    create: (key, bytes) => inTime(store.create(checkKey(key), bytes)),
    list: (prefix, after) => inTime(store.list(prefix, after)),
    remove: (key) => inTime(store.remove(checkKey(key))),
  };
}

const KEY = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)+[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** No segment begins with a dot, so a key never leaves the store. */
function checkKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`"${key}" is no key of a release store`);
  return key;
}
