import type { SearchWordPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, text } from '@wspolnik/kit';

export const searchWordQuery = listQuery('/admin/search-words', { q: text(SEARCH_LENGTH) });
export type SearchWordQuery = ReturnType<typeof searchWordQuery.parse>;

/** In the order of the alphabet. */
export const searchWordsRead = defineRead<SearchWordPage, SearchWordQuery>('accounts/admin/search-words/', {
  query: searchWordQuery,
  defaults: { limit: '50' },
});
