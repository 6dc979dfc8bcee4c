import { companyAsOwner } from '../../platform/account-owner.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/notify.ts';
import { addPeriod } from './plan-period.ts';
import { dropUnpaidPlans, lockCompanyPlan, type PlanRow, selectPlan, updatePlan } from './plans.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Domain §6: a plan unpaid for so long falls back to the free one. */
const UNPAID_MS = 30 * DAY_MS;
/** The current plan can be paid for again this long before its time ends; until then it is just the current one. */
const RENEWABLE_MS = 14 * DAY_MS;

/**
 * Gives the company the plan, paid for until `paidUntil` (null: without an end). Offers beyond the plan's limit are hidden
 * by the store, and hidden ones that it allows come back.
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

/** Whether the company may pay for the plan that it has already. */
function isRenewable(paidUntil: string | null, now: Date): boolean {
  return paidUntil !== null && now.getTime() >= Date.parse(paidUntil) - RENEWABLE_MS;
}

/**
 * The plan, if the company may have it now.
 *
 * @throws ApiProblem not_found, plan_current, company_not_active
 */
export async function findSubscribable(tx: Db, companyId: string, planId: string, now: Date): Promise<PlanRow> {
  const plan = await selectPlan(tx, planId);
  const company = await lockCompanyPlan(tx, companyId);
  if (!plan || !company) throw problem('not_found');
  if (company.plan === planId && !isRenewable(company.plan_paid_until, now)) throw problem('plan_current');
  if (company.status !== 'active') throw problem('company_not_active');
  return plan;
}

/**
 * A paid plan begins: now, or where the paid time of the same plan ends, so that paying early or late loses no day. Answers
 * until when it is paid for. A company or plan that is gone meanwhile answers null and changes nothing.
 */
export async function planPaid(tx: Db, companyId: string, planId: string, now: Date): Promise<Date | null> {
  const plan = await selectPlan(tx, planId);
  const company = await lockCompanyPlan(tx, companyId);
  if (!plan?.period || !company) return null;
  const end = company.plan === planId && company.plan_paid_until ? new Date(company.plan_paid_until) : now;
  const paidUntil = addPeriod(end, plan.period);
  await activatePlan(tx, companyId, planId, paidUntil, now);
  return paidUntil;
}

/** Back to the free plan with companies whose paid time ended 30 days ago or more. */
export async function expirePlans(tx: Db, now: Date): Promise<void> {
  for (const { company_id, ...params } of await dropUnpaidPlans(tx, new Date(now.getTime() - UNPAID_MS), now)) {
    const subject = { type: 'company', id: company_id } as const;
    const notification = { kind: 'PlanExpired', actor: null, subject, params: { ...params } } as const;
    await notify(tx, { ...notification, to: companyAsOwner(company_id) }, now);
  }
}
