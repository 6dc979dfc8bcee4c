import { createHash } from 'node:crypto';
import { networkOf } from '@wspolnik/settings';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { CONTENT_TYPES } from '../files/file-store.ts';
import { type ThrottleRule, throttle } from '../limits/throttle.ts';
import { plainInput } from '../wire/plain-input.ts';
import { type FieldErrors, problem } from '../wire/problem.ts';
import { checkerOf, FORM_KEYWORD, toFieldErrors } from '../wire/validation.ts';
import { fileName } from './file-name.ts';
import { fieldsFromTexts } from './form-fields.ts';
import { inspectFile } from './inspect-file.ts';
import { type FileRules, type RawFile, readParts } from './read-parts.ts';
import { rememberFiles } from './stored-files.ts';
import { ENDINGS, type FileRule, formatList } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.ts';

const UPLOADS: ThrottleRule = { name: 'uploads', limit: 300, windowSeconds: 3600 };
/** Allows an office of several people. */
const UPLOADS_OF_ADDRESS: ThrottleRule = { name: 'uploads-address', limit: 1500, windowSeconds: 3600 };

/** Before reading: each upload costs memory and, for a picture, processor time. */
async function countUpload(request: FastifyRequest): Promise<void> {
  const { caller, server } = request;
  const { clock, db } = server.context;
  await throttle(db, UPLOADS_OF_ADDRESS, networkOf(request.ip), clock());
  if (caller) await throttle(db, UPLOADS, caller.user.id, clock());
}

const fileSize = ({ maxBytes }: FileRule) => ({ code: 'fileSize', params: { mb: maxBytes / 1e6 } });
const fileFormat = (rule: FileRule) => ({ code: 'fileFormat', params: { list: formatList(rule) } });

async function checkFile(raw: RawFile, rule: FileRule, errors: FieldErrors): Promise<UploadedFile | null> {
  if (!raw.bytes) {
    errors[raw.field] ??= [fileSize(rule)];
    return null;
  }
  const ending = await inspectFile(raw.bytes);
  const kind = ending && rule.kinds.find((candidate) => ENDINGS[candidate].includes(ending));
  if (!kind) {
    errors[raw.field] ??= [fileFormat(rule)];
    return null;
  }
  const { field, bytes } = raw;
  return { field, name: fileName(raw.filename, ending), mime: CONTENT_TYPES[ending], ending, kind, bytes };
}

async function checkFiles(files: readonly RawFile[], rules: FileRules, errors: FieldErrors): Promise<UploadedFile[]> {
  for (const [field, { maxCount, required }] of Object.entries(rules)) {
    const count = files.filter((file) => file.field === field).length;
    if (count > maxCount) errors[field] = [{ code: 'max', params: { max: maxCount } }];
    if (required && count === 0) errors[field] = [{ code: 'required' }];
  }
  const checked: UploadedFile[] = [];
  for (const raw of files) {
    const rule = rules[raw.field];
    if (!rule) errors[raw.field] = [{ code: 'invalid' }];
    else if (!errors[raw.field]) {
      const file = await checkFile(raw, rule, errors);
      if (file) checked.push(file);
    }
  }
  return checked;
}

const checkers = new WeakMap<TSchema, ReturnType<typeof checkerOf>>();

function checkFields(schema: TSchema, value: unknown): FieldErrors {
  const check = checkers.get(schema) ?? checkerOf(schema);
  checkers.set(schema, check);
  const errors = check(value);
  const fields = toFieldErrors(errors);
  if (errors.length > 0 && Object.keys(fields).length === 0) throw problem('malformed_request');
  return fields;
}

/** `idempotent` compares bodies: the same texts with another file are another request. */
function setBody(request: FastifyRequest, fields: object, files: readonly UploadedFile[]): void {
  const hash = ({ field, bytes }: UploadedFile) => [field, createHash('sha256').update(bytes).digest('base64url')];
  request.body = request.headers['idempotency-key'] ? { fields, files: files.map(hash) } : { fields };
}

export interface FormRules<F extends TSchema, R extends FileRules> {
  fields: F;
  files: R;
}

export interface Form<F extends TSchema, R extends FileRules> {
  fields: Static<F>;
  /** Every field of the rules; empty when nothing was sent in it. */
  files: Record<keyof R, UploadedFile[]>;
}

/**
 * The form of a request: multipart, or JSON when no file is sent. File types are detected by content, never by name; texts
 * are converted to the schema's types (`"true"`, numbers, JSON for lists and objects; a list may also be a repeated field).
 * Nothing is stored yet; see `storeImage` and `storeDocument`. The route documents itself by `schema: { consumes: FORM_TYPES,
 * body: formBody(fields, files) }`.
 *
 * @throws ApiProblem validation_failed (`fileSize` {mb}, `fileFormat` {list}, `max` {max} files, and those of the fields),
 * payload_too_large (all files together at most 50 MB), malformed_request, throttled
 */
export async function readForm<F extends TSchema, R extends FileRules>(
  request: FastifyRequest,
  rules: FormRules<F, R>,
): Promise<Form<F, R>> {
  const isMultipart = request.isMultipart();
  if (isMultipart) await countUpload(request);
  const raw = isMultipart ? await readParts(request, rules.files) : { texts: new Map(), files: [] };
  const fields = plainInput(rules.fields, isMultipart ? fieldsFromTexts(rules.fields, raw.texts) : request.body);
  const errors = checkFields(rules.fields, fields);
  const uploaded = await checkFiles(raw.files, rules.files, errors);
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  rememberFiles(request, uploaded);
  if (isMultipart) setBody(request, fields as object, uploaded);
  const named = Object.keys(rules.files).map((name) => [name, uploaded.filter(({ field }) => field === name)]);
  return { fields: fields as Static<F>, files: Object.fromEntries(named) as Record<keyof R, UploadedFile[]> };
}

/** What a route with a form consumes. */
export const FORM_TYPES = ['multipart/form-data', 'application/json'];

/**
 * Documents the form in OpenAPI. `readForm` validates it, because a multipart body is not parsed yet when schemas are
 * checked.
 */
export function formBody(fields: TObject, files: FileRules): TObject<TProperties> {
  const file = Type.String({ contentMediaType: 'application/octet-stream' });
  const properties: TProperties = { ...fields.properties };
  for (const [name, { maxCount, required }] of Object.entries(files)) {
    const one = maxCount > 1 ? Type.Array(file, { maxItems: maxCount }) : file;
    properties[name] = required ? one : Type.Optional(one);
  }
  return Type.Object(properties, { [FORM_KEYWORD]: true });
}
