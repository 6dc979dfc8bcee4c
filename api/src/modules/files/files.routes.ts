import { DAY_S, HOUR_S } from '@wspolnik/settings';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { CONTENT_TYPES, endingOf, FILE_KEY_PATTERN, isPicture, isPrivateKey } from '../../platform/files/file-store.ts';
import { selectFileState } from '../../platform/files/stored-documents.sql.ts';
import { isLive } from '../../platform/sign-in/live-sessions.sql.ts';
import { fileName } from '../../platform/uploads/file-name.ts';
import { problem } from '../../platform/wire/problem.ts';

const ONE_YEAR_S = 365 * DAY_S;

const FileParams = Type.Object({ key: Type.String({ pattern: FILE_KEY_PATTERN }) });
const Bytes = Type.Unsafe<Uint8Array>(Type.String({ contentMediaType: 'application/octet-stream' }));
/** A private file's signed address (`privateFileUrl`). */
const FileQuery = Type.Object({
  expires: Type.Optional(Type.Integer()),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  session: Type.Optional(Type.String({ maxLength: 100 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
});
type FileQuery = { expires?: number; name?: string; session?: string; signature?: string };

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

function cachingOf(key: string, session: string | undefined): string {
  if (!isPrivateKey(key)) return `public, max-age=${ONE_YEAR_S}, immutable`;
  // A cache would outlive the session.
  return session ? 'no-store' : `private, max-age=${HOUR_S}`;
}

/** Whatever the content, the browser runs nothing in it and does not guess its type. */
function secured(reply: FastifyReply, key: string, { name = '', session }: FileQuery): FastifyReply {
  return reply
    .header('Cache-Control', cachingOf(key, session))
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
    await checkAccess(context, key, request.query);
    if (!isPicture(endingOf(key)) && (await selectFileState(context.db, key)) !== 'available')
      throw problem('not_found');
    const bytes = await context.files.get(key);
    if (!bytes) throw problem('not_found');
    return secured(reply, key, request.query).send(bytes);
  });
}
