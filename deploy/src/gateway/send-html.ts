import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './file.routes.ts';

const compress = promisify(brotliCompress);
/** HTML is generated per request: quality 4 costs about a millisecond and has most of the effect. */
const HTML_QUALITY = 4;

/** Compressed where the browser takes it, and never stored by a cache. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  headers: Record<string, string>,
) {
  reply.headers({ ...headers, 'cache-control': 'private, no-store', vary: 'accept-encoding' });
  reply.type('text/html; charset=utf-8');
  if (!acceptsBrotli(request)) return reply.send(html);
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return reply.header('content-encoding', 'br').send(await compress(bytes, { params }));
}
