import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';

/** Bytes below which compressing costs more than it saves. */
const COMPRESS_FROM = 1024;
const QUALITY = 4;

/** The most bytes buffered for a browser that does not read; beyond it the browser reconnects and resumes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

type SocketOptions = NonNullable<FastifyHttpProxyOptions['wsClientOptions']>;

/** The API checks a websocket's token, its page, and whether the browser still answers pings. */
const socketOptions = {
  autoPong: false,
  rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
    ...headers,
    ...(request.headers.origin ? { origin: request.headers.origin } : {}),
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  }),
} as SocketOptions;

/** /api with its websocket, and outside production /dev (outbox, sandbox payments), on the page's own origin. */
export async function proxyRoutes(app: FastifyInstance, { options, production }: GatewayContext): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
  for (const prefix of production ? ['/api'] : ['/api', '/dev']) {
    await app.register(proxy, {
      upstream: options.api,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      wsClientOptions: socketOptions,
      wsHooks: {
        onOutgoingMessage: (_context, browser) => {
          if (browser.bufferedAmount > MAX_BUFFERED_BYTES) browser.terminate();
        },
      },
      replyOptions: {
        // Replaces these headers of the client, so that the API can trust them.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
        onError: (reply, { error }) => {
          reply.request.log.error(error);
          // Only the type of the socket differs.
          sendProblem(reply as unknown as FastifyReply, 502, 'api_unreachable', 'Bad Gateway');
        },
      },
    });
  }
}
