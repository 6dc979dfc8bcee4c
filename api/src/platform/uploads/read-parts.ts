import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, invalidField, problem } from '../wire/problem.ts';
import type { FileRule } from './upload-rules.ts';

/** All texts of a form together, and each of them. */
const MAX_TEXT_BYTES = 256 * 1024;
/** All files of a request together: they are in memory until they are stored. */
const MAX_REQUEST_BYTES = 50_000_000;
/** Boundaries and headers of the parts. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_TEXTS = 200;
/** Bytes after a refusal are discarded, so that the sender gets to read the answer; beyond this it is cut off. */
const MAX_DISCARDED_BYTES = 60_000_000;

export type FileRules = Record<string, FileRule>;

export interface RawFile {
  field: string;
  filename: string;
  /** Null when it is longer than its rule allows; its content was discarded. */
  bytes: Buffer | null;
}

export interface RawForm {
  texts: Map<string, unknown[]>;
  files: RawFile[];
}

function maxFileBytes(rules: FileRules): number {
  const all = Object.values(rules).reduce((total, { maxBytes, maxCount }) => total + maxBytes * maxCount, 0);
  return Math.min(all, MAX_REQUEST_BYTES);
}

/** With a single file field the error names the field, otherwise the request as a whole. */
function tooLarge(rules: FileRules): ApiProblem {
  const [only, ...others] = Object.entries(rules);
  if (!only || others.length > 0 || only[1].maxCount > 1) return problem('payload_too_large');
  return invalidField(only[0], 'fileSize', { mb: only[1].maxBytes / 1e6 });
}

/**
 * Unread bytes would block the connection; closed at once, the sender would see a broken connection instead of the answer.
 */
function discardRest({ raw }: FastifyRequest): void {
  let left = MAX_DISCARDED_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/** Refuses by the request's stated length, before anything is read. */
function refuseLength(request: FastifyRequest, rules: FileRules, limit: number): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared <= limit) return;
  discardRest(request);
  throw tooLarge(rules);
}

/** The content, or null past `limit`; the rest of such a file is discarded, so that the parts after it arrive. */
async function readFile(part: MultipartFile, limit: number): Promise<Buffer | null> {
  let chunks: Buffer[] | null = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) chunks = null;
    chunks?.push(chunk);
  }
  return chunks && Buffer.concat(chunks);
}

/** An empty file input sends a nameless part without content. */
const isUnpicked = (file: RawFile): boolean => file.filename === '' && file.bytes?.length === 0;

function addText(form: RawForm, part: Extract<Multipart, { type: 'field' }>, rules: FileRules): void {
  if (part.valueTruncated) throw invalidField(part.fieldname, 'maxLength', { n: MAX_TEXT_BYTES });
  if (part.fieldname in rules) return;
  form.texts.set(part.fieldname, [...(form.texts.get(part.fieldname) ?? []), part.value]);
}

async function collect(request: FastifyRequest, rules: FileRules, limit: number): Promise<RawForm> {
  const form: RawForm = { texts: new Map(), files: [] };
  const limits = {
    fieldSize: MAX_TEXT_BYTES,
    fields: MAX_TEXTS,
    files: MAX_TEXTS,
    fileSize: limit,
    parts: 2 * MAX_TEXTS,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      addText(form, part, rules);
      continue;
    }
    const bytes = await readFile(part, rules[part.fieldname]?.maxBytes ?? 0);
    const file = { field: part.fieldname, filename: part.filename ?? '', bytes };
    if (!isUnpicked(file)) form.files.push(file);
  }
  return form;
}

/**
 * Rejects once more than `limit` bytes have arrived. Counted before the parser, which silently drops excess bytes: a request
 * without a length could otherwise continue for ever.
 */
function overflow(request: FastifyRequest, rules: FileRules, limit: number): Promise<never> {
  let total = 0;
  return new Promise((_, reject) => {
    request.raw.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total > limit) reject(tooLarge(rules));
    });
  });
}

/**
 * Reads a multipart request into memory, never more of it than its rules allow.
 *
 * @throws ApiProblem payload_too_large, validation_failed (`fileSize`), malformed_request
 */
export async function readParts(request: FastifyRequest, rules: FileRules): Promise<RawForm> {
  const limit = maxFileBytes(rules) + MAX_TEXT_BYTES + OVERHEAD_BYTES;
  refuseLength(request, rules, limit);
  try {
    const tooLong = overflow(request, rules, limit);
    return await Promise.race([collect(request, rules, limit), tooLong]);
  } catch (error) {
    discardRest(request);
    if (error instanceof ApiProblem) throw error;
    request.log.debug({ err: error }, 'multipart not readable');
    const isLimit = (error as { statusCode?: number }).statusCode === 413;
    throw problem(isLimit ? 'payload_too_large' : 'malformed_request');
  }
}
