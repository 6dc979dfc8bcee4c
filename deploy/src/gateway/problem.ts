import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ANSWER_POLICY } from './security-headers.ts';

/** RFC 9457, with the API's `code`. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  title: string,
  detail?: string,
): FastifyReply {
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      // An answer that was begun and broke had declared these of its own body.
      .removeHeader('content-encoding')
      .removeHeader('etag')
      .type('application/problem+json')
      .send(JSON.stringify({ type: 'about:blank', title, status, code, detail, request_id: reply.request.id }))
  );
}

/** Codes of the API for what the gateway refuses itself. */
const CODES: Record<number, string> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  429: 'throttled',
};

/** Mistakes of a sender keep their status; failures of the gateway go to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const code = CODES[status] ?? (status >= 500 ? 'internal' : 'malformed_request');
    sendProblem(reply, status, code, STATUS_CODES[status] ?? 'Error');
  });
}

const UNREADABLE: Record<string, number> = { HPE_HEADER_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Too much, late or malformed HTTP never becomes a request: the answer is written directly, and the connection is closed. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const code = CODES[status] ?? 'malformed_request';
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, code, request_id: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: private, no-store',
    `Content-Security-Policy: ${ANSWER_POLICY}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
