import { RENEWABLE_DAYS } from '@wspolnik/contract/limits';
import type { PLAN_CHANGES, PlanPeriod } from '@wspolnik/contract/plans';
import { DAY_MS } from '@wspolnik/settings';
import { addPeriod } from './plan-period.ts';
import type { CompanyPlanRow, PaidPeriod, PlanRow } from './plans.sql.ts';

/** The current plan can be paid again this long before it ends. */
const RENEWABLE_MS = RENEWABLE_DAYS * DAY_MS;
/** Grosze. Providers take no smaller payment by card; a smaller difference is not asked for. */
const SMALLEST_PAYMENT = 200;

interface Unused {
  days: number;
  /** Grosze. */
  value: number;
}

/**
 * What is left of paid periods. A day that has begun is left: the new plan covers it. Periods are whole days, and each one's share is
 * rounded to the grosz.
 */
export function unusedOf(periods: readonly PaidPeriod[], now: Date): Unused {
  return periods.reduce<Unused>(
    (sum, { starts_at, ends_at, value }) => {
      const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
      const all = Math.max(1, Math.round((end - start) / DAY_MS));
      const days = Math.min(all, Math.max(0, Math.ceil((end - Math.max(start, now.getTime())) / DAY_MS)));
      return { days: sum.days + days, value: sum.value + Math.round((value * days) / all) };
    },
    { days: 0, value: 0 },
  );
}

/** The end of time of a plan from `from` on that is worth `value`: a period for its price, more or less for more or less. */
export function endOf(from: Date, { period, price }: { period: PlanPeriod; price: number }, value: number): Date {
  const end = addPeriod(from, period);
  if (value === price) return end;
  const days = (end.getTime() - from.getTime()) / DAY_MS;
  return new Date(from.getTime() + Math.max(1, Math.floor((value * days) / price)) * DAY_MS);
}

export interface PlanChange {
  kind: (typeof PLAN_CHANGES)[number];
  /** Grosze to pay. */
  amount: number;
  credit: Unused;
  startsAt: Date;
  /** Null for the free plan, and for one that is paid for later. */
  paidUntil: Date | null;
  /** Grosze that the new period is worth. */
  value: number;
}

/** Whether time of the plan in use is paid and not over. */
export const isPaid = ({ plan_paid_until }: Pick<CompanyPlanRow, 'plan_paid_until'>, now: Date): boolean =>
  plan_paid_until !== null && Date.parse(plan_paid_until) > now.getTime();

type Chosen = Pick<PlanRow, 'id' | 'position' | 'price' | 'period'>;

const NOTHING: Unused = { days: 0, value: 0 };

/** Another period of the plan in use, from the end of its paid time on, so that paying early or late loses no day. */
function renewal(company: CompanyPlanRow, { period, price }: Chosen, now: Date): PlanChange | null {
  const end = company.plan_paid_until === null ? null : new Date(company.plan_paid_until);
  if (!end || !period || now.getTime() < end.getTime() - RENEWABLE_MS) return null;
  const paidUntil = addPeriod(end, period);
  return { kind: 'renew', amount: price, credit: NOTHING, startsAt: end, paidUntil, value: price };
}

/**
 * What choosing a plan means for a company now: another period of its plan, a larger plan at once with the unused days as credit, or a
 * smaller one at the end of the paid time. Null when there is nothing to choose: the plan in use, before it can be paid again.
 */
export function planChange(
  company: CompanyPlanRow,
  periods: readonly PaidPeriod[],
  chosen: Chosen,
  now: Date,
): PlanChange | null {
  if (chosen.id === company.plan) return renewal(company, chosen, now);
  const { period, price } = chosen;
  if (company.plan_paid_until !== null && isPaid(company, now) && chosen.position < company.position) {
    const startsAt = new Date(company.plan_paid_until);
    return { kind: 'later', amount: 0, credit: NOTHING, startsAt, paidUntil: null, value: 0 };
  }
  const start = { kind: 'start', startsAt: now } as const;
  if (period === null) return { ...start, amount: 0, credit: NOTHING, paidUntil: null, value: 0 };
  const credit = unusedOf(periods, now);
  const rest = Math.max(0, price - credit.value);
  const amount = rest < SMALLEST_PAYMENT ? 0 : rest;
  const value = Math.max(price, credit.value);
  return { ...start, amount, credit, paidUntil: endOf(now, { period, price }, value), value };
}
