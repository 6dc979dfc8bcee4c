import type { PlanPage } from '@wspolnik/contract/plans';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../../testing/people.ts';
import type { PurchasePayment } from '../../payments/index.ts';
import { planPaid } from '../plans.service.ts';
import { selectPlan } from '../plans.sql.ts';

export const api = await createTestApi();
export const owner = await addUser(api, { email: 'owner@example.test' });
export const manager = await addUser(api, { email: 'manager@example.test' });
export const asOwner = await asUser(api, 'owner@example.test');
export const asManager = await asUser(api, 'manager@example.test');

/** A company owned by owner@ with a manager; on the free plan. */
export async function newCompany(status = 'active'): Promise<string> {
  const id = await addCompany(api, 'Firma', status);
  await addMember(api, id, owner, 'owner');
  await addMember(api, id, manager, 'manager');
  return id;
}

export const subscribeFor = (
  company: string | null,
  plan: string,
  expected_amount: string,
  headers: Record<string, string> = asOwner,
): Promise<LightMyRequestResponse> =>
  api.inject({
    method: 'POST',
    url: '/api/payment/plan-subscribe/',
    payload: { plan, expected_amount },
    headers: company ? { ...headers, 'company-id': company } : headers,
  });
/** For the amount that the list shows. */
export async function subscribe(
  company: string | null,
  plan: string,
  headers: Record<string, string> = asOwner,
): Promise<LightMyRequestResponse> {
  const { results } = await plans(company ?? undefined);
  const amount = results.find(({ id }) => id === plan)?.change?.amount;
  return subscribeFor(company, plan, amount ?? '0.00', headers);
}
export const plans = async (company?: string) =>
  (
    await api.inject({
      url: '/api/payment/plans-list/',
      headers: company ? { ...asOwner, 'company-id': company } : {},
    })
  ).json<PlanPage>();
export const currentOf = async (company: string) => (await plans(company)).results.find(({ current }) => current);
/** A payment that was opened at a moment; the provider has not confirmed it. */
export async function openAt(company: string, plan: string, amount: number, openedAt: Date): Promise<PurchasePayment> {
  const id = newId();
  await api.db.query(sql`
    insert into payments (id, provider, purpose, company_id, created_by, amount, reference, status, created_at, expires_at,
                          settled_at)
    values (${id}, 'sandbox', 'plan', ${company}, ${owner}, ${amount}, ${plan}, 'succeeded', ${openedAt}, ${openedAt}, ${openedAt})`);
  return { id, amount, openedAt };
}

/** Has the same effect as the provider's event: a payment of `amount` grosze, by default the price without a credit. */
export async function pay(
  company: string,
  plan: string,
  now = api.context.clock(),
  amount?: number,
): Promise<Date | undefined> {
  const price = (await selectPlan(api.db, plan, now))?.price ?? 0;
  const payment = await openAt(company, plan, amount ?? price, now);
  return (await api.db.transaction((tx) => planPaid(tx, company, plan, payment, now)))?.ends_at;
}

/** The plan without an end and without paid time: the free one takes effect at once. */
export const grant = (company: string, plan: string) =>
  api.db.query(sql`update companies set plan = ${plan}, plan_paid_until = null where id = ${company}`);
/** Takes back the planned change. */
export const keep = (company: string, headers: Record<string, string> = asOwner) =>
  api.inject({ method: 'DELETE', url: '/api/payment/next-plan/', headers: { ...headers, 'company-id': company } });
