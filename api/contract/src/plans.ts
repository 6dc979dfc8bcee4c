import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, Time } from './common.ts';
import { PLAN_ID_LENGTH } from './limits.ts';

export const PLAN_PERIODS = ['month', 'year'] as const;
export const PlanPeriod = Type.Enum(PLAN_PERIODS);
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** Plans have short names as ids; `free` costs nothing. */
const PlanId = Type.String({ minLength: 1, maxLength: PLAN_ID_LENGTH });

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

/**
 * `renew` is another period of the plan in use; `start` replaces it now, with its unused days as credit; `later` replaces it at the
 * end of its paid time, and costs nothing before.
 */
export const PLAN_CHANGES = ['renew', 'start', 'later'] as const;

/** What choosing a plan costs the company in use, and when it takes effect. */
const PlanChange = Type.Object({
  kind: Type.Enum(PLAN_CHANGES),
  /** To pay now, gross: the price without the credit. 0.00 takes effect without a payment. */
  amount: Money,
  /** The unused part of the paid time; more than the price makes the new period longer. */
  credit: Money,
  /** Days that the credit stands for; the day that has begun is one of them. */
  credit_days: Type.Integer(),
  starts_at: Time,
  /** End of the paid time afterwards; null for the free plan, and for a plan that is paid for when it begins. */
  paid_until: Nullable(Time),
});

export const Plan = Type.Object({
  id: PlanId,
  title: Type.String(),
  title_en: Type.String(),
  /** For one period, now. Gross. */
  price: Money,
  /** The price without VAT. */
  net_price: Money,
  /** VAT in percent that is part of the price. */
  vat_percent: Type.Integer(),
  /** The next price that is planned; paid periods keep theirs. */
  next_price: Nullable(Type.Object({ price: Money, valid_from: Time })),
  /** Null for the free plan. */
  period: Nullable(PlanPeriod),
  /** What the plan sells: limits that the API enforces. Active offers at once; null for no limit. */
  offer_limit: Nullable(Type.Integer()),
  /** Saved searches of the company. */
  saved_search_limit: Type.Integer(),
  /** Membership numbers of the company; the same in every plan. */
  membership_limit: Type.Integer(),
  /** Whether it is the plan of the company in use. */
  current: Type.Boolean(),
  /** Whether it follows the current plan at the end of the paid time. */
  next: Type.Boolean(),
  /** End of the current plan's paid time, past or future; null without an end. */
  paid_until: Nullable(Time),
  /** Null without a company in use. */
  effect: Nullable(PlanEffect),
  /** Null without a company in use, and for the current plan while it cannot be paid again. */
  change: Nullable(PlanChange),
});
export type Plan = Static<typeof Plan>;
export const PlanPage = PageOf(Plan);
export type PlanPage = Static<typeof PlanPage>;

/**
 * POST payment/plan-subscribe/: `expected_amount` is the amount of the plan's `change` that the caller saw; another one is a 409
 * `plan_changed`.
 */
export const PlanSubscribeBody = Type.Object({
  plan: PlanId,
  expected_amount: Money,
  /** Language of the provider's page and of the return page; by default the person's own. */
  lang: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});
export type PlanSubscribeBody = Static<typeof PlanSubscribeBody>;

/**
 * A plan with an amount answers its payment and the address of the payment page; any other is answered with the plan of the company
 * afterwards, which a change at the end of the paid time leaves as it is.
 */
export const PlanSubscribeReply = Type.Object({
  payment_id: Nullable(Id),
  redirect_url: Nullable(Type.String()),
  plan: Nullable(Plan),
});
export type PlanSubscribeReply = Static<typeof PlanSubscribeReply>;
