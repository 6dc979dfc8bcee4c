import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiReady } from './api-client.ts';
import type { GatewayContext } from './context.ts';
import { robotsTxt } from './indexing/robots.ts';
import { sitemapRoutes } from './indexing/sitemap.routes.ts';
import { securityTxt } from './security-txt.ts';
import { siteSettings } from './site-settings.ts';
import { webManifests } from './web-manifest.ts';

const asset = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));
const DAY = 'public, max-age=86400';
/** Milliseconds for the API to report readiness. */
const READY_DEADLINE = 2000;
/**
 * Milliseconds for which a gateway stays ready without it: while one API ends or restarts, all gateways would turn red together, and
 * nobody would serve the pages that need none.
 */
const API_PATIENCE = 10_000;

/** The few files of the site itself rather than of a release, and the operator's probes. */
export function siteRoutes(
  app: FastifyInstance,
  { isEnding, ...context }: GatewayContext & { isEnding(): boolean },
): void {
  const { api, live, env, options } = context;
  const originOf = (request: FastifyRequest) => options.publicOrigin ?? `${request.protocol}://${request.host}`;
  const files: Record<string, string> = {
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/icons/icon-192.png': 'image/png',
    '/icons/icon-512.png': 'image/png',
    '/icons/maskable-192.png': 'image/png',
    '/icons/maskable-512.png': 'image/png',
  };
  for (const [path, type] of Object.entries(files)) {
    const bytes = asset(path.slice(1));
    app.get(path, (_, reply) => reply.header('cache-control', DAY).type(type).send(bytes));
  }
  for (const [path, text] of Object.entries(webManifests))
    app.get(path, (_, reply) => reply.header('cache-control', DAY).type('application/manifest+json').send(text));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
  const { securityContact: contact } = siteSettings(env);
  app.get('/.well-known/security.txt', (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (!contact) return reply.code(404).header('cache-control', 'no-store').send('not found');
    return reply
      .header('cache-control', DAY)
      .send(securityTxt({ origin: originOf(request), contact, now: new Date() }));
  });
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(request))),
  );
  sitemapRoutes(app, context, originOf);
  let apiAnsweredAt = Number.NEGATIVE_INFINITY;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const release = live().set.number;
    if (isEnding()) return reply.code(503).send({ status: 'ending', release });
    if (await isApiReady(api, READY_DEADLINE)) apiAnsweredAt = Date.now();
    const ready = Date.now() - apiAnsweredAt <= API_PATIENCE;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'api_unreachable', release });
  });
}
