import { FILES } from '../lib/kept.ts';
import type { FetchEvent } from './scope.ts';

const FILE = /^\/r\/\w+\/[0-9a-f]{64}[./]/;

/** Files of releases that everybody may have. Their names are hashes of what they hold, so a kept one is never outdated. */
export const isFile = ({ method }: Request, { pathname }: URL): boolean => method === 'GET' && FILE.test(pathname);

/** Under its address without a query: after a failure a page asks for the same file under another one, and means the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const kept = search ? undefined : await findFile(pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic') event.waitUntil(keepFile(pathname, answer.clone()));
  return answer;
}

async function findFile(pathname: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(FILES)).match(pathname);
  } catch {
    return undefined;
  }
}

/** A device without room keeps no further file. */
const keepFile = async (pathname: string, answer: Response): Promise<void> =>
  (await caches.open(FILES)).put(pathname, answer).catch(() => undefined);

/** Pathnames of the kept files. */
export async function keptFiles(): Promise<Set<string>> {
  const keys = await (await caches.open(FILES)).keys();
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** Fetches those that are missing, mostly from the browser's own cache. Rejects when one does not come. */
export async function fetchFiles(wanted: Iterable<string>): Promise<void> {
  const kept = await keptFiles();
  for (const pathname of wanted) {
    if (kept.has(pathname)) continue;
    const answer = await fetch(pathname, { cache: 'force-cache' });
    if (answer.status !== 200) throw new TypeError(`${pathname}: ${answer.status}`);
    await keepFile(pathname, answer);
  }
}

export async function dropFiles(isNeeded: (pathname: string) => boolean): Promise<void> {
  const cache = await caches.open(FILES);
  for (const pathname of await keptFiles()) if (!isNeeded(pathname)) await cache.delete(pathname);
}
