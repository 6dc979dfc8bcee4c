import type { SearchPage, SearchReply } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { type SearchQuery, searchQuery } from './search-query.ts';

/** Page size of one kind. */
const LIMIT = '30';

/** The best of each kind, and how many there are. */
export const searchRead = defineRead<SearchReply, SearchQuery>('search/', { query: { ...searchQuery, sent: ['q'] } });

/** One kind, page by page. */
export const searchKindRead = defineRead<SearchPage, SearchQuery>('search-separate/', {
  query: searchQuery,
  defaults: { limit: LIMIT },
});
