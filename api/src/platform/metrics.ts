import { processMetrics } from '@wspolnik/settings/process-metrics';
import { Gauge, Histogram, Registry } from 'prom-client';
import { sql } from '../storage/sql.ts';
import type { App, Context } from './context.ts';

/** Seconds. The target of a list is 20 ms, of any call 1 s; after 10 s the caller has given up. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    /** A module adds its own: `new Gauge({ …, registers: [app.metrics], collect() {…} })`. */
    metrics: Registry;
  }
}

/** Pending work in the database, the same for every process. */
function watchStore(registry: Registry, { breachedPasswords, db, clock }: Context): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'breached_password_checks_failed',
    help: 'New passwords that the configured service did not check, since the start of this process',
    registers,
    collect() {
      this.set(breachedPasswords.failures());
    },
  });
  new Gauge({
    name: 'waiting',
    help: 'Jobs whose time has come, and mails that have not left',
    labelNames: ['what'],
    registers,
    async collect() {
      const row = await db.one<{ jobs: number; mails: number }>(sql`
        select (select count(*) from jobs where run_at <= ${clock()}) as jobs, (select count(*) from outbox) as mails`);
      for (const [what, count] of Object.entries(row ?? {})) this.set({ what }, count);
    },
  });
  new Gauge({
    name: 'jobs_lag_seconds',
    help: 'How long the job that waits longest is late',
    registers,
    async collect() {
      const now = clock();
      const row = await db.one<{ due: string | null }>(sql`select min(run_at) as due from jobs where run_at <= ${now}`);
      this.set(row?.due ? (now.getTime() - Date.parse(row.due)) / 1000 : 0);
    },
  });
}

function watchRequests(app: App): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [app.metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unmatched';
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * GET /metrics in the format of Prometheus. Like /healthz it is outside /api, which the gateway does not proxy, so it is only
 * readable on the API's own port.
 */
export function metricsRoutes(app: App, context: Context): void {
  app.decorate('metrics', new Registry());
  processMetrics();
  watchStore(app.metrics, context);
  watchRequests(app);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    reply.type(app.metrics.contentType);
    return Registry.merge([processMetrics(), app.metrics]).metrics();
  });
}
