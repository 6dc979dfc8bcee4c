import { Confirmation, ConfirmationMethod, ConfirmBody } from '../../contract/confirmations.ts';
import { callerOf } from '../../platform/access.ts';
import type { App, Context } from '../../platform/context.ts';
import { confirm, confirmationMethod } from './confirmation.service.ts';

const tags = ['accounts'];

export function confirmationRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/confirm/',
    {
      access: 'person',
      summary: 'Get what confirms a sensitive call',
      schema: { tags, response: { 200: ConfirmationMethod } },
    },
    async (request) => ({ method: await confirmationMethod(context, callerOf(request).user.id) }),
  );

  app.post(
    '/accounts/confirm/',
    {
      access: 'person',
      summary: 'Confirm a sensitive call with the password or a code',
      schema: { tags, body: ConfirmBody, response: { 200: Confirmation } },
    },
    async (request, reply) => {
      const confirmation = await confirm(context, callerOf(request).user.id, request.body);
      return reply.header('Cache-Control', 'no-store').send(confirmation);
    },
  );
}
