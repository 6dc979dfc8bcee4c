import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPastEnd, toPage } from '../paging.ts';

/** A page whose results are already the text of a JSON array, as written by PostgreSQL. */
export interface RawPage {
  results: string;
  count: number;
  exact: boolean;
}

export const EMPTY_PAGE: RawPage = { results: '[]', count: 0, exact: true };

/** Sends JSON text without the serialiser. */
export function sendRawJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

interface PageQuery {
  page: number;
  limit: number;
}

/** Reads a page of a list that ends at EXACT_COUNT_LIMIT (ADR 43). Behind the end only the total is read. */
export async function readUntilEnd<Q extends PageQuery, P extends RawPage>(
  query: Q,
  read: (query: Q) => Promise<P>,
): Promise<P> {
  return isPastEnd(query) ? { ...(await read({ ...query, page: 1 })), results: '[]' } : read(query);
}

/** As {@link sendRawPage}, for a list that ends at EXACT_COUNT_LIMIT. */
export function sendEndingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  page: RawPage,
  extra: object = {},
): FastifyReply {
  const isLast = isPastEnd({ ...query, page: query.page + 1 });
  return sendRawPage(request, reply, query, page, isLast ? { ...extra, next: null } : extra);
}

/** The list envelope around results that are already text; `extra` is added beside its fields. */
export function sendRawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  { results, count, exact }: RawPage,
  extra: object = {},
): FastifyReply {
  const envelope = toPage(request, { page: query.page, limit: query.limit, count, countExact: exact, results: [] });
  // An estimated total can promise one page too many; no page follows an empty one.
  const next = results === '[]' ? null : envelope.next;
  const head = JSON.stringify({ ...envelope, next, ...extra, results: undefined });
  return sendRawJson(reply, `${head.slice(0, -1)},"results":${results}}`);
}
