import {
  CompanyVerification,
  ReplaceDocumentReply,
  VerificationFields,
  VerificationReply,
} from '@wspolnik/contract/company-verification';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { memberOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { DOCUMENT } from '../../platform/uploads/upload-rules.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { replaceDocument } from './replace-document.service.ts';
import { openVerification, submitVerification } from './verification.service.ts';
import { selectVerification } from './verification.sql.ts';
import { readVerificationForm } from './verification-form.ts';

const NoFields = Type.Object({});
const files = { document: { ...DOCUMENT, required: true } };

export function verificationRoutes(app: App, context: Context): void {
  const body = formBody(VerificationFields, files);
  const schema = { tags: ['companies'], consumes: FORM_TYPES, body, response: { 201: VerificationReply } };

  const stateSchema = { tags: ['companies'], response: { 200: CompanyVerification } };
  app.get(
    '/accounts/company-verification-submission/',
    { access: 'company', summary: 'Get the state of verification of the company in use', schema: stateSchema },
    async (request) => {
      const { company } = memberOf(request);
      const state = await selectVerification(context.db, company.id, { seesAccount: company.role !== 'member' });
      if (!state) throw problem('not_found');
      return openVerification(context, state);
    },
  );

  app.post(
    '/accounts/company-verification-submission/',
    { access: 'manager', summary: 'Submit the company in use for verification', schema },
    async (request, reply) => {
      const caller = memberOf(request);
      const form = await readForm(request, { fields: VerificationFields, files });
      const numbers = readVerificationForm(form.fields);
      const [document] = form.files.document;
      if (!document) throw invalidField('document', 'required');
      const at = await submitVerification(context, caller, numbers, document);
      const answer = { company_id: caller.company.id, status: 'submitted' as const, submitted_at: at.toISOString() };
      return reply.status(201).send(answer);
    },
  );

  const documentSchema = {
    tags: ['companies'],
    consumes: FORM_TYPES,
    body: formBody(NoFields, files),
    response: { 200: ReplaceDocumentReply },
  };
  app.put(
    '/accounts/company-verification-submission/document/',
    { access: 'manager', summary: 'Replace the removed document of an open request', schema: documentSchema },
    async (request) => {
      const form = await readForm(request, { fields: NoFields, files });
      const [document] = form.files.document;
      if (!document) throw invalidField('document', 'required');
      return replaceDocument(context, memberOf(request), document);
    },
  );
}
