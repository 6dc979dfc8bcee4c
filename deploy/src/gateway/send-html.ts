import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './file.routes.ts';
import { FRESH, KEPT, type ReadyPage } from './page-cache.ts';

const SECOND = 1000;
/** For everybody: a cache between may keep it as long as the gateway does, a browser asks whether it is still the same. */
const SHARED = `public, max-age=0, s-maxage=${FRESH / SECOND}, stale-while-revalidate=${(KEPT - FRESH) / SECOND}`;

/** Compressed where the browser takes it. Caches between may keep a whole page. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  reply.headers({
    ...page.headers,
    'cache-control': page.isWhole ? SHARED : 'private, no-store',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (page.isWhole && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  if (!acceptsBrotli(request)) return reply.send(page.bytes);
  return reply.header('content-encoding', 'br').send(page.compressed);
}
