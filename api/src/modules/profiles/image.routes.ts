import { User } from '@wspolnik/contract/accounts';
import { CompanyDetail } from '@wspolnik/contract/companies';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { findCompany } from '../companies/index.ts';
import { viewerOf } from '../network/index.ts';
import { changePortrait, removePortrait } from './image.service.ts';
import { getMe } from './profiles.service.ts';

const NoFields = Type.Object({});
const files = { image: { ...IMAGE, required: true } };
const body = formBody(NoFields, files);

async function readImage(request: FastifyRequest): Promise<UploadedFile> {
  const [image] = (await readForm(request, { fields: NoFields, files })).files.image;
  if (!image) throw invalidField('image', 'required');
  return image;
}

export function imageRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  const userSchema = { tags: ['accounts'], consumes: FORM_TYPES, body, response: { 200: User } };
  app.post(
    '/accounts/user-image-update/',
    { access: 'person', summary: 'Set the picture of the caller', schema: userSchema },
    async (request) => {
      const { user } = callerOf(request);
      await changePortrait(context, { table: 'users', id: user.id }, await readImage(request));
      return getMe(db, user.id, clock());
    },
  );

  const removeUserSchema = { tags: ['accounts'], response: { 200: User } };
  app.delete(
    '/accounts/user-image-update/',
    { access: 'person', summary: 'Remove the picture of the caller', schema: removeUserSchema },
    async (request) => {
      const { user } = callerOf(request);
      await removePortrait(context, { table: 'users', id: user.id });
      return getMe(db, user.id, clock());
    },
  );

  const answerCompany = async (caller: CompanyIdentity): Promise<CompanyDetail> => {
    const company = await findCompany(db, caller.company.id, { viewer: viewerOf(caller), seesHidden: true });
    if (!company) throw problem('not_found');
    return company;
  };

  const companySchema = { tags: ['companies'], consumes: FORM_TYPES, body, response: { 200: CompanyDetail } };
  app.post(
    '/accounts/company-image-update/',
    {
      access: 'manager',
      standing: 'unsuspended',
      summary: 'Set the picture of the company in use',
      schema: companySchema,
    },
    async (request) => {
      const caller = memberOf(request);
      await changePortrait(context, { table: 'companies', id: caller.company.id }, await readImage(request));
      return answerCompany(caller);
    },
  );

  const removeSchema = { tags: ['companies'], response: { 200: CompanyDetail } };
  app.delete(
    '/accounts/company-image-update/',
    { access: 'manager', summary: 'Remove the picture of the company in use', schema: removeSchema },
    async (request) => {
      const caller = memberOf(request);
      await removePortrait(context, { table: 'companies', id: caller.company.id });
      return answerCompany(caller);
    },
  );
}
