import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './file.routes.ts';
import { type BegunPage, FRESH, KEPT, type ReadyPage } from './page-cache.ts';

const SECOND = 1000;
/** For everybody: a cache between may keep it as long as the gateway does, a browser asks whether it is still the same. */
const SHARED = `public, max-age=0, s-maxage=${FRESH / SECOND}, stale-while-revalidate=${(KEPT - FRESH) / SECOND}`;
const VARY = { vary: 'accept-encoding' };
const HTML = 'text/html; charset=utf-8';

/** Compressed where the browser takes it. Caches between may keep a whole page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const { isWhole, etag } = page;
  reply.headers({ ...page.headers, ...VARY, 'cache-control': isWhole ? SHARED : 'private, no-store', etag });
  if (isWhole && request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(page.status).type(HTML);
  if (!acceptsBrotli(request)) return reply.send(page.bytes);
  return reply.header('content-encoding', 'br').send(page.compressed);
}

/** While it is made: whether it becomes a whole page is not known yet, so nobody keeps it. */
export function sendBegunPage(reply: FastifyReply, { status, headers, stream }: BegunPage) {
  reply.headers({ ...headers, ...VARY, 'cache-control': 'private, no-store', 'content-encoding': 'br' });
  return reply.code(status).type(HTML).send(stream);
}
