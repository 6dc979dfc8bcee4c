import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { MAX_PAGE, MAX_RATING, OPINION_LENGTH } from './limits.ts';
import { CommentAuthor } from './posts.ts';

/** The rated company's answer below an opinion; at most one. */
export const OpinionReply = Type.Object({
  text: Type.String(),
  created_at: Time,
  /** Later than `created_at` when it was changed. */
  updated_at: Time,
});
export type OpinionReply = Static<typeof OpinionReply>;

/** The order that an opinion is based on, without the offer's name or price. */
const OpinionPurchase = Type.Object({
  /** When it was ordered, in Europe/Warsaw: `2026-10`. */
  month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  /** The root of the offer's category. */
  category: CategoryRef,
});
export type OpinionPurchase = Static<typeof OpinionPurchase>;

export const OPINION_ACTIONS = ['report'] as const;

export const Opinion = Type.Object({
  id: Id,
  company_id: Id,
  text: Type.String(),
  /** 0.1 to 5 with one decimal place; 0 for none. */
  rating: Type.Number(),
  created_at: Time,
  /** Later than `created_at` when it was replaced. */
  updated_at: Time,
  author: CommentAuthor,
  /** Written by the identity in use. */
  is_mine: Type.Boolean(),
  /** The author's latest order from the company that is verified or completed; null without one. */
  purchase: Nullable(OpinionPurchase),
  reply: Nullable(OpinionReply),
  /** Set for the author of a hidden opinion; others do not get it. `reason` and `decision_id` are of the decision. */
  hidden: Nullable(Type.Object({ reason: Nullable(Type.String()), decision_id: Nullable(Id) })),
  /** What the identity in use may do. */
  allowed_actions: Type.Array(Type.Enum(OPINION_ACTIONS)),
});
export type Opinion = Static<typeof Opinion>;

/** The company's rating counts only opinions after a purchase when it has so many of them with stars, and all until then. */
export const PURCHASES_TO_COUNT_ALONE = 3;

/**
 * Those after a purchase first, each group newest first. `own` is the opinion of the identity in use, whatever its page. `stars` has the
 * number of counted opinions with one star, two stars and so on up to five; a half star counts as the next whole one. They add up to
 * the company's `rating_count`.
 */
export const OpinionPage = Type.Object({
  ...PageOf(Opinion).properties,
  own: Nullable(Opinion),
  /** Number of opinions after a purchase, whatever the query asks for. */
  after_purchase: Type.Integer(),
  /** Number of all opinions, up to 10 000, whatever the query asks for. */
  total: Type.Integer(),
  /** Whether the rating counts opinions without a purchase too. */
  counts_without_purchase: Type.Boolean(),
  stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
});
export type OpinionPage = Static<typeof OpinionPage>;

export const OpinionListQuery = Type.Object({
  company_id: Id,
  /** Only those after a purchase, or only the others. */
  purchase: Type.Optional(Type.Boolean()),
  page: PageQuery.properties.page,
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 5 }),
});
export type OpinionListQuery = Static<typeof OpinionListQuery>;

/** POST company/comment/. `rating` is rounded to one decimal place; 0 or none does not count in the company's average. */
export const OpinionBody = Type.Object({
  company_id: Id,
  text: Type.String({ maxLength: OPINION_LENGTH }),
  rating: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_RATING, default: 0 })),
});
export type OpinionBody = Static<typeof OpinionBody>;

/** PUT company/comment/. `id` is that of the replaced opinion; without it, the own opinion about the company. */
export const ReplaceOpinionBody = Type.Object({ ...OpinionBody.properties, id: Type.Optional(Id) });
export type ReplaceOpinionBody = Static<typeof ReplaceOpinionBody>;

/** PUT company/comment/{id}/reply/: writes the reply, or changes it. */
export const OpinionReplyBody = Type.Object({ text: Type.String({ maxLength: OPINION_LENGTH }) });
export type OpinionReplyBody = Static<typeof OpinionReplyBody>;
