import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPage } from './paging.ts';

/** A page whose results are already the text of a JSON array, as written by PostgreSQL. */
export interface RawPage {
  results: string;
  count: number;
  exact: boolean;
}

/** Sends JSON text without the serialiser. */
export function sendRawJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The list envelope around results that are already text; `extra` is added beside its fields. */
export function sendRawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  query: { page: number; limit: number },
  { results, count, exact }: RawPage,
  extra: object = {},
): FastifyReply {
  const envelope = toPage(request, { page: query.page, limit: query.limit, count, countExact: exact, results: [] });
  // An estimated total can promise one page too many; no page follows an empty one.
  const next = results === '[]' ? null : envelope.next;
  const head = JSON.stringify({ ...envelope, ...extra, next, results: undefined });
  return sendRawJson(reply, `${head.slice(0, -1)},"results":${results}}`);
}
