import type { LibraryPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

/** As in the contract, which the browser imports only the types of. */
export const TOPICS = ['start', 'verification', 'selling', 'points', 'templates', 'law'] as const;
export const KINDS = ['pdf', 'text', 'sheet', 'image'] as const;
export const LANGUAGES = ['pl', 'en'] as const;

export const libraryQuery = listQuery('/library', {
  q: text(SEARCH_LENGTH),
  topic: oneOf(TOPICS),
  language: oneOf(LANGUAGES),
  kind: oneOf(KINDS),
  sort_by: oneOf(['newest', 'title_pl', 'title_en']),
});
export type LibraryQuery = ReturnType<typeof libraryQuery.parse>;

export const libraryRead = defineRead<LibraryPage, LibraryQuery>('library/', {
  query: libraryQuery,
  defaults: { limit: '30' },
});
