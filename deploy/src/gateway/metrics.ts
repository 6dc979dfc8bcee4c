import { processMetrics } from '@wspolnik/settings/process-metrics';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import type { GatewayContext } from './context.ts';
import { rendersPages } from './render/renderer.ts';

type Watched = Pick<GatewayContext, 'live' | 'renderer' | 'pages' | 'options' | 'vitals'>;

function watchRenders(registry: Registry, { live, renderer }: Watched): void {
  registry.registerMetric(renderer.durations);
  new Counter({
    name: 'renders_total',
    help: 'Renders of public pages by the container of the page and how they ended; all but "rendered" gave the frame with its skeleton',
    labelNames: ['container', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [container, outcomes] of renderer.outcomes())
        for (const [outcome, count] of outcomes) this.inc({ container, outcome }, count);
    },
  });
  new Gauge({
    name: 'render_off',
    help: '1 while the pages of a container are rendered by browsers after a failure, 0 while the gateway renders them',
    labelNames: ['container'],
    registers: [registry],
    collect() {
      this.reset();
      const { set } = live();
      for (const container of [set.shell, ...set.remotes].filter((one) => rendersPages(set, one)))
        this.set({ container: container.name }, renderer.isOn(set, container) ? 0 : 1);
    },
  });
}

function watchPages(registry: Registry, { pages }: Watched): void {
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests of pages by what they found in the cache: a fresh page, a stale one, one in making, or nothing',
    labelNames: ['found'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [found, count] of Object.entries(pages.found())) this.inc({ found }, count);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the pages that are kept',
    registers: [registry],
    collect() {
      this.set(pages.bytes());
    },
  });
}

function watchRelease(registry: Registry, { live, options: { channel = 'stable' } }: Watched): void {
  new Gauge({
    name: 'live_release',
    help: 'Number of the release that is served',
    labelNames: ['channel'],
    registers: [registry],
    collect() {
      this.set({ channel }, live().set.number);
    },
  });
}

/** GET /metrics in the format of Prometheus, and nothing else. The port that people reach has no such page. */
export function metricsServer(context: Watched): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const registry = new Registry();
  watchRenders(registry, context);
  watchPages(registry, context);
  watchRelease(registry, context);
  app.get('/metrics', (_request, reply) => {
    reply.type(registry.contentType);
    return Registry.merge([processMetrics(), registry, context.vitals.registry]).metrics();
  });
  return app;
}
