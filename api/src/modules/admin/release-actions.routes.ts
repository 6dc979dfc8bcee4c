import { ReleaseActionBody, ReleaseActor } from '@wspolnik/contract/releases';
import type { App, Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { insertAudit } from '../audit/index.ts';

/**
 * The gateway keeps the releases, and the API knows who is an admin: the gateway asks here, with the admin's token and confirmation,
 * before it does anything. It is logged before it is done, so that nothing is done without being logged.
 */
export function releaseActionRoutes(app: App, { db, clock }: Context): void {
  app.post(
    '/admin/releases/',
    {
      access: 'admin',
      confirmed: true,
      summary: 'Log what an admin does to the releases of the site',
      schema: { tags: ['admin'], body: ReleaseActionBody, response: { 201: ReleaseActor } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      const { action, name, version, reason } = request.body;
      const details = { name: `${name.replaceAll('_', '-')} ${version}`, reason };
      const entry = { actorId: user.id, subjectType: 'release', subjectId: newId(), details };
      await insertAudit(db, { ...entry, action: `release.${action}` }, clock());
      return reply.status(201).send({ name: `${user.first_name} ${user.last_name}` });
    },
  );
}
