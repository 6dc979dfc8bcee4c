import { companyAsOwner } from '../../platform/account-owner.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { addPeriod } from './plan-period.ts';
import { dropUnpaidPlans, lockCompanyPlan, type PlanRow, selectPlan, updatePlan } from './plans.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Domain §6: after this time a plan without payment falls back to the free one. */
const UNPAID_MS = 30 * DAY_MS;
/** The current plan can be paid again this long before it ends. */
const RENEWABLE_MS = 14 * DAY_MS;

/**
 * Gives the company the plan, paid until `paidUntil` (null: without an end). A trigger hides offers beyond the plan's limit
 * and lists hidden ones that it allows again.
 */
export async function activatePlan(
  tx: Db,
  companyId: string,
  planId: string,
  paidUntil: Date | null,
  now: Date,
): Promise<void> {
  await updatePlan(tx, companyId, planId, paidUntil, now);
}

/** Whether the company may pay for its current plan again. */
function isRenewable(paidUntil: string | null, now: Date): boolean {
  return paidUntil !== null && now.getTime() >= Date.parse(paidUntil) - RENEWABLE_MS;
}

/**
 * The plan, if the company may choose it now.
 *
 * @throws ApiProblem not_found, plan_current, company_not_active
 */
export async function findSubscribable(tx: Db, companyId: string, planId: string, now: Date): Promise<PlanRow> {
  const plan = await selectPlan(tx, planId, now);
  const company = await lockCompanyPlan(tx, companyId);
  if (!plan || !company) throw problem('not_found');
  if (company.plan === planId && !isRenewable(company.plan_paid_until, now)) throw problem('plan_current');
  if (company.status !== 'active') throw problem('company_not_active');
  return plan;
}

/**
 * Starts a paid plan: now, or at the end of the paid time of the same plan, so that paying early or late loses no day.
 * Answers the end of the paid time; null without a change when the company or the plan is deleted.
 */
export async function planPaid(tx: Db, companyId: string, planId: string, now: Date): Promise<Date | null> {
  const plan = await selectPlan(tx, planId, now);
  const company = await lockCompanyPlan(tx, companyId);
  if (!plan?.period || !company) return null;
  const end = company.plan === planId && company.plan_paid_until ? new Date(company.plan_paid_until) : now;
  const paidUntil = addPeriod(end, plan.period);
  await activatePlan(tx, companyId, planId, paidUntil, now);
  return paidUntil;
}

/** Moves companies whose paid time ended at least 30 days ago back to the free plan. */
export async function expirePlans(tx: Db, now: Date): Promise<void> {
  for (const { company_id, ...params } of await dropUnpaidPlans(tx, new Date(now.getTime() - UNPAID_MS), now)) {
    const subject = { type: 'company', id: company_id } as const;
    const notification = { kind: 'PlanExpired', actor: null, subject, params: { ...params } } as const;
    await notify(tx, { ...notification, to: companyAsOwner(company_id) }, now);
  }
}
