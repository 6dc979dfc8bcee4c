import type { LightMyRequestResponse } from 'fastify';
import type { PlanPage } from '../../../contract/plans.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../../testing/people.ts';
import { planPaid } from '../plans.service.ts';

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

export const subscribe = (
  company: string | null,
  plan: string,
  headers: Record<string, string> = asOwner,
): Promise<LightMyRequestResponse> =>
  api.inject({
    method: 'POST',
    url: '/api/payment/plan-subscribe/',
    payload: { plan },
    headers: company ? { ...headers, 'company-id': company } : headers,
  });
export const plans = async (company?: string) =>
  (
    await api.inject({
      url: '/api/payment/plans-list/',
      headers: company ? { ...asOwner, 'company-id': company } : {},
    })
  ).json<PlanPage>();
export const currentOf = async (company: string) => (await plans(company)).results.find(({ current }) => current);
/** Has the same effect as the provider's event: the plan is paid from `now`. */
export const pay = (company: string, plan: string, now = api.context.clock()) =>
  api.db.transaction((tx) => planPaid(tx, company, plan, now));
