import type { App, Context } from '../../platform/context.ts';
import { WorldBody, WorldReply } from './dev-world.schemas.ts';
import { createWorld } from './dev-world.service.ts';

/** POST /api/dev/world/: the data of a journey, in one call. Never registered in production: it makes admins. */
export function devWorldRoutes(app: App, context: Context): void {
  if (context.config.production) return;
  app.post(
    '/dev/world/',
    {
      access: 'public',
      summary: 'Make people, companies, offers and orders for a test, outside production',
      schema: { tags: ['dev'], body: WorldBody, response: { 201: WorldReply } },
    },
    async (request, reply) => {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] };
      return reply.status(201).send(await createWorld(context, request.body, client));
    },
  );
}
