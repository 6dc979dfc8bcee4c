import { type Static, type TSchema, Type } from 'typebox';
import { PageOf, PageQuery } from './common.ts';
import { CompanyCard, UserCard } from './network.ts';
import { OfferSummary } from './offers.ts';
import { Post } from './posts.ts';

const HitsOf = <T extends TSchema>(item: T) =>
  Type.Object({ count: Type.Integer(), count_exact: Type.Boolean(), results: Type.Array(item) });

/** GET search/. Matches every word, as a whole or as a prefix, without case and diacritics. */
export const SearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) });

/** The first five of each kind. `closest`: nothing matched, and these are the closest by spelling (posts have none). */
export const SearchReply = Type.Object({
  closest: Type.Boolean(),
  companies: HitsOf(CompanyCard),
  users: HitsOf(UserCard),
  offers: HitsOf(OfferSummary),
  posts: HitsOf(Post),
});
export type SearchReply = Static<typeof SearchReply>;

export const SEARCH_TYPES = ['companies', 'users', 'offers', 'posts'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** GET search-separate/: one kind, page by page. */
export const SearchSeparateQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  type: Type.Enum(SEARCH_TYPES, { default: 'companies' }),
});
export type SearchSeparateQuery = Static<typeof SearchSeparateQuery>;

/** Items of the requested kind. */
export const SearchPage = PageOf(Type.Union([CompanyCard, UserCard, OfferSummary, Post]));
export type SearchPage = Static<typeof SearchPage>;
