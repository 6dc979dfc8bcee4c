import type { Page } from '@wspolnik/contract/common';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { FastifyRequest } from 'fastify';

/** As EXACT_COUNT_LIMIT, of a search by words, whose every match is compared with the words again. */
const SEARCH_COUNT_LIMIT = 500;

export const countLimit = (q: string | undefined): number => (q?.trim() ? SEARCH_COUNT_LIMIT : EXACT_COUNT_LIMIT);

/** The total of a list whose statement stopped counting one past the limit. */
export function cappedCount(count: number, q?: string): { count: number; countExact: boolean } {
  const limit = countLimit(q);
  return { count: Math.min(count, limit), countExact: count <= limit };
}

/** Whether a page lies behind the last result of a list that ends at EXACT_COUNT_LIMIT (ADR 43). */
export function isPastEnd({ page, limit }: { page: number; limit: number }): boolean {
  return (page - 1) * limit >= EXACT_COUNT_LIMIT;
}

interface PageInput<T> {
  page: number;
  limit: number;
  count: number;
  results: T[];
  countExact?: boolean;
}

const PAGE = /([?&]page=)\d+(?=&|$)/g;

function pageUrl(request: FastifyRequest, page: number): string {
  // Parsing and rebuilding an address takes as long as all other work on a response, so simple addresses skip it.
  if (!request.url.includes('%') && request.url.match(PAGE)?.length === 1) {
    return request.url.replace(PAGE, `$1${page}`);
  }
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('page', String(page));
  return `${url.pathname}${url.search}`;
}

/** The list envelope; `next` and `previous` retain the caller's filters. */
export function toPage<T>(request: FastifyRequest, input: PageInput<T>): Page<T> {
  const { page, limit, count, results, countExact = true } = input;
  const hasNext = page * limit < count || (!countExact && results.length === limit);
  return {
    count,
    count_exact: countExact,
    page,
    limit,
    next: hasNext ? pageUrl(request, page + 1) : null,
    previous: page > 1 ? pageUrl(request, page - 1) : null,
    results,
  };
}
