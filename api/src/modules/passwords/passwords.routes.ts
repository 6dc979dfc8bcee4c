import { ChangePasswordBody, ResetLinkQuery, ResetRequestBody, ResetSubmitBody } from '@wspolnik/contract/accounts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { reportSecurityEvent } from '../../platform/security-events.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { fromUidb64 } from '../../platform/sign-in/tokens.ts';
import { changePassword, checkReset, requestReset, submitReset } from './passwords.service.ts';

const tags = ['accounts'];
const response = { 204: Type.Null() };

export function passwordsRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/reset-password/request/',
    {
      access: 'public',
      summary: 'Mail a link that sets a new password',
      schema: { tags, body: ResetRequestBody, response },
    },
    async (request, reply) => {
      await requestReset(context, request.body.email, request.ip);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/accounts/reset-password/link/',
    {
      access: 'public',
      summary: 'Check that a mailed link still sets a new password',
      schema: { tags, querystring: ResetLinkQuery, response },
    },
    async (request, reply) => {
      await checkReset(context, request.query);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/accounts/reset-password/submit/',
    {
      access: 'public',
      summary: 'Set a new password with the mailed link',
      schema: { tags, body: ResetSubmitBody, response },
    },
    async (request, reply) => {
      await submitReset(context, request.body);
      reportSecurityEvent(request, 'password_reset', { account: fromUidb64(request.body.uidb64) });
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/accounts/change-password/',
    {
      access: 'person',
      summary: 'Change the password and end all other sessions',
      config: { events: { done: 'password_changed' } },
      schema: { tags, body: ChangePasswordBody, response },
    },
    async (request, reply) => {
      await changePassword(context, callerOf(request), request.body);
      return reply.status(204).send(null);
    },
  );
}
