import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, Time } from './common.ts';

export const PLAN_PERIODS = ['month', 'year'] as const;
export const PlanPeriod = Type.Enum(PLAN_PERIODS);
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** Plans have short names as ids; `free` costs nothing. */
const PlanId = Type.String({ minLength: 1, maxLength: 40 });

/** What a plan would do to the active offers of the company in use. Hidden offers are never deleted. */
const PlanEffect = Type.Object({
  active_offers: Type.Integer(),
  /** Visible offers beyond the plan's limit; the oldest are hidden. */
  hides: Type.Integer(),
  /** Hidden offers that would be visible again. */
  shows: Type.Integer(),
  /** Titles of the first five of either. */
  titles: Type.Array(Type.String()),
});

export const Plan = Type.Object({
  id: PlanId,
  title: Type.String(),
  title_en: Type.String(),
  /** For one period, now. */
  price: Money,
  /** The next price that is planned; paid periods keep theirs. */
  next_price: Nullable(Type.Object({ price: Money, valid_from: Time })),
  /** Null for the free plan. */
  period: Nullable(PlanPeriod),
  features: Type.Array(Type.String()),
  features_en: Type.Array(Type.String()),
  /** Active offers at once; null for no limit. */
  offer_limit: Nullable(Type.Integer()),
  /** Whether it is the plan of the company in use. */
  current: Type.Boolean(),
  /** End of the current plan's paid time, past or future; null without an end. */
  paid_until: Nullable(Time),
  /** Null without a company in use. */
  effect: Nullable(PlanEffect),
});
export type Plan = Static<typeof Plan>;
export const PlanPage = PageOf(Plan);
export type PlanPage = Static<typeof PlanPage>;

/** POST payment/plan-subscribe/ */
export const PlanSubscribeBody = Type.Object({
  plan: PlanId,
  /** Language of the provider's page and of the return page; by default the person's own. */
  lang: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});
export type PlanSubscribeBody = Static<typeof PlanSubscribeBody>;

/** A paid plan answers its payment and the address of the payment page; the free one takes effect at once and is answered. */
export const PlanSubscribeReply = Type.Object({
  payment_id: Nullable(Id),
  redirect_url: Nullable(Type.String()),
  plan: Nullable(Plan),
});
export type PlanSubscribeReply = Static<typeof PlanSubscribeReply>;
