import type { PayData, PaymentState } from '@wspolnik/contract/payments';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { companyAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../../testing/people.ts';
import { balanceIn } from '../../points/testing/points.ts';
import type { ProviderEvent } from '../payment-provider.ts';
import { signSandboxEvent } from '../sandbox.provider.ts';

export const api = await createTestApi();
const { db, context } = api;
export const company = await addCompany(api, 'Firma <b>"Ósemka"</b>');
export const other = await addCompany(api, 'Inna');
export const userId = await addUser(api, { email: 'owner@test.pl' });
await addMember(api, company, userId, 'owner');
await addMember(api, other, userId, 'member');
export const headers = as((await signIn(api, 'owner@test.pl')).access, company);

export const ask = (amount: string, key?: string, who = headers): Promise<LightMyRequestResponse> =>
  api.inject({
    url: `/api/payment/pay-data-for-front/?amount=${encodeURIComponent(amount)}`,
    headers: { ...who, ...(key ? { 'idempotency-key': key } : {}) },
  });
/** A new payment, also while an equal one is open. */
export const start = async (amount = '100.00') => (await ask(amount, newId())).json<PayData>();
export const status = async (id: string, who = headers) =>
  (await api.inject({ url: `/api/payment/status/?payment_id=${id}`, headers: who })).json<PaymentState>();
export const available = () => balanceIn(db, companyAsOwner(company), 'available');
/** As the sandbox page sends it. */
export const sendForm = (fields: Record<string, string>): Promise<LightMyRequestResponse> =>
  api.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
/** An event signed by the sandbox: by default the payment of 100 zł succeeded. */
export async function say(event: Partial<ProviderEvent> & { paymentId: string }): Promise<LightMyRequestResponse> {
  const full: ProviderEvent = { id: newId(), kind: 'succeeded', amount: 10_000, currency: 'PLN', ...event };
  return sendForm(await signSandboxEvent(context.config, full));
}
export const outcomeOf = async (paymentId: string) =>
  (
    await db.query<{ outcome: string }>(sql`
      select outcome from payment_events where payment_id = ${paymentId} order by received_at, outcome`)
  ).map(({ outcome }) => outcome);
