import { type Static, type TSchema, Type } from 'typebox';
import { Nullable, PageOf, PageQuery } from './common.ts';
import { CITY_LENGTH, PERSON_TAG_LENGTH, SEARCH_LENGTH } from './limits.ts';
import { CompanyCard, UserCard } from './network.ts';
import { OfferSummary } from './offers.ts';
import { Post } from './posts.ts';
import { SearchReading } from './search-reading.ts';

const HitsOf = <T extends TSchema>(item: T) =>
  Type.Object({ count: Type.Integer(), count_exact: Type.Boolean(), results: Type.Array(item) });

/** GET search/. Matches every word in any inflection or as a prefix, without case and diacritics; the most relevant first. */
export const SearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })) });

/** A person in a list, with what they seek and offer; empty where they do not show it to the viewer. */
export const PersonHit = Type.Object({
  ...UserCard.properties,
  seeks: Type.Array(Type.String()),
  offers: Type.Array(Type.String()),
});
export type PersonHit = Static<typeof PersonHit>;

/** The best five of each kind. `closest`: nothing has all the words; these have some of them, or are spelt alike. */
export const SearchReply = Type.Object({
  closest: Type.Boolean(),
  companies: HitsOf(CompanyCard),
  users: HitsOf(PersonHit),
  offers: HitsOf(OfferSummary),
  posts: HitsOf(Post),
  /** Absent without a text. */
  reading: Type.Optional(SearchReading),
});
export type SearchReply = Static<typeof SearchReply>;

export const SEARCH_TYPES = ['companies', 'users', 'offers', 'posts'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/**
 * GET search-separate/: one kind, page by page. Only of people there is a list without `q`, the newest first, and filters: the
 * category of a company of theirs or one above it; their town, and a tag of what they seek or offer. Town and tags are known to who is
 * signed in, of those who show their details to them.
 */
export const SearchSeparateQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  type: Type.Enum(SEARCH_TYPES, { default: 'companies' }),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  city: Type.Optional(Type.String({ maxLength: CITY_LENGTH })),
  seeks: Type.Optional(Type.String({ maxLength: PERSON_TAG_LENGTH })),
  offers: Type.Optional(Type.String({ maxLength: PERSON_TAG_LENGTH })),
});
export type SearchSeparateQuery = Static<typeof SearchSeparateQuery>;

/** Items of the requested kind, the most relevant first. */
export const SearchPage = Type.Object({
  ...PageOf(Type.Union([CompanyCard, PersonHit, OfferSummary, Post])).properties,
  /** As in `SearchReply`, only of this kind. */
  closest: Type.Boolean(),
  reading: SearchReply.properties.reading,
});
export type SearchPage = Static<typeof SearchPage>;

export const SUGGESTION_KINDS = ['word', 'category', 'city', 'company', 'person', 'offer'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Something that the typed text may begin. */
export const Suggestion = Type.Object({
  kind: Type.Enum(SUGGESTION_KINDS),
  /** Of what has a page, or of a category; null for words and cities. */
  id: Nullable(Type.String()),
  label: Type.String(),
  /** Differs from `label` only for categories. */
  label_en: Type.String(),
  /** Tells those of one name apart: a company's city, an offer's company, a person's headline. */
  detail: Nullable(Type.String()),
});
export type Suggestion = Static<typeof Suggestion>;

/**
 * GET search/suggest/. At most ten, in the order of the kinds; of a `type` only these. `closest`: nothing begins so, and these
 * are spelt alike.
 */
export const SuggestQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  type: Type.Optional(Type.Enum(SUGGESTION_KINDS)),
});
export type SuggestQuery = Static<typeof SuggestQuery>;
export const SuggestReply = Type.Object({ closest: Type.Boolean(), results: Type.Array(Suggestion, { maxItems: 10 }) });
export type SuggestReply = Static<typeof SuggestReply>;
