import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { listQuery, local, oneOf, text } from '@wspolnik/kit';

/** The API's kinds of results, in the order of the page. */
export const SEARCH_TYPES = ['companies', 'users', 'offers', 'posts'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** `search` is another name of `q` (specification §2). */
export const searchQuery = listQuery(
  '/search',
  { q: text(SEARCH_LENGTH), type: oneOf(SEARCH_TYPES), search: local(text(SEARCH_LENGTH)) },
  ({ search, page, ...query }) => ({
    ...query,
    ...((query.q ?? search) && { q: (query.q ?? search)?.trim() }),
    // The best of each kind has no pages.
    ...(query.type && page && { page }),
  }),
);
export type SearchQuery = ReturnType<typeof searchQuery.parse>;
