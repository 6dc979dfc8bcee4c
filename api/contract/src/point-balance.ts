import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, Time } from './common.ts';

/**
 * GET point-balance/. `points` = available + matured; the header shows points + frozen for a company, else withdrawable. Exact however
 * large: a balance is less than 10^14 grosze (constraint `exact_in_a_double`), and `due`, a sum of any number of rewards of at most
 * 10^11 each, is never a number on its way.
 */
export const PointBalance = Type.Object({
  company_id: Nullable(Id),
  points: Money,
  /** `orders`: the number of sales whose rewards they are. */
  frozen_points: Type.Object({ balance: Money, orders: Type.Integer() }),
  withdrawable_points: Money,
  due: Type.Object({ amount: Money, oldest_at: Nullable(Time), overdue: Type.Boolean() }),
  /**
   * Earned and not in `points` yet. `next_at`: when the next become withdrawable; null while reports stop all of them. `disputed`: those
   * of them that a report stops.
   */
  assigned_points: Type.Optional(Type.Object({ balance: Money, next_at: Nullable(Time), disputed: Money })),
  /** Rewards that were reversed after a withdrawal; later rewards repay it first. */
  debt: Type.Optional(Money),
});
export type PointBalance = Static<typeof PointBalance>;
