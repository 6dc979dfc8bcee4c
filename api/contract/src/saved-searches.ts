import { type Static, Type } from 'typebox';
import { Id, PageOf, Time } from './common.ts';
import { PLACE_LENGTH, SAVED_SEARCH_NAME_LENGTH } from './limits.ts';
import { OfferListQuery } from './offer-lists.ts';

const {
  page: _page,
  limit: _limit,
  status: _status,
  sort_by: _sort,
  facets: _facets,
  ...filters
} = OfferListQuery.properties;

/**
 * The filters of GET offers/, without paging, sorting and status: a saved search only finds public offers. `place` names the centre of
 * the circle for who opens the search; it filters nothing.
 */
export const SavedFilters = Type.Object({ ...filters, place: Type.Optional(Type.String({ maxLength: PLACE_LENGTH })) });
export type SavedFilters = Static<typeof SavedFilters>;

export const SavedSearch = Type.Object({
  id: Id,
  name: Type.String(),
  filters: SavedFilters,
  created_at: Time,
});
export type SavedSearch = Static<typeof SavedSearch>;
export const SavedSearchPage = PageOf(SavedSearch);
export type SavedSearchPage = Static<typeof SavedSearchPage>;

const name = Type.String({ minLength: 1, maxLength: SAVED_SEARCH_NAME_LENGTH });

/**
 * POST saved-searches/; at least one filter. It belongs to the profile in use; a company's searches are shared by its
 * members. One that finds the same offers is answered with 200 as it is, and nothing is saved.
 */
export const SavedSearchBody = Type.Object({ name, filters: SavedFilters });
export type SavedSearchBody = Static<typeof SavedSearchBody>;

/** PUT saved-searches/{id}/ */
export const RenameSearchBody = Type.Object({ name });
export type RenameSearchBody = Static<typeof RenameSearchBody>;
