import type { App, Context } from '../../platform/context.ts';
import { requirePerson } from '../../platform/identity.ts';
import { type ThrottleRule, throttle } from '../../platform/throttle.ts';
import { exportAccount } from './export.service.ts';

/** An export reads everything that the person has ever written. */
const EXPORTS: ThrottleRule = { name: 'export', limit: 5, windowSeconds: 60 * 60 };

export function exportRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/accounts/export/',
    { schema: { tags: ['accounts'], produces: ['application/zip'] } },
    async (request, reply) => {
      const { user } = await requirePerson(request);
      await throttle(db, EXPORTS, user.id, clock());
      const archive = await exportAccount(context, user.id);
      return reply
        .header('Content-Disposition', 'attachment; filename="wspolnik.zip"')
        .header('Cache-Control', 'no-store')
        .type('application/zip')
        .send(archive);
    },
  );
}
