import { Id } from '@wspolnik/contract/common';
import {
  AdminLibraryDocument,
  AdminLibraryPage,
  AdminLibraryQuery,
  LibraryFields,
  LibraryPage,
  LibraryQuery,
  PublishLibraryBody,
} from '@wspolnik/contract/library';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { DOCUMENT } from '../../platform/uploads/upload-rules.ts';
import {
  changeDocument,
  createDocument,
  getDocument,
  publishDocument,
  removeDocument,
  toAdminDocument,
  toDocument,
} from './library.service.ts';
import { countDocuments, countPublished, selectDocuments, selectPublished } from './library.sql.ts';

const tags = ['library'];
const params = Type.Object({ id: Id });
const FORM = { fields: LibraryFields, files: { file: DOCUMENT } };
const form = { tags, consumes: FORM_TYPES, body: formBody(FORM.fields, FORM.files) };
const answer = { 200: AdminLibraryDocument };

async function formOf(request: FastifyRequest) {
  const { fields, files } = await readForm(request, FORM);
  return { fields, file: files.file[0] };
}

const counted = (count: number) => ({
  count: Math.min(count, EXACT_COUNT_LIMIT),
  countExact: count <= EXACT_COUNT_LIMIT,
});

function readRoutes(app: App, context: Context): void {
  const { db } = context;

  const listSchema = { tags, querystring: LibraryQuery, response: { 200: LibraryPage } };
  app.get(
    '/library/',
    { access: 'public', summary: 'List the documents of the library', schema: listSchema },
    async (request) => {
      const { query } = request;
      const [rows, count] = await Promise.all([selectPublished(db, query), countPublished(db, query)]);
      return toPage(request, { ...query, ...counted(count), results: rows.map(toDocument) });
    },
  );

  const adminSchema = { tags, querystring: AdminLibraryQuery, response: { 200: AdminLibraryPage } };
  app.get(
    '/accounts/admin/library/',
    { access: 'admin', summary: 'List all documents of the library', schema: adminSchema },
    async (request) => {
      const { query } = request;
      const [rows, count] = await Promise.all([selectDocuments(db, query), countDocuments(db, query)]);
      return toPage(request, { ...query, ...counted(count), results: rows.map(toAdminDocument) });
    },
  );

  app.get(
    '/accounts/admin/library/:id/',
    { access: 'admin', summary: 'Get a document of the library', schema: { tags, params, response: answer } },
    async (request) => {
      return getDocument(db, request.params.id);
    },
  );
}

function changeRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  const created = { ...form, response: { 201: AdminLibraryDocument } };
  app.post(
    '/accounts/admin/library/',
    { access: 'admin', summary: 'Create a document of the library', schema: created },
    async (request, reply) => {
      const admin = callerOf(request);
      const id = await createDocument(context, request, admin, await formOf(request));
      return reply.code(201).send(await getDocument(db, id));
    },
  );

  app.put(
    '/accounts/admin/library/:id/',
    { access: 'admin', summary: 'Edit a document of the library', schema: { ...form, params, response: answer } },
    async (request) => {
      const admin = callerOf(request);
      await changeDocument(context, admin, request.params.id, await formOf(request));
      return getDocument(db, request.params.id);
    },
  );

  const publishSchema = { tags, params, body: PublishLibraryBody, response: answer };
  app.post(
    '/accounts/admin/library/:id/publish/',
    { access: 'admin', summary: 'Publish or withdraw a document of the library', schema: publishSchema },
    async (request) => {
      const admin = callerOf(request);
      const { params, body } = request;
      await db.transaction((tx) => publishDocument(tx, admin, params.id, body.published, clock()));
      return getDocument(db, params.id);
    },
  );

  app.delete(
    '/accounts/admin/library/:id/',
    {
      access: 'admin',
      summary: 'Delete a document of the library',
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const admin = callerOf(request);
      await db.transaction((tx) => removeDocument(tx, admin, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}

export function libraryRoutes(app: App, context: Context): void {
  readRoutes(app, context);
  changeRoutes(app, context);
}
