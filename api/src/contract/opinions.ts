import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CommentAuthor } from './posts.ts';

const OPINION_LENGTH = 1000;

export const Opinion = Type.Object({
  id: Id,
  company_id: Id,
  text: Type.String(),
  /** Whole stars, 1 to 5; 0 for none. */
  rating: Type.Integer(),
  created_at: Time,
  /** Later than `created_at` when it was replaced. */
  updated_at: Time,
  author: CommentAuthor,
  /** Written by the identity in use. */
  is_mine: Type.Boolean(),
});
export type Opinion = Static<typeof Opinion>;

/** Newest first. `own` is the opinion of the identity in use, whatever its page. */
export const OpinionPage = Type.Object({ ...PageOf(Opinion).properties, own: Nullable(Opinion) });
export type OpinionPage = Static<typeof OpinionPage>;

export const OpinionListQuery = Type.Object({
  company_id: Id,
  page: PageQuery.properties.page,
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 5 }),
});
export type OpinionListQuery = Static<typeof OpinionListQuery>;

/** POST and PUT company/comment/. `rating` in whole stars; 0 or none does not count in the company's average. */
export const OpinionBody = Type.Object({
  company_id: Id,
  text: Type.String({ maxLength: OPINION_LENGTH }),
  rating: Type.Optional(Type.Integer({ minimum: 0, maximum: 5, default: 0 })),
});
export type OpinionBody = Static<typeof OpinionBody>;
