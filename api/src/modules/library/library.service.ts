import type { FileState } from '@wspolnik/contract/common';
import type { AdminLibraryDocument, LibraryDocument, LibraryFields, LibraryKind } from '@wspolnik/contract/library';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import type { FileEnding } from '../../platform/files/file-store.ts';
import { publicFileUrl } from '../../platform/files/file-urls.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { auditTitled } from '../audit/index.ts';
import * as store from './library.sql.ts';

/** Every type that a document may have; see ENDINGS in upload-rules. */
const KINDS: Partial<Record<FileEnding, LibraryKind>> = {
  pdf: 'pdf',
  docx: 'text',
  odt: 'text',
  xlsx: 'sheet',
  png: 'image',
  jpg: 'image',
};

type Row<Document> = Omit<Document, 'file'> & {
  file_key: string;
  file_name: string;
  file_size: number;
  file_state: FileState;
  kind: LibraryKind;
};

function withFile<Document>({
  file_key,
  file_name: name,
  file_size: size,
  file_state: state,
  kind,
  ...row
}: Row<Document>) {
  const url = `${publicFileUrl(file_key)}?${new URLSearchParams({ name })}`;
  return { ...row, file: { name, size, kind, state, url } };
}

export const toDocument = (row: store.LibraryRow): LibraryDocument => withFile<LibraryDocument>(row);
export const toAdminDocument = (row: store.AdminLibraryRow): AdminLibraryDocument =>
  withFile<AdminLibraryDocument>(row);

/** @throws ApiProblem not_found */
export async function getDocument(db: Db, id: string): Promise<AdminLibraryDocument> {
  const row = await store.selectDocument(db, id);
  if (!row) throw problem('not_found');
  return toAdminDocument(row);
}

interface LibraryForm {
  fields: LibraryFields;
  file: UploadedFile | undefined;
}

const textsOf = ({ title, title_en, description, description_en, topic, language }: LibraryFields) => ({
  title: requiredName('title', title),
  title_en: requiredName('title_en', title_en),
  description: description?.trim() ?? '',
  description_en: description_en?.trim() ?? '',
  topic,
  language,
});

async function storeFile(context: Context, file: UploadedFile) {
  const { key, name, size } = await storeDocument(context, file, { secrecy: 'public' });
  return { file_key: key, file_name: name, file_size: size, kind: KINDS[file.ending] ?? 'text' };
}

/** Public files count in nobody's quota. */
function keep(context: Context, tx: Db, id: string, stored: Awaited<ReturnType<typeof storeFile>>, now: Date) {
  const file = { key: stored.file_key, name: stored.file_name, size: stored.file_size };
  const subject = { type: 'library_document', id } as const;
  return keepDocument(context, tx, { file, field: 'file', userId: null, owner: null, subject }, now);
}

/** Answers the id; a repeated request gets the first one's. @throws ApiProblem validation_failed */
export async function createDocument(
  context: Context,
  request: FastifyRequest,
  admin: Identity,
  { fields, file }: LibraryForm,
): Promise<string> {
  const texts = textsOf(fields);
  if (!file) throw invalidField('file', 'required');
  const values = { ...texts, ...(await storeFile(context, file)) };
  const now = context.clock();
  let isNew = false;
  const { body } = await idempotent(request, 'library/create', async (tx) => {
    isNew = true;
    const id = newId();
    await store.insertDocument(tx, id, values, fields.published ? now : null, now);
    await keep(context, tx, id, values, now);
    await auditTitled(tx, admin, 'library_document.created', { id, title: values.title }, now);
    return { status: 201, body: { id } };
  });
  // A repeated request has uploaded its file again.
  if (!isNew) await discardFiles(context.db, [values.file_key], now);
  return body.id;
}

/** @throws ApiProblem not_found, validation_failed, invalid_transition (changed meanwhile) */
export async function changeDocument(
  context: Context,
  admin: Identity,
  id: string,
  { fields, file }: LibraryForm,
): Promise<void> {
  const texts = textsOf(fields);
  if (fields.revision === undefined) throw invalidField('revision', 'required');
  const stored = file && (await storeFile(context, file));
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const before = await store.lockDocument(tx, id);
    if (!before) throw problem('not_found');
    if (before.revision !== fields.revision) throw problem('invalid_transition');
    await store.updateDocument(tx, id, { ...before, ...texts, ...stored }, now);
    if (stored) {
      await discardFiles(tx, [before.file_key], now);
      await keep(context, tx, id, stored, now);
    }
    await auditTitled(tx, admin, 'library_document.changed', { id, title: texts.title }, now);
  });
}

/** @throws ApiProblem not_found, invalid_transition (it is so already) */
export async function publishDocument(tx: Db, admin: Identity, id: string, publish: boolean, now: Date): Promise<void> {
  const before = await store.lockDocument(tx, id);
  if (!before) throw problem('not_found');
  if ((before.published_at !== null) === publish) throw problem('invalid_transition');
  await store.updatePublished(tx, id, publish ? now : null, now);
  const action = publish ? 'library_document.published' : 'library_document.unpublished';
  await auditTitled(tx, admin, action, { id, title: before.title }, now);
}

/** @throws ApiProblem not_found */
export async function removeDocument(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  const document = await store.lockDocument(tx, id);
  if (!document) throw problem('not_found');
  await store.deleteDocument(tx, id);
  await discardFiles(tx, [document.file_key], now);
  await auditTitled(tx, admin, 'library_document.deleted', { id, title: document.title }, now);
}
