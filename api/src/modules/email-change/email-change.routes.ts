import { Type } from 'typebox';
import {
  ChangeEmailBody,
  ConfirmEmailChangeBody,
  ConfirmEmailChangeReply,
  EmailChange,
} from '../../contract/accounts.ts';
import type { App, Context } from '../../platform/context.ts';
import { requirePerson } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import { confirmChange, pendingChange, requestChange, resendLink } from './email-change.service.ts';
import { deletePending } from './email-change.sql.ts';

const tags = ['accounts'];
const response = { 204: Type.Null() };

export function emailChangeRoutes(app: App, context: Context): void {
  app.get('/accounts/change-email/', { schema: { tags, response: { 200: EmailChange } } }, async (request) => {
    const { user } = await requirePerson(request);
    return pendingChange(context, user.id);
  });

  app.post('/accounts/change-email/', { schema: { tags, body: ChangeEmailBody, response } }, async (request, reply) => {
    await requestChange(context, await requirePerson(request), request.body);
    return reply.status(204).send(null);
  });

  app.delete('/accounts/change-email/', { schema: { tags, response } }, async (request, reply) => {
    const { user } = await requirePerson(request);
    if (!(await deletePending(context.db, user.id))) throw problem('not_found');
    return reply.status(204).send(null);
  });

  app.post('/accounts/change-email/resend/', { schema: { tags, response } }, async (request, reply) => {
    await resendLink(context, await requirePerson(request));
    return reply.status(204).send(null);
  });

  app.post(
    '/accounts/change-email/confirm/',
    { schema: { tags, body: ConfirmEmailChangeBody, response: { 200: ConfirmEmailChangeReply } } },
    (request) => confirmChange(context, request.body, request.ip),
  );
}
