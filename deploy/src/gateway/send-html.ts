import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './file.routes.ts';
import { type BegunPage, FRESH, KEPT, type ReadyPage } from './page-cache.ts';

const SECOND = 1000;
const VARY = { vary: 'accept-encoding' };
const NOBODY = { 'cache-control': 'private, no-store' };
const HTML = 'text/html; charset=utf-8';

/**
 * What caches between may do with a page of this age in milliseconds: what is left of the time for which the gateway itself sends
 * it, so that nobody gets an older one. A browser asks whether it is still the same.
 * `s-maxage` forbids stale answers (RFC 9111, section 5.2.2.10). Caches that keep to this find what they may do in the second header
 * (RFC 9213).
 */
function sharedCaching(age: number) {
  const seconds = Math.ceil(age / SECOND);
  const fresh = Math.max(0, FRESH / SECOND - seconds);
  const stale = Math.max(0, KEPT / SECOND - seconds - fresh);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=0`,
  };
}

/** Compressed where the browser takes it. `isShared`: caches between may keep it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, isShared: boolean) {
  const { headers, keys, etag } = page;
  const caching = isShared ? { ...sharedCaching(Date.now() - page.at), 'surrogate-key': keys.join(' ') } : NOBODY;
  reply.headers({ ...headers, ...VARY, ...caching, etag });
  if (isShared && request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(page.status).type(HTML);
  if (!acceptsBrotli(request)) return reply.send(page.bytes);
  return reply.header('content-encoding', 'br').send(page.compressed);
}

/** While it is made: whether it becomes a whole page is not known yet, so nobody keeps it. */
export function sendBegunPage(reply: FastifyReply, { status, headers, stream }: BegunPage) {
  reply.headers({ ...headers, ...VARY, ...NOBODY, 'content-encoding': 'br' });
  return reply.code(status).type(HTML).send(stream);
}
