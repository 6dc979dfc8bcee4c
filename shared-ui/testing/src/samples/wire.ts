import type { Page } from '@wspolnik/contract';

/** Valid, distinct UUIDs. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The only page of a list with these results; some lists have more fields. */
export function pageOf<T, More extends object = object>(results: T[], overrides?: Partial<Page<T>> & More) {
  const page = { count: results.length, count_exact: true, page: 1, limit: 30, next: null, previous: null, results };
  return { ...page, ...overrides };
}
