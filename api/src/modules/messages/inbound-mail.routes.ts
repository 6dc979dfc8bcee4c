import { InboundMail } from '@wspolnik/contract/inbound-mail';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { receiveMail } from './inbound-mail.service.ts';

/** Called by the operator's mail service, which knows the secret. */
export function inboundMailRoutes(app: App, context: Context): void {
  app.post(
    '/inbound-mail/',
    {
      access: 'guest',
      summary: 'Receive a mailed answer to a message',
      schema: { tags: ['messages'], body: InboundMail, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const secret = request.headers['x-inbound-secret'];
      await receiveMail(context, typeof secret === 'string' ? secret : undefined, request.body);
      return reply.code(204).send(null);
    },
  );
}
