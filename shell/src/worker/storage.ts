/** Headers of what is stored: when it was read, and the release of a page. */
const AT = 'x-wspolnik-at';
const RELEASE = 'x-wspolnik-release';

export interface Limits {
  /** Entries with the same beginning. */
  count: number;
  /** Of one answer. */
  bytes: number;
  /** Milliseconds. */
  age: number;
}

export interface Kept {
  response: Response;
  /** Milliseconds since 1970. */
  at: number;
  /** 0 of what belongs to no release. */
  release: number;
}

/**
 * Stores an answer under `key`, whose part before the second slash names its kind, and forgets the oldest ones of the kind above the limit. A device
 * without room keeps nothing more, which nobody notices before they are offline.
 */
export async function keep(
  cacheName: string,
  key: string,
  response: Response,
  { count, bytes }: Pick<Limits, 'count' | 'bytes'>,
  release = 0,
): Promise<void> {
  const body = await response.arrayBuffer();
  if (body.byteLength > bytes) return;
  const headers = new Headers(response.headers);
  // The bytes are those after decoding.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(AT, String(Date.now()));
  headers.set(RELEASE, String(release));
  try {
    const cache = await caches.open(cacheName);
    // Deleted first, so that the entries are in the order in which they were read.
    await cache.delete(key);
    await cache.put(key, new Response(body, { status: response.status, headers }));
    await trim(cache, kindOf(key), count);
  } catch {
    await makeRoom(cacheName);
  }
}

const kindOf = (key: string): string => /^\/[^/]+/.exec(key)?.[0] ?? key;

async function trim(cache: Cache, kind: string, count: number): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => kindOf(new URL(url).pathname) === kind);
  for (const key of keys.slice(0, Math.max(keys.length - count, 0))) await cache.delete(key);
}

/** The quota is reached: the older half of what was read goes. */
async function makeRoom(cacheName: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.ceil(keys.length / 2))) await cache.delete(key);
  } catch {
    // Storage may be forbidden altogether.
  }
}

/** What is stored under `key`, unless it is too old. */
export async function find(cacheName: string, key: string, age: number): Promise<Kept | null> {
  if (!(await caches.has(cacheName))) return null;
  const cache = await caches.open(cacheName);
  const response = await cache.match(key);
  if (!response) return null;
  const at = Number(response.headers.get(AT));
  if (at >= Date.now() - age) return { response, at, release: Number(response.headers.get(RELEASE)) };
  await cache.delete(key);
  return null;
}

export async function forget(cacheName: string, key: string): Promise<void> {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(key);
}
