import { DAY_MS } from '@wspolnik/settings';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { sendDigests } from './notification-mails.jobs.ts';

/** POST /api/dev/digest/: the caller's digest of the last day at once, for journeys and looking. Never registered in production. */
export function devDigestRoutes(app: App, context: Context): void {
  if (context.config.production) return;
  app.post(
    '/dev/digest/',
    {
      access: 'person',
      summary: "Send the caller's digest of the last day, outside production",
      schema: { tags: ['dev'], response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      const to = context.clock();
      const period = { from: new Date(to.getTime() - DAY_MS), to };
      await context.db.transaction((tx) => sendDigests(context, tx, [user.id], period));
      context.mailer.deliverSoon();
      return reply.status(204).send(null);
    },
  );
}
