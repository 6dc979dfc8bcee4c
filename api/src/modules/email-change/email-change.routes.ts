import {
  ChangeEmailBody,
  ConfirmEmailChangeBody,
  ConfirmEmailChangeReply,
  EmailChange,
} from '@wspolnik/contract/accounts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { reportSecurityEvent } from '../../platform/security-events.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { fromUidb64 } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import { confirmChange, pendingChange, requestChange, resendLink } from './email-change.service.ts';
import { deletePending } from './email-change.sql.ts';

const tags = ['accounts'];
const response = { 204: Type.Null() };

export function emailChangeRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/change-email/',
    {
      access: 'person',
      summary: 'Get the change of address that waits for confirmation',
      schema: { tags, response: { 200: EmailChange } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return pendingChange(context, user.id);
    },
  );

  app.post(
    '/accounts/change-email/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Mail a link to the new address',
      schema: { tags, body: ChangeEmailBody, response },
    },
    async (request, reply) => {
      await requestChange(context, callerOf(request), request.body);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/accounts/change-email/',
    { access: 'person', summary: 'Cancel the change of address', schema: { tags, response } },
    async (request, reply) => {
      const { user } = callerOf(request);
      if (!(await deletePending(context.db, user.id))) throw problem('not_found');
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/accounts/change-email/resend/',
    { access: 'person', summary: 'Mail the link to the new address again', schema: { tags, response } },
    async (request, reply) => {
      await resendLink(context, callerOf(request));
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/accounts/change-email/confirm/',
    {
      access: 'public',
      summary: 'Change the address with the mailed link',
      schema: { tags, body: ConfirmEmailChangeBody, response: { 200: ConfirmEmailChangeReply } },
    },
    async (request) => {
      const changed = await confirmChange(context, request.body, request.ip);
      reportSecurityEvent(request, 'email_changed', { account: fromUidb64(request.body.uidb64) });
      return changed;
    },
  );
}
