import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, Time } from './common.ts';
import { PLAN_TITLE_LENGTH } from './limits.ts';
import { PLAN_PERIODS } from './plans.ts';

/** Before the price in force, in force, and not yet. */
export const PLAN_PRICE_STATES = ['past', 'current', 'planned'] as const;

const PlanPrice = Type.Object({
  /** Null for the price that the plan began with. */
  id: Nullable(Id),
  price: Money,
  /** Midnight in Poland; null for the price that the plan began with. */
  valid_from: Nullable(Time),
  state: Type.Enum(PLAN_PRICE_STATES),
});

export const AdminPlan = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_en: Type.String(),
  /** Null for the free plan, which has no prices. */
  period: Nullable(Type.Enum(PLAN_PERIODS)),
  /** Active offers at once; null for no limit. */
  offer_limit: Nullable(Type.Integer()),
  /** Saved searches of a company. */
  saved_search_limit: Type.Integer(),
  /** Companies with this plan. */
  companies: Type.Integer(),
  /** The oldest first. */
  prices: Type.Array(PlanPrice),
  /** Number of changes; a change names the one that it was made on. */
  revision: Type.Integer(),
});
export type AdminPlan = Static<typeof AdminPlan>;
export const AdminPlans = Type.Object({ results: Type.Array(AdminPlan) });
export type AdminPlans = Static<typeof AdminPlans>;

/**
 * PUT accounts/admin/plans/{id}/. A plan sells limits that the API enforces; no plan has less saved searches than a
 * person. Another limit of offers hides or shows offers of the
 * companies with this plan within minutes. A `revision` that is not the present one is a 409 `invalid_transition`.
 */
export const PlanFields = Type.Object({
  title: Type.String({ maxLength: PLAN_TITLE_LENGTH }),
  title_en: Type.String({ maxLength: PLAN_TITLE_LENGTH }),
  offer_limit: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  saved_search_limit: Type.Integer({ minimum: 20, maximum: 1000 }),
  revision: Type.Integer({ minimum: 0 }),
});
export type PlanFields = Static<typeof PlanFields>;

/**
 * POST accounts/admin/plans/{id}/prices/: `valid_from` is a day in Poland after today; at least 14 days after today when the price
 * is higher than the one before it.
 */
export const PlanPriceFields = Type.Object({
  price: Money,
  valid_from: Type.String({ format: 'date' }),
});
export type PlanPriceFields = Static<typeof PlanPriceFields>;
