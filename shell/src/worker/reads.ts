import { holderOf, isKeptRead, readCache } from '../lib/kept.ts';
import type { KeptNote } from '../lib/kept-marks.ts';
import { currentHolder, keepFor } from './holder.ts';
import type { FetchEvent } from './scope.ts';
import { isAway } from './server.ts';
import { find, forget, type Limits } from './storage.ts';

const DAY = 86_400_000;
const LIMITS: Limits = { count: 150, bytes: 512 * 1024, age: 14 * DAY };

/** Whoever may not see it any more does not see it offline either. */
const GONE = [403, 404, 410];

/** One profile of the person reads other things than another. */
function keyOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `/read/${headers.get('company-id') ?? 'person'}${pathname}${search}`;
}

const isJson = ({ status, headers }: Response): boolean =>
  status === 200 && /^application\/json\b/.test(headers.get('content-type') ?? '');

/**
 * The API marks everything that somebody signed in reads as not to be stored, so that no other cache has it (ADR 120); of a guest's
 * answers the mark says something.
 */
const mayStore = ({ headers }: Request, answer: Response): boolean =>
  headers.has('authorization') || !/no-store/.test(answer.headers.get('cache-control') ?? '');

export const isRead = ({ method }: Request, { pathname }: URL): boolean => method === 'GET' && isKeptRead(pathname);

/** The network's answer, or without the network what was read last. */
export async function answerRead(event: FetchEvent, tell: (note: KeptNote) => Promise<void>): Promise<Response> {
  const { request } = event;
  const holder = holderOf(request.headers.get('authorization')?.replace(/^Bearer /, ''));
  const key = keyOf(request);
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = request.signal.aborted ? null : await keptRead(holder, key);
    if (!kept) throw error;
    event.waitUntil(tell({ kept: kept.at }));
    return kept.response;
  }
  if (isAway(answer)) {
    const kept = await keptRead(holder, key);
    if (kept) event.waitUntil(tell({ kept: kept.at }));
    return kept?.response ?? answer;
  }
  if (isJson(answer) && mayStore(request, answer)) event.waitUntil(keepFor(holder, key, answer.clone(), LIMITS));
  if (GONE.includes(answer.status)) event.waitUntil(forget(readCache(holder), key));
  return answer;
}

async function keptRead(holder: string, key: string) {
  return holder === (await currentHolder()) ? find(readCache(holder), key, LIMITS.age) : null;
}
