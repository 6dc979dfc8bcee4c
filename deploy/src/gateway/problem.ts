import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** RFC 9457, with the API's `code`. */
export function sendProblem(reply: FastifyReply, status: number, code: string, title: string): FastifyReply {
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      // An answer that was begun and broke had declared these of its own body.
      .removeHeader('content-encoding')
      .removeHeader('etag')
      .type('application/problem+json')
      .send(JSON.stringify({ type: 'about:blank', title, status, code, request_id: reply.request.id }))
  );
}

/** Too much or malformed HTTP never becomes a request: the answer is written directly, and the connection is closed. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? 413 : 400;
  const code = isTooLarge ? 'payload_too_large' : 'malformed_request';
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, code, request_id: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
