import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { REFERRAL_LENGTH } from './limits.ts';
import { OfferImage } from './offers.ts';
import { OrderStatus } from './orders.ts';

/**
 * POST recommendations/click/: an offer was opened through a referral link. Answers 204 for an unknown link as well. Clicks of the
 * link's owner, and those on an offer of the owner's company, are not counted.
 */
export const RecommendationClickBody = Type.Object({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: REFERRAL_LENGTH }),
  offer_id: Id,
});
export type RecommendationClickBody = Static<typeof RecommendationClickBody>;

/** 30, 90 or 365 days with today; without one, all orders and the clicks of CLICK_KEPT_DAYS. */
export const RECOMMENDATION_PERIODS = ['month', 'quarter', 'year'] as const;
export type RecommendationPeriod = (typeof RECOMMENDATION_PERIODS)[number];

export const RECOMMENDATION_SORTS = ['date_desc', 'clicks_desc', 'orders_desc', 'earned_desc'] as const;
export type RecommendationSort = (typeof RECOMMENDATION_SORTS)[number];

const Period = Type.Optional(Type.Enum(RECOMMENDATION_PERIODS));

/** GET recommendations/ */
export const RecommendationListQuery = Type.Object({
  ...PageQuery.properties,
  period: Period,
  sort_by: Type.Optional(Type.Enum(RECOMMENDATION_SORTS)),
});
export type RecommendationListQuery = Static<typeof RecommendationListQuery>;

/** `available` is false when nobody can open the offer any more. */
const RecommendedOfferLink = Type.Object({
  id: Id,
  title: Type.String(),
  image: Nullable(OfferImage),
  available: Type.Boolean(),
});

/** Of the referrer: `earned` is what the ledger has credited, `pending` what the open orders and unpaid rewards will bring. */
const Result = { clicks: Type.Integer(), orders: Type.Integer(), earned: Money, pending: Money };

/** An offer that was opened or ordered through the link of the profile in use, within the period. */
export const Recommendation = Type.Object({
  offer: RecommendedOfferLink,
  ...Result,
  /** The day of the last click or order, in Europe/Warsaw. */
  last_on: Type.String({ format: 'date' }),
});
export type Recommendation = Static<typeof Recommendation>;

/** Of all recommendations within the period. `joined`: people who have signed up through the link, at any time. */
export const RecommendationSummary = Type.Object({ offers: Type.Integer(), ...Result, joined: Type.Integer() });
export type RecommendationSummary = Static<typeof RecommendationSummary>;

export const RecommendationPage = Type.Object({
  ...PageOf(Recommendation).properties,
  summary: RecommendationSummary,
});
export type RecommendationPage = Static<typeof RecommendationPage>;

/** GET recommendations/orders/: newest first. */
export const RecommendedOrderQuery = Type.Object({
  ...PageQuery.properties,
  period: Period,
  offer_id: Type.Optional(Id),
});
export type RecommendedOrderQuery = Static<typeof RecommendedOrderQuery>;

/** `waiting`: not granted yet. `granted`: withdrawable from `matures_at`. `lost`: the order was cancelled. */
export const RECOMMENDED_POINTS = ['waiting', 'granted', 'withdrawable', 'lost'] as const;
export type RecommendedPoints = (typeof RECOMMENDED_POINTS)[number];

/** An order through the link of the profile in use, without its buyer, its number and its price. */
export const RecommendedOrder = Type.Object({
  id: Id,
  created_at: Time,
  offer: Type.Object({ id: Id, title: Type.String(), available: Type.Boolean() }),
  status: OrderStatus,
  /** The referrer's part of the reward; of a lost one what remains of it. */
  points: Money,
  points_state: Type.Enum(RECOMMENDED_POINTS),
  matures_at: Nullable(Time),
});
export type RecommendedOrder = Static<typeof RecommendedOrder>;

export const RecommendedOrderPage = PageOf(RecommendedOrder);
export type RecommendedOrderPage = Static<typeof RecommendedOrderPage>;
