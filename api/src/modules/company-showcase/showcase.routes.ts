import { Id } from '@wspolnik/contract/common';
import {
  CompanyGalleryForm,
  CompanyShowcase,
  ReferenceForm,
  ReferenceOrderBody,
} from '@wspolnik/contract/company-showcase';
import { MAX_COMPANY_IMAGES, MAX_REFERENCE_IMAGES } from '@wspolnik/contract/limits';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import { isAdmin } from '../../platform/sign-in/identity.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { storeImages } from '../../platform/uploads/store-image.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { problem } from '../../platform/wire/problem.ts';
import { replaceGallery } from './pictures.service.ts';
import { readReference } from './reference-form.ts';
import { addReference, editReference, orderReferences, removeReference } from './references.service.ts';
import { selectShowcase } from './showcase.sql.ts';

const tags = ['companies'];
const params = Type.Object({ id: Id });
const response = { 200: CompanyShowcase };
const REFERENCE = { images: { ...IMAGE, maxCount: MAX_REFERENCE_IMAGES } };
const GALLERY = { images: { ...IMAGE, maxCount: MAX_COMPANY_IMAGES } };
const manager = { access: 'manager', standing: 'unsuspended' } as const;

/** The showcase of a company as the caller sees it. @throws ApiProblem not_found */
async function answer({ db }: Context, request: FastifyRequest, companyId: string): Promise<CompanyShowcase> {
  const visitor = visitorOf(request);
  const showcase = await selectShowcase(db, companyId, {
    userId: visitor?.user.id ?? null,
    isAdmin: isAdmin(visitor),
  });
  if (!showcase) throw problem('not_found');
  return showcase;
}

/** The company in use with the reference of the request. Its pictures are processed only for a valid one. */
async function readSent(context: Context, request: FastifyRequest) {
  const companyId = memberOf(request).company.id;
  const { fields: form, files } = await readForm(request, { fields: ReferenceForm, files: REFERENCE });
  await readReference(context.db, companyId, form, context.clock());
  return { companyId, form, images: await storeImages(context, files.images) };
}

function referenceRoutes(app: App, context: Context): void {
  const { clock, db } = context;
  const body = formBody(ReferenceForm, REFERENCE);

  const addSchema = { tags, consumes: FORM_TYPES, body, response: { 201: CompanyShowcase } };
  app.post(
    '/company/references/',
    { ...manager, summary: 'Add a reference of the company in use', schema: addSchema },
    async (request, reply) => {
      const { companyId, form, images } = await readSent(context, request);
      let isNew = false;
      await idempotent(request, 'company-references', async (tx) => {
        isNew = true;
        return { status: 201, body: { id: await addReference(tx, companyId, { form, images, now: clock() }) } };
      });
      const keys = images.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]);
      // A repeated request has uploaded its pictures again.
      if (!isNew) await discardFiles(db, keys, clock());
      return reply.status(201).send(await answer(context, request, companyId));
    },
  );

  app.put(
    '/company/references/:id/',
    {
      ...manager,
      summary: 'Replace a reference of the company in use',
      schema: { tags, consumes: FORM_TYPES, params, body, response },
    },
    async (request) => {
      const { companyId, form, images } = await readSent(context, request);
      await db.transaction((tx) => editReference(tx, companyId, request.params.id, { form, images, now: clock() }));
      return answer(context, request, companyId);
    },
  );

  app.delete(
    '/company/references/:id/',
    { access: 'manager', summary: 'Delete a reference of the company in use', schema: { tags, params, response } },
    async (request) => {
      const companyId = memberOf(request).company.id;
      await db.transaction((tx) => removeReference(tx, companyId, request.params.id, clock()));
      return answer(context, request, companyId);
    },
  );

  app.put(
    '/company/reference-order/',
    {
      ...manager,
      summary: 'Order the references of the company in use',
      schema: { tags, body: ReferenceOrderBody, response },
    },
    async (request) => {
      const companyId = memberOf(request).company.id;
      await db.transaction((tx) => orderReferences(tx, companyId, request.body.ids));
      return answer(context, request, companyId);
    },
  );
}

export function showcaseRoutes(app: App, context: Context): void {
  app.get(
    '/company/showcase/:id/',
    { access: 'guest', summary: 'Get the references and the gallery of a company', schema: { tags, params, response } },
    async (request) => answer(context, request, request.params.id),
  );

  const gallery = formBody(CompanyGalleryForm, GALLERY);
  app.put(
    '/company/gallery/',
    {
      ...manager,
      summary: 'Replace the gallery of the company in use',
      schema: { tags, consumes: FORM_TYPES, body: gallery, response },
    },
    async (request) => {
      const companyId = memberOf(request).company.id;
      const { fields: form, files } = await readForm(request, { fields: CompanyGalleryForm, files: GALLERY });
      const images = await storeImages(context, files.images);
      await context.db.transaction((tx) => replaceGallery(tx, companyId, { form, images, now: context.clock() }));
      return answer(context, request, companyId);
    },
  );

  referenceRoutes(app, context);
}
