import { UNPAID_DAYS } from '@wspolnik/contract/limits';
import type { Plan } from '@wspolnik/contract/plans';
import { DAY_MS } from '@wspolnik/settings';
import { toMoney } from '../../platform/money.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { splitGross, VAT_PERCENT } from '../../platform/vat.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { CARDS_PER_COMPANY } from '../cards/index.ts';
import { notify } from '../notifications/index.ts';
import type { Bought, PurchasePayment } from '../payments/index.ts';
import { endOf, isPaid, type PlanChange, planChange, unusedOf } from './plan-change.ts';
import * as store from './plans.sql.ts';

/** Domain §6: after this time a plan without payment falls back to the free one. */
const UNPAID_MS = UNPAID_DAYS * DAY_MS;

const shown = (change: PlanChange | null): Plan['change'] =>
  change && {
    kind: change.kind,
    amount: toMoney(change.amount),
    credit: toMoney(change.credit.value),
    credit_days: change.credit.days,
    starts_at: change.startsAt.toISOString(),
    paid_until: change.paidUntil?.toISOString() ?? null,
  };

/** All plans; for a company with what choosing each would cost and do. */
export async function listPlans(db: Db, companyId: string | null, now: Date): Promise<Plan[]> {
  const [plans, company, periods] = await Promise.all([
    store.selectPlans(db, companyId, now),
    companyId ? store.findCompanyPlan(db, companyId) : undefined,
    companyId ? store.selectPaidPeriods(db, companyId, now) : [],
  ]);
  return plans.map(({ position, price, ...plan }) => ({
    ...plan,
    price: toMoney(price),
    net_price: toMoney(splitGross(price).net),
    vat_percent: VAT_PERCENT,
    membership_limit: CARDS_PER_COMPANY,
    change: company ? shown(planChange(company, periods, { ...plan, position, price }, now)) : null,
  }));
}

/**
 * What choosing the plan means for the company now. Locks the company.
 *
 * @throws ApiProblem not_found, plan_current, company_not_active
 */
export async function findChange(
  tx: Db,
  companyId: string,
  planId: string,
  now: Date,
): Promise<{ plan: store.PlanRow; change: PlanChange }> {
  const plan = await store.selectPlan(tx, planId, now);
  const company = await store.lockCompanyPlan(tx, companyId);
  if (!plan || !company) throw problem('not_found');
  const change = planChange(company, await store.selectPaidPeriods(tx, companyId, now), plan, now);
  if (!change) throw problem('plan_current');
  if (company.status !== 'active') throw problem('company_not_active');
  return { plan, change };
}

/** A period of a plan and what it was bought with. */
interface Period {
  plan: store.PlanRow;
  startsAt: Date;
  endsAt: Date;
  /** Grosze. */
  value: number;
  paymentId: string | null;
}

/** Begins a period of another plan; the credit for the rest of the former one is in its value. */
export async function startPeriod(tx: Db, companyId: string, period: Period, now: Date): Promise<void> {
  await store.markCredited(tx, companyId, now);
  await store.insertPeriod(tx, { companyId, ...period, plan: period.plan.id }, now);
  await store.updatePlan(tx, companyId, period.plan.id, period.endsAt, now);
}

/** Prolongs the plan in use by what was paid, from the end of its paid time on. */
async function prolong(tx: Db, companyId: string, period: Period, now: Date): Promise<void> {
  await store.insertPeriod(tx, { companyId, ...period, plan: period.plan.id }, now);
  await store.updatePlan(tx, companyId, period.plan.id, period.endsAt, now);
}

/**
 * Gives the company what its payment is worth, at the price and with the credit of the moment when the payment was opened: it was
 * shown them. Money for a plan that is not chosen any more, since another payment came first, prolongs the plan in use.
 * Answers the period; null without a change when the company or the plan is deleted.
 */
export async function planPaid(
  tx: Db,
  companyId: string,
  planId: string,
  { id: paymentId, amount, openedAt }: PurchasePayment,
  now: Date,
): Promise<Bought | null> {
  const chosen = await store.selectPlan(tx, planId, openedAt);
  const company = await store.lockCompanyPlan(tx, companyId);
  if (!chosen || !company) return null;
  const isSmaller = isPaid(company, now) && chosen.position < company.position;
  const plan = isSmaller ? await store.selectPlan(tx, company.plan, openedAt) : chosen;
  if (!plan?.period) return null;
  const terms = { period: plan.period, price: plan.price };
  const bought = (startsAt: Date, endsAt: Date, credit: number): Bought => {
    return { title: plan.title, title_en: plan.title_en, starts_at: startsAt, ends_at: endsAt, credit };
  };
  if (plan.id === company.plan && company.plan_paid_until) {
    const startsAt = new Date(company.plan_paid_until);
    const endsAt = endOf(startsAt, terms, amount);
    await prolong(tx, companyId, { plan, startsAt, endsAt, value: amount, paymentId }, now);
    return bought(startsAt, endsAt, 0);
  }
  const credit = unusedOf(await store.selectPaidPeriods(tx, companyId, openedAt), openedAt).value;
  const value = amount + credit;
  const endsAt = endOf(now, terms, value);
  await startPeriod(tx, companyId, { plan, startsAt: now, endsAt, value, paymentId }, now);
  return bought(now, endsAt, credit);
}

/** Begins the smaller plans whose day has come, and moves companies whose paid time ended at least 30 days ago to the free plan. */
export async function expirePlans(tx: Db, now: Date): Promise<void> {
  const switched = await store.switchPlans(tx, now);
  const dropped = await store.dropUnpaidPlans(tx, new Date(now.getTime() - UNPAID_MS), now);
  for (const [kind, rows] of [
    ['PlanChanged', switched],
    ['PlanExpired', dropped],
  ] as const) {
    for (const { company_id, ...params } of rows) {
      const subject = { type: 'company', id: company_id } as const;
      await notify(tx, { kind, actor: null, subject, params: { ...params }, to: companyAsOwner(company_id) }, now);
    }
  }
}
