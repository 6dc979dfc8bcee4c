import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPage } from './paging.ts';

/** A page whose results are the text of a JSON array already, as PostgreSQL wrote it. */
export interface RawPage {
  results: string;
  count: number;
  exact: boolean;
}

/** JSON text as it is, past the serialiser. */
export function sendRawJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The list envelope around results that are text already; `extra` stands beside its fields. */
export function sendRawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  query: { page: number; limit: number },
  { results, count, exact }: RawPage,
  extra: object = {},
): FastifyReply {
  const envelope = toPage(request, { page: query.page, limit: query.limit, count, countExact: exact, results: [] });
  // An estimated total can promise a page too many; one that came back empty is followed by none.
  const next = results === '[]' ? null : envelope.next;
  const head = JSON.stringify({ ...envelope, ...extra, next, results: undefined });
  return sendRawJson(reply, `${head.slice(0, -1)},"results":${results}}`);
}
