import { Home } from '@wspolnik/contract/home';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { readHome } from './home.service.ts';
import { hideSteps } from './home.sql.ts';

const tags = ['home'];

export function homeRoutes(app: App, { db, clock }: Context): void {
  app.get(
    '/home/',
    {
      access: 'user',
      summary: 'Get what waits for the profile in use, and what is new for it',
      schema: { tags, response: { 200: Home } },
    },
    async (request) => readHome(db, callerOf(request), clock()),
  );

  app.post(
    '/home/hide-steps/',
    { access: 'user', summary: 'Hide the first steps of the caller', schema: { tags, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await hideSteps(db, callerOf(request).user.id, clock());
      return reply.code(204).send(null);
    },
  );
}
