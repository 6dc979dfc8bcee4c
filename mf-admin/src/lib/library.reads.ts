import type { AdminLibraryPage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

/** As in the contract, which the browser imports only the types of. */
export const TOPICS = ['start', 'verification', 'selling', 'points', 'templates', 'law'] as const;
export const LANGUAGES = ['pl', 'en'] as const;

export const libraryQuery = listQuery('/admin/library', {
  q: text(SEARCH_LENGTH),
  topic: oneOf(TOPICS),
  published: oneOf(['true', 'false']),
});
export type LibraryQuery = ReturnType<typeof libraryQuery.parse>;

/** The last changed on top, whether published or not. */
export const libraryRead = defineRead<AdminLibraryPage, LibraryQuery>('accounts/admin/library/', {
  query: libraryQuery,
  defaults: { limit: '30' },
});
