import { readCache } from '../lib/kept.ts';
import { currentHolder, keepFor } from './holder.ts';
import type { FetchEvent } from './scope.ts';
import { find } from './storage.ts';

const LIMITS = { count: 60, bytes: 300 * 1024 };

/** Public ones have an address without a signature, and never change. */
export const isPicture = ({ method, destination }: Request, { pathname, searchParams }: URL): boolean =>
  method === 'GET' && destination === 'image' && pathname.startsWith('/api/files/') && !searchParams.has('signature');

/** Kept ones at once; the network's answer is kept when it says that everybody may have it for ever. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const key = `/picture${pathname}${search}`;
  const holder = await currentHolder();
  const kept = await find(readCache(holder), key, Number.POSITIVE_INFINITY);
  if (kept) return kept.response;
  const answer = await fetch(event.request);
  const caching = answer.headers.get('cache-control') ?? '';
  if (answer.status === 200 && /public/.test(caching) && /immutable/.test(caching))
    event.waitUntil(keepFor(holder, key, answer.clone(), LIMITS));
  return answer;
}
