import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { MINUTE_MS } from '@wspolnik/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import { sendProblem } from '../problem.ts';
import { readSitemap, type SitemapPart, SitemapUnavailable } from './sitemap.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const KEPT_MS = 5 * MINUTE_MS;
/** Bytes of compressed files; a full one has 1 to 2 MB. */
const KEPT_BYTES = 64 * 1024 * 1024;
const PUBLIC = `public, max-age=${KEPT_MS / 1000}`;

/** `/sitemap.xml` and its parts, whose compressed files are kept for a while. Requests at the same moment share one read. */
export function sitemapRoutes(
  app: FastifyInstance,
  { api, live }: GatewayContext,
  originOf: (request: FastifyRequest) => string,
): void {
  const known = new LRUCache<string, SitemapPart[]>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => readSitemap(api, live()),
  });
  const files = new LRUCache<string, Buffer, { part: SitemapPart; origin: string }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: { part, origin } }) => {
      const zip = createGzip();
      const lines = Readable.from(urlSet(await part.entries(), origin));
      const [bytes] = await Promise.all([buffer(zip), pipeline(lines, zip)]);
      return bytes;
    },
  });
  // Another release may have other pages.
  const parts = async () => (await known.fetch(`release ${live().set.number}`)) ?? [];

  app.get('/sitemap.xml', (request, reply) =>
    answering(reply, async () => {
      const names = (await parts()).map(({ name }) => name);
      return asXml(reply).send(sitemapIndex(names, originOf(request)));
    }),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    answering(reply, async () => {
      const part = (await parts()).find(({ name }) => `${name}.xml` === request.params.file);
      if (!part) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
      const origin = originOf(request);
      const bytes = await files.fetch(`${origin} ${live().set.number} ${part.name}`, { context: { part, origin } });
      return sendCompressed(request, asXml(reply), bytes ?? Buffer.alloc(0));
    }),
  );
}

const asXml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', PUBLIC).header('vary', 'accept-encoding');

function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'gzip').send(bytes);
  }
  return reply.send(Readable.from([bytes]).pipe(createGunzip()));
}

/** A search engine comes again after a 503. */
async function answering(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof SitemapUnavailable)) throw error;
    return sendProblem(reply.header('retry-after', '60'), 503, 'api_unreachable', 'Service Unavailable');
  }
}
