import { Confirmation, ConfirmationMethods, ConfirmBody } from '@wspolnik/contract/confirmations';
import { PasskeyOptions } from '@wspolnik/contract/two-step';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { confirm, confirmationMethods, startConfirmation } from './confirmation.service.ts';

const tags = ['accounts'];
/** Answers with tokens must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

export function confirmationRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/confirm/',
    {
      access: 'person',
      summary: 'Get what confirms a sensitive call',
      schema: { tags, response: { 200: ConfirmationMethods } },
    },
    async (request) => ({ methods: await confirmationMethods(context, callerOf(request).user.id) }),
  );

  app.post(
    '/accounts/confirm/options/',
    {
      access: 'person',
      summary: 'Start a confirmation with a passkey',
      schema: { tags, response: { 200: PasskeyOptions } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      return reply.headers(noStore).send(await startConfirmation(context, user.id));
    },
  );

  app.post(
    '/accounts/confirm/',
    {
      access: 'person',
      summary: 'Confirm a sensitive call with the password or the second step',
      config: { events: { refused: 'confirmation_refused' } },
      schema: { tags, body: ConfirmBody, response: { 200: Confirmation } },
    },
    async (request, reply) => {
      const confirmation = await confirm(context, callerOf(request), request.body);
      return reply.headers(noStore).send(confirmation);
    },
  );
}
