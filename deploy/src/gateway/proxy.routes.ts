import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isDead, isRefused } from './api-client.ts';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { SlowBody } from './requests.ts';

/** Bytes below which compressing costs more than it saves. */
const COMPRESS_FROM = 1024;
const QUALITY = 4;

/** Of anything but an upload, as in the API. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Headers of one connection, which the next one sets itself (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

export function withoutHopByHop<Headers extends Record<string, unknown>>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))) as Headers;
}

/** Milliseconds until a call is tried on another connection. */
const ANOTHER_CONNECTION = 10;

interface Sent {
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: unknown;
}

/**
 * A read is, because asking twice changes nothing, and a write with a key, which has one effect however often it comes. Another write
 * might have been done by the API that died: only one that was never sent is. The rest of an upload cannot be sent again.
 */
function isAskedAgain({ method, headers, body }: Sent, error: Error | null): boolean {
  if (body instanceof Readable) return false;
  const isRepeatable = method === 'GET' || method === 'HEAD' || headers?.['idempotency-key'] !== undefined;
  return isRepeatable ? isDead(error) : isRefused(error);
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  // Replaces these headers of the client, so that the API can trust them. The gateway has sent "100 Continue" itself. It continues the
  // trace of the client, and writes its own `traceparent`.
  rewriteRequestHeaders: (request, { expect: _, traceparent: _client, tracestate: _state, ...headers }) => ({
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  }),
  rewriteHeaders: withoutHopByHop,
  // A busy API is not asked again at once.
  retryDelay: ({ req, err, attempt }) => (attempt === 0 && isAskedAgain(req, err) ? ANOTHER_CONNECTION : null),
  onError: (from, { error }) => {
    // Only the type of the socket differs.
    const reply = from as unknown as FastifyReply;
    if (error.cause instanceof SlowBody) {
      sendProblem(reply, 408, 'request_timeout', 'Request Timeout');
      return;
    }
    // A sender who went away during an upload is no failure of the API.
    if (!reply.request.raw.destroyed) reply.log.error(error);
    sendProblem(reply, 502, 'api_unreachable', 'Bad Gateway');
  },
};

/**
 * Bodies are read before a connection to the API is taken, so that a sender who stalls holds none. Uploads are too large for
 * that and are passed on as they come.
 */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(/^multipart\//i, (_request, body, done) => done(null, body));
}

/** /api, and outside production /dev (outbox, sandbox payments), on the page's own origin. */
export async function proxyRoutes(app: FastifyInstance, { api, options, production }: GatewayContext): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
  readBodies(app);
  for (const prefix of production ? ['/api'] : ['/api', '/dev']) {
    await app.register(proxy, {
      upstream: options.api,
      undici: api,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      // reply-from would encode the read bytes as JSON once more.
      handler: (request, reply, destination, more) =>
        Buffer.isBuffer(request.body)
          ? reply.from(destination, {
              ...more,
              body: request.body,
              contentType: request.headers['content-type'] ?? 'application/octet-stream',
            })
          : reply.from(destination, more),
      replyOptions,
    });
  }
}
