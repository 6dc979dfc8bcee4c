import type { FastifyReply } from 'fastify';

/** RFC 9457, with the API's `code`. */
export function sendProblem(reply: FastifyReply, status: number, code: string, title: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, code, request_id: reply.request.id }));
}
