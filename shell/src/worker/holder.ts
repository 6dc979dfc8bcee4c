import { GUEST, HOLDER, readCache, STATE } from '../lib/kept.ts';
import { keep, type Limits } from './storage.ts';

/** The holder whom the pages of this browser have named last. */
export async function currentHolder(): Promise<string> {
  const stored = await (await caches.open(STATE)).match(HOLDER);
  return stored ? stored.text() : GUEST;
}

/**
 * Keeps what the holder has read. A page names the next holder before it removes what the former one read; an answer that comes after
 * that is removed again.
 */
export async function keepFor(
  holder: string,
  key: string,
  response: Response,
  limits: Pick<Limits, 'count' | 'bytes'>,
  release?: number,
): Promise<void> {
  if (holder !== (await currentHolder())) return;
  await keep(readCache(holder), key, response, limits, release);
  if (holder !== (await currentHolder())) await caches.delete(readCache(holder));
}
