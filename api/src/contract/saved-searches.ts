import { type Static, Type } from 'typebox';
import { Id, PageOf, Time } from './common.ts';
import { OfferListQuery } from './offers.ts';

const {
  page: _page,
  limit: _limit,
  status: _status,
  sort_by: _sort,
  facets: _facets,
  ...filters
} = OfferListQuery.properties;

/** The filters of GET offers/, without paging, sorting and status: a saved search only finds public offers. */
export const SavedFilters = Type.Object(filters);
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

/**
 * POST saved-searches/; at least one filter. It belongs to the profile in use; a company's searches are shared by its
 * members.
 */
export const SavedSearchBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  filters: SavedFilters,
});
export type SavedSearchBody = Static<typeof SavedSearchBody>;
