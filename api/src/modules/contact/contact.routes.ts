import { ContactBody, ContactReply } from '@wspolnik/contract/contact';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { visitorOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { CONTACT_FILES } from '../../platform/uploads/upload-rules.ts';
import { countMessage, isRobot, keepMessage, prepareMessage } from './contact.service.ts';
import { nextNumber } from './contact.sql.ts';

const FORM = { fields: ContactBody, files: { files: CONTACT_FILES } };

export function contactRoutes(app: App, context: Context): void {
  const { db, mailer } = context;

  const schema = {
    tags: ['contact'],
    consumes: FORM_TYPES,
    body: formBody(FORM.fields, FORM.files),
    response: { 201: ContactReply },
  };
  app.post(
    '/contact/',
    { access: 'guest', summary: 'Send a message to the operator', schema },
    async (request, reply) => {
      const caller = visitorOf(request);
      const { fields: body, files } = await readForm(request, FORM);
      await countMessage(context, body, request.ip);
      if (isRobot(body)) return reply.status(201).send({ number: await nextNumber(db) });
      const prepared = await prepareMessage(context, { body, files: files.files, userId: caller?.user.id ?? null });
      const answer = await idempotent(request, 'contact', async (tx) => ({
        status: 201,
        body: { number: await keepMessage(context, tx, prepared) },
      }));
      mailer.deliverSoon();
      return reply.status(201).send(answer.body);
    },
  );
}
