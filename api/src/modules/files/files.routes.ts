import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import { DAY_S, HOUR_S } from '@wspolnik/settings';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { CONTENT_TYPES, endingOf, FILE_KEY_PATTERN, isPicture, isPrivateKey } from '../../platform/files/file-store.ts';
import {
  acceptedFormats,
  mayHaveVariants,
  type PictureWidth,
  THUMBNAIL_SIDE,
  thumbnailKeyOf,
  variantKey,
} from '../../platform/files/picture-variants.ts';
import { selectFileState } from '../../platform/files/stored-documents.sql.ts';
import { isLive } from '../../platform/sign-in/live-sessions.sql.ts';
import { fileName } from '../../platform/uploads/file-name.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';

const ONE_YEAR_S = 365 * DAY_S;
/** Of what stands for a variant that is not made yet: a job makes it within seconds. */
const STAND_IN_S = 60;

const FileParams = Type.Object({ key: Type.String({ pattern: FILE_KEY_PATTERN }) });
const Bytes = Type.Unsafe<Uint8Array>(Type.String({ contentMediaType: 'application/octet-stream' }));
/** A private file's signed address (`privateFileUrl`). `w` is not signed, because it shows nothing that the address does not. */
const FileQuery = Type.Object({
  expires: Type.Optional(Type.Integer()),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  session: Type.Optional(Type.String({ maxLength: 100 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
  // A text, because a query's number that is none would be dropped (ADR 6).
  w: Type.Optional(
    Type.String({
      description:
        `A picture at most that many pixels wide: ${PICTURE_WIDTHS.join(', ')}. It is AVIF or WebP where Accept names one; ` +
        'until that is made, the stored picture, for a minute.',
    }),
  ),
});
type FileQuery = { expires?: number; name?: string; session?: string; signature?: string; w?: string };

/** Only widths that are made: any other would be work for whoever asks. @throws ApiProblem validation_failed */
function widthOf({ w }: FileQuery): PictureWidth | undefined {
  const width = PICTURE_WIDTHS.find((width) => String(width) === w);
  if (w !== undefined && !width) throw invalidField('w', 'invalid');
  return width;
}

/** A forged, expired or missing signature, or an ended session, answers as if the file did not exist. */
async function checkAccess({ clock, db, fileSigner }: Context, key: string, query: FileQuery): Promise<void> {
  if (!isPrivateKey(key)) return;
  const { expires = 0, name = '', session = '', signature = '' } = query;
  if (!fileSigner.isValid(signature, { key, expires, name, session })) throw problem('not_found');
  if (expires * 1000 <= clock().getTime()) throw problem('not_found');
  if (session && !(await isLive(db, session, clock()))) throw problem('not_found');
}

/**
 * Pages show only pictures, so only these may be opened in the browser; PDFs are drawn by a page's own code. The name is not
 * signed for a public file: whoever makes such a link must not choose the ending of what others download.
 */
function disposition(key: string, typed: string): string {
  const ending = endingOf(key);
  const kind = isPicture(ending) ? 'inline' : 'attachment';
  if (!typed) return kind;
  const name = fileName(typed, ending);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // encodeURIComponent leaves a few characters that RFC 5987 forbids, and throws on lone surrogates.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

interface Found {
  /** Of the file that is sent. */
  key: string;
  bytes: Uint8Array;
  /** It stands for a variant that is not made yet. */
  isStandIn: boolean;
}

/** The variant; without one, the thumbnail or the picture itself. */
async function findVariant(
  { files }: Context,
  key: string,
  width: PictureWidth,
  accept?: string,
): Promise<Found | null> {
  const formats = acceptedFormats(accept);
  for (const format of formats) {
    const variant = variantKey(key, width, format);
    const bytes = await files.get(variant);
    if (bytes) return { key: variant, bytes, isStandIn: false };
  }
  const stored = width <= THUMBNAIL_SIDE ? [thumbnailKeyOf(key), key] : [key];
  for (const key of stored) {
    const bytes = await files.get(key);
    if (bytes) return { key, bytes, isStandIn: formats.length > 0 };
  }
  return null;
}

async function findFile({ files }: Context, key: string): Promise<Found | null> {
  const bytes = await files.get(key);
  return bytes && { key, bytes, isStandIn: false };
}

function cachingOf({ key, isStandIn }: Found, session: string | undefined): string {
  // A cache would outlive the session.
  if (isPrivateKey(key) && session) return 'no-store';
  const scope = isPrivateKey(key) ? 'private' : 'public';
  if (isStandIn) return `${scope}, max-age=${STAND_IN_S}`;
  return isPrivateKey(key) ? `private, max-age=${HOUR_S}` : `public, max-age=${ONE_YEAR_S}, immutable`;
}

/** Whatever the content, the browser runs nothing in it and does not guess its type. */
function secured(reply: FastifyReply, found: Found, { name = '', session }: FileQuery): FastifyReply {
  const { key } = found;
  return reply
    .header('Cache-Control', cachingOf(found, session))
    .header('Content-Disposition', disposition(key, name))
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .type(CONTENT_TYPES[endingOf(key)]);
}

export function fileRoutes(app: App, context: Context): void {
  const schema = {
    tags: ['files'],
    params: FileParams,
    querystring: FileQuery,
    produces: ['*/*'],
    response: { 200: Bytes },
  };

  app.get('/files/:key', { access: 'public', summary: 'Download a file', schema }, async (request, reply) => {
    const { key } = request.params;
    const width = widthOf(request.query);
    await checkAccess(context, key, request.query);
    if (!isPicture(endingOf(key)) && (await selectFileState(context.db, key)) !== 'available')
      throw problem('not_found');
    const isSized = width !== undefined && mayHaveVariants(key);
    const found = isSized
      ? await findVariant(context, key, width, request.headers.accept)
      : await findFile(context, key);
    if (!found) throw problem('not_found');
    if (isSized) reply.header('Vary', 'Accept');
    return secured(reply, found, request.query).send(found.bytes);
  });
}
