import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { SEARCH_LENGTH, SEARCH_PHRASE_LENGTH, SEARCH_WORDS_LENGTH } from './limits.ts';

/** What people call a trade or a thing, and what a search for it finds as well. */
export const SearchWord = Type.Object({
  id: Id,
  phrase: Type.String(),
  /** Its offers and companies, and those of the categories below it. */
  category: Nullable(CategoryRef),
  /** Other words with the same meaning, separated by commas; empty for none. */
  words: Type.String(),
  updated_at: Time,
});
export type SearchWord = Static<typeof SearchWord>;
export const SearchWordPage = PageOf(SearchWord);
export type SearchWordPage = Static<typeof SearchWordPage>;

/** GET accounts/admin/search-words/, by the phrase. `q` is a part of the phrase, of the words or of the category's name. */
export const SearchWordListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  category: Type.Optional(Id),
});
export type SearchWordListQuery = Static<typeof SearchWordListQuery>;

/** POST accounts/admin/search-words/, PUT …/{id}/: a category, words, or both. */
export const SearchWordFields = Type.Object({
  phrase: Type.String({ maxLength: SEARCH_PHRASE_LENGTH }),
  category_id: Type.Optional(Nullable(Id)),
  words: Type.Optional(Type.String({ maxLength: SEARCH_WORDS_LENGTH })),
});
export type SearchWordFields = Static<typeof SearchWordFields>;
