import type { PlanSubscribeBody, PlanSubscribeReply } from '@wspolnik/contract/plans';
import type { Context } from '../../platform/context.ts';
import { toMoney } from '../../platform/money.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { openPayment } from '../payments/index.ts';
import type { PlanChange } from './plan-change.ts';
import { findChange, listPlans, startPeriod } from './plans.service.ts';
import { lockCompanyPlan, type PlanRow, updateNextPlan, updatePlan } from './plans.sql.ts';

/** A change without a payment: at the end of the paid time, or at once when it costs nothing or the credit pays for it. */
async function changeNow(tx: Db, companyId: string, plan: PlanRow, change: PlanChange, now: Date): Promise<void> {
  const { kind, startsAt, paidUntil: endsAt, value } = change;
  if (kind === 'later') return updateNextPlan(tx, companyId, plan.id, now);
  if (endsAt === null) return updatePlan(tx, companyId, plan.id, null, now);
  await startPeriod(tx, companyId, { plan, startsAt, endsAt, value, paymentId: null }, now);
}

/**
 * Changes the plan of the company in use: a larger one after the provider's confirmation of a payment that `preparePayment` gives its
 * page, a smaller one at the end of the paid time.
 *
 * @throws ApiProblem forbidden (no owner), not_found, plan_current, plan_changed, company_not_active, throttled
 */
export async function subscribe(
  tx: Db,
  context: Context,
  { user, company }: CompanyIdentity,
  { plan: planId, expected_amount, lang: locale }: PlanSubscribeBody,
): Promise<PlanSubscribeReply> {
  if (company.role !== 'owner') throw problem('forbidden');
  const now = context.clock();
  const { plan, change } = await findChange(tx, company.id, planId, now);
  const amount = toMoney(change.amount);
  if (amount !== expected_amount) throw problem('plan_changed', { params: { amount } });
  if (change.amount === 0) {
    await changeNow(tx, company.id, plan, change, now);
    const plans = await listPlans(tx, company.id, now);
    return { payment_id: null, redirect_url: null, plan: plans.find(({ current }) => current) ?? null };
  }
  const payer = { accountOwner: companyAsOwner(company.id), userId: user.id, locale };
  const subject = { purpose: 'plan', ...payer, amount: change.amount, reference: plan.id } as const;
  return { payment_id: await openPayment(tx, context, subject, now), redirect_url: null, plan: null };
}

/** Takes back the smaller plan that would follow. @throws ApiProblem forbidden (no owner), not_found (none would, any more) */
export async function keepPlan(tx: Db, { company }: CompanyIdentity, now: Date): Promise<void> {
  if (company.role !== 'owner') throw problem('forbidden');
  const row = await lockCompanyPlan(tx, company.id);
  if (!row?.next_plan) throw problem('not_found');
  await updateNextPlan(tx, company.id, null, now);
}
