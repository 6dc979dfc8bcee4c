import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import type { PointBalance } from '../../contract/orders.ts';
import { companyHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { addCategory, addOffer, type OfferInput } from '../offers/testing.ts';
import { ledgerAccount, post, systemAccount } from '../points/ledger.sql.ts';

export const api = await createTestApi();
const category_id = await addCategory(api, 'IT');
export const seller = await addCompany(api, 'Pracownia');
export const buyers = await addCompany(api, 'Kupujący');
export const tokens: Record<string, string> = {};
for (const [login, company, role] of [
  ['owner', seller, 'owner'],
  ['member', seller, 'member'],
  ['buyer', null, null],
  ['friend', null, null],
  ['agent', buyers, 'owner'],
] as const) {
  const email = `${login}@test.pl`;
  const id = await addUser(api, { email });
  if (company) await addMember(api, company, id, role);
  tokens[login] = (await signIn(api, email)).access;
}

export const headersOf = (login: string, company?: string) => as(tokens[login] ?? '', company);

export async function recharge(company: string, grosze: number): Promise<void> {
  await api.db.transaction(async (tx) =>
    post(tx, {
      key: newId(),
      from: await systemAccount(tx, 'clearing.card'),
      to: await ledgerAccount(tx, companyHolder(company), 'available'),
      amount: grosze,
      type: 'WALLET_RECHARGE',
      status: 'paid_off',
      orderId: null,
      at: new Date(),
    }),
  );
}

export const offerOf = (input: Partial<OfferInput> = {}) =>
  addOffer(api, { company_id: seller, category_id, ...input });

export function call(
  url: string,
  payload: object,
  headers: Record<string, string>,
  key: string = newId(),
): Promise<LightMyRequestResponse> {
  return api.inject({
    method: 'POST',
    url: `/api/offers/${url}/`,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  });
}

export const buy = (
  payload: object,
  login = 'buyer',
  company?: string,
  key?: string,
): Promise<LightMyRequestResponse> => call('buy', payload, headersOf(login, company), key);

export async function balance(login: string, company?: string): Promise<PointBalance> {
  return (await api.inject({ url: '/api/point-balance/', headers: headersOf(login, company) })).json<PointBalance>();
}

/** Everything that a refused purchase must leave alone. */
export async function effects() {
  return api.db.one(sql`
    select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
           (select count(*) from ledger_entries) as entries, (select count(*) from reward_dues) as dues,
           (select sum(balance) from ledger_accounts) as balances`);
}

export async function assertLedgerAdds(): Promise<void> {
  const wrong = await api.db.query(sql`
    select a.id from ledger_accounts a
    where a.kind not like 'clearing.%' and a.balance <>
      coalesce((select sum(e.amount) from ledger_entries e where e.to_account = a.id), 0)
      - coalesce((select sum(e.amount) from ledger_entries e where e.from_account = a.id), 0)`);
  assert.deepEqual(wrong, []);
}
