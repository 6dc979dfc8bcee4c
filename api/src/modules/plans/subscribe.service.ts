import type { PlanSubscribeBody, PlanSubscribeReply } from '../../contract/plans.ts';
import { companyAsOwner } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import type { CompanyIdentity } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { openPayment } from '../payments/index.ts';
import { activatePlan, findSubscribable } from './plans.service.ts';
import { selectPlans } from './plans.sql.ts';

/**
 * Changes the plan of the company in use: to the free one at once, to a paid one after the provider's confirmation of a payment
 * that `preparePayment` gives its page.
 *
 * @throws ApiProblem forbidden (no owner), not_found, plan_current, company_not_active, throttled
 */
export async function subscribe(
  tx: Db,
  context: Context,
  { user, company }: CompanyIdentity,
  { plan: planId, lang: locale }: PlanSubscribeBody,
): Promise<PlanSubscribeReply> {
  if (company.role !== 'owner') throw problem('forbidden');
  const now = context.clock();
  const plan = await findSubscribable(tx, company.id, planId, now);
  if (plan.period === null) {
    await activatePlan(tx, company.id, plan.id, null, now);
    const plans = await selectPlans(tx, company.id, now);
    return { payment_id: null, redirect_url: null, plan: plans.find(({ current }) => current) ?? null };
  }
  const payer = { accountOwner: companyAsOwner(company.id), userId: user.id, locale };
  const subject = { purpose: 'plan', ...payer, amount: plan.price, reference: plan.id } as const;
  return { payment_id: await openPayment(tx, context, subject, now), redirect_url: null, plan: null };
}
