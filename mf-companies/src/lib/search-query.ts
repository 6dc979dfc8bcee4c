import { CITY_LENGTH, PERSON_TAG_LENGTH, SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { listQuery, local, oneOf, text } from '@wspolnik/kit';

/** The API's kinds of results, in the order of the page. */
export const SEARCH_TYPES = ['companies', 'users', 'offers', 'posts'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** `search` is another name of `q` (specification §2). */
export const searchQuery = listQuery(
  '/search',
  {
    q: text(SEARCH_LENGTH),
    type: oneOf(SEARCH_TYPES),
    city: text(CITY_LENGTH),
    category: text(36),
    seeks: text(PERSON_TAG_LENGTH),
    offers: text(PERSON_TAG_LENGTH),
    search: local(text(SEARCH_LENGTH)),
  },
  ({ search, page, city, category, seeks, offers, ...query }) => ({
    ...query,
    // Only people are narrowed further.
    ...(query.type === 'users' && {
      ...(city && { city }),
      ...(category && { category }),
      ...(seeks && { seeks }),
      ...(offers && { offers }),
    }),
    ...((query.q ?? search) && { q: (query.q ?? search)?.trim() }),
    // The best of each kind has no pages.
    ...(query.type && page && { page }),
  }),
);
export type SearchQuery = ReturnType<typeof searchQuery.parse>;

/** What narrows the list of people. */
export const PEOPLE_FILTERS = ['city', 'category', 'seeks', 'offers'] as const;
