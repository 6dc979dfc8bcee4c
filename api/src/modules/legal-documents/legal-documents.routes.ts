import {
  LegalDocument,
  LegalDocumentName,
  LegalDocumentQuery,
  PublishDocumentBody,
} from '@wspolnik/contract/legal-documents';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { getDocument, publishVersion } from './legal-documents.service.ts';

export function legalDocumentRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  const params = Type.Object({ document: LegalDocumentName });
  const schema = {
    tags: ['legal documents'],
    params,
    querystring: LegalDocumentQuery,
    response: { 200: LegalDocument },
  };
  app.get(
    '/legal-documents/:document/',
    { access: 'public', summary: 'Get a version of a legal document', schema },
    (request) => getDocument(db, { ...request.params, ...request.query, now: clock() }),
  );

  const publishSchema = { tags: ['admin'], body: PublishDocumentBody, response: { 201: LegalDocument } };
  app.post(
    '/admin/legal-documents/',
    { access: 'admin', summary: 'Publish a version of a legal document', schema: publishSchema },
    async (request, reply) => {
      const { body } = request;
      const { user } = callerOf(request);
      const { status, body: published } = await idempotent(request, 'admin/legal-documents', async (tx) => {
        await publishVersion(tx, user.id, body, clock());
        return { status: 201, body: await getDocument(tx, { ...body, now: clock() }) };
      });
      return reply.status(status as 201).send(published);
    },
  );
}
