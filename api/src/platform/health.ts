import { sql } from '../storage/sql.ts';
import type { App, Context } from './context.ts';
import { problem } from './problem.ts';

/** `/healthz`: the process responds. `/readyz`: it also reaches its database, so a balancer may send requests. */
export function healthRoutes(app: App, { db }: Context): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    try {
      await db.query(sql`select 1`);
    } catch (error) {
      app.log.warn({ err: error }, 'store is not reachable');
      throw problem('unavailable', { retryAfter: 5 });
    }
    return { status: 'ready' };
  });
}
