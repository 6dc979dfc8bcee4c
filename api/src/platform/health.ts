import { API_VERSION } from '@wspolnik/contract/version';
import type { App, Context } from './context.ts';
import { probeWrite } from './health.sql.ts';
import { problem } from './wire/problem.ts';

/** Balancers ask every few seconds, each of them; a write per answer would be its own load. */
const PROBE_EVERY_MS = 5 * 1000;

/** Rejects when the database or the store of files takes no writes, as on a full disk. One probe serves all who ask meanwhile. */
function createProbe({ clock, db, files }: Pick<Context, 'clock' | 'db' | 'files'>): () => Promise<unknown> {
  let last: { at: number; result: Promise<unknown> } | null = null;
  return () => {
    const now = clock();
    if (!last || now.getTime() - last.at >= PROBE_EVERY_MS) {
      last = { at: now.getTime(), result: Promise.all([probeWrite(db, now), files.probe()]) };
    }
    return last.result;
  };
}

/**
 * `/healthz`: the process responds. `/readyz`: it also stores what it is sent, so a balancer may send requests. A process that ends is `ending`, and
 * answers what it is sent (drain.ts). `version` is that of the contract, which a release compares with what its containers need.
 */
export function healthRoutes(app: App, context: Context): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  const probe = createProbe(context);
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    if (app.drain.isEnding()) return reply.code(503).send({ status: 'ending', version: API_VERSION });
    try {
      await probe();
    } catch (error) {
      app.log.warn({ err: error }, 'nothing can be stored');
      throw problem('unavailable', { retryAfter: 5 });
    }
    return { status: 'ready', version: API_VERSION };
  });
}
