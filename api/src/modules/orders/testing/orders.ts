import assert from 'node:assert/strict';
import type { NotificationKind } from '@wspolnik/contract/notifications';
import type { Order, OrderPage, OrderStatus } from '@wspolnik/contract/orders';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { companyAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { flawOf } from '../../../testing/notifications.ts';
import { closeOlderOrders } from '../../../testing/open-orders.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../../testing/people.ts';
import { seenOf, statusSince } from '../../../testing/seen.ts';
import { addCategory, addOffer, type OfferInput } from '../../offers/testing/offers.ts';
import { ledgerAccount, post, systemAccount } from '../../points/ledger.sql.ts';

export const api = await createTestApi();
const category_id = await addCategory(api, 'IT');
export const seller = await addCompany(api, 'Pracownia');
export const buyers = await addCompany(api, 'Kupujący');
export const tokens: Record<string, string> = {};
export const ids: Record<string, string> = {};
for (const [login, company, role] of [
  ['owner', seller, 'owner'],
  ['manager', seller, 'manager'],
  ['member', seller, 'member'],
  ['buyer', null, null],
  ['friend', null, null],
  ['agent', buyers, 'owner'],
  ['admin', null, null],
] as const) {
  const email = `${login}@test.pl`;
  const id = await addUser(api, { email, role: login === 'admin' ? 'ADMIN' : 'USER' });
  ids[login] = id;
  if (company) await addMember(api, company, id, role);
  tokens[login] = (await signIn(api, email)).access;
}

export const headersOf = (login: string, company?: string) => as(tokens[login] ?? '', company);

/** Logins of new people, to buy more than one buyer may have open. */
export async function addBuyers(count: number): Promise<string[]> {
  const logins = Array.from({ length: count }, () => newId());
  for (const login of logins) {
    ids[login] = await addUser(api, { email: `${login}@test.pl` });
    tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
  }
  return logins;
}

export async function recharge(company: string, grosze: number): Promise<void> {
  await api.db.transaction(async (tx) =>
    post(tx, {
      key: newId(),
      from: await systemAccount(tx, 'clearing.card'),
      to: await ledgerAccount(tx, companyAsOwner(company), 'available'),
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

/** The company that a login of this market acts as. */
export const COMPANY_OF: Record<string, string> = { owner: seller, manager: seller, member: seller, agent: buyers };
const profileOf = (login: string) => headersOf(login, COMPANY_OF[login]);

/** Calls that decide about an order as it was seen. */
const DECISIONS = ['cancel-sale', 'my-sales-change-status', 'report', 'accounts/admin/dva'];

/**
 * A POST under offers/, or to any path that contains a slash; with an idempotency key. A decision names the order as it is, unless
 * the payload says otherwise.
 */
export async function call(
  url: string,
  payload: object,
  headers: Record<string, string>,
  key: string = newId(),
): Promise<LightMyRequestResponse> {
  const { transaction_id: orderId = newId() } = payload as { transaction_id?: string };
  const seen = DECISIONS.includes(url) ? { seen_status_since: await statusSince(api.db, orderId) } : {};
  return api.inject({
    method: 'POST',
    url: url.includes('/') ? `/api/${url}/` : `/api/offers/${url}/`,
    payload: { ...seen, ...payload },
    headers: { ...headers, 'idempotency-key': key },
  });
}

/** Buys what the offer's page shows; the payload may say that something else was seen. */
export async function buy(
  payload: { offer_id: string; amount?: string; [field: string]: unknown },
  login = 'buyer',
  company?: string,
  key?: string,
): Promise<LightMyRequestResponse> {
  const isSaid = ['expected_price', 'expected_vat_rate', 'expected_reward'].every((field) => field in payload);
  const seen = isSaid ? {} : await seenOf(api.db, payload.offer_id, payload.amount);
  return call('buy', { ...seen, ...payload }, headersOf(login, company), key);
}

export async function balance(login: string, company?: string): Promise<PointBalance> {
  return (await api.inject({ url: '/api/point-balance/', headers: headersOf(login, company) })).json<PointBalance>();
}

/** The same for a login with its profile; `guest` has no session. */
export const act = (login: string, url: string, payload: object): Promise<LightMyRequestResponse> =>
  call(url, payload, login === 'guest' ? {} : profileOf(login));

/** The first failed rule on a field. */
export const fieldOf = async (reply: ReturnType<typeof act>, field: string) =>
  (await reply).json().fields?.[field]?.[0];

/** The seller's rejection. */
export const reject = (transaction_id: string) =>
  act('owner', 'my-sales-change-status', { transaction_id, status: 'rejected', rejected_reason: 'Zły numer' });

/** The smallest content that is detected as a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Uploads `bytes` as a document of the order, or in place of the document `replaces`. */
export async function addDocument(
  login: string,
  transaction_id: string,
  bytes: Uint8Array = PDF,
  key: string = newId(),
  replaces?: string,
) {
  const form = new FormData();
  form.set('transaction_id', transaction_id);
  if (replaces) form.set('replaces', replaces);
  form.set('document', new File([new Uint8Array(bytes)], 'faktura ąę.pdf'));
  const encoded = new Response(form);
  return api.inject({
    method: 'POST',
    url: '/api/offers/sale-add-document/',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      ...(login === 'guest' ? {} : profileOf(login)),
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': key,
    },
  });
}

/** Runs a step that must succeed. */
export async function must(reply: Promise<LightMyRequestResponse>): Promise<Order> {
  const { statusCode, body, json } = await reply;
  assert.ok(statusCode < 300, body);
  return json<Order>();
}

/** Orders that stay as they are during the whole file. */
export const lasting = new Set<string>();

/** Brings an order into a status by the calls that lead there; only the timer sets `completed`. */
export async function orderIn(status: Exclude<OrderStatus, 'completed'>, offer?: Partial<OfferInput>): Promise<Order> {
  await closeOlderOrders(api.db, [...lasting]);
  const order = await must(buy({ offer_id: await offerOf(offer) }));
  const transaction_id = order.id;
  const bought = await must(act('buyer', 'sale-add-info', { transaction_id, text: 'Faktura 1/2026' }));
  if (status === 'bought') return bought;
  if (status === 'cancelled') return must(act('buyer', 'cancel-sale', { transaction_id }));
  const submitted = await must(act('buyer', 'resubmit', { transaction_id }));
  if (status === 'in_verification') return submitted;
  if (status === 'reported') return must(act('buyer', 'report', { transaction_id, reason: 'Nie odpowiada' }));
  const decision = status === 'rejected' ? { status, rejected_reason: 'Zły numer' } : { status };
  return must(act('owner', 'my-sales-change-status', { transaction_id, ...decision }));
}

/** The order as one side sees it, by default the buyer. */
export async function look(id: string, login = 'buyer'): Promise<Order | undefined> {
  const query = { buyer: `get-my-purchases/?purchase_id=${id}` }[login] ?? `get-my-sales/?sale_id=${id}`;
  const reply = await api.inject({ url: `/api/offers/${query}`, headers: profileOf(login) });
  return reply.json<OrderPage>().results[0];
}

/** Kinds of a login's notifications about an order, oldest first. */
export async function notifiedKinds(orderId: string, login: string): Promise<string[]> {
  const rows = await api.db.query<{ kind: NotificationKind; params: Record<string, string> }>(sql`
    select kind, params from notifications where subject_id = ${orderId} and user_id = ${ids[login] ?? ''}::uuid
    order by created_at, id`);
  for (const { kind, params } of rows) assert.equal(flawOf(kind, 'order', params), null);
  return rows.map(({ kind }) => kind);
}

/** Types of the frames that a login received since the last call. */
export async function takeFrames(login: string): Promise<string[]> {
  const rows = await api.db.query<{ type: string }>(sql`
    delete from realtime_frames where user_id = ${ids[login] ?? ''}::uuid returning type`);
  return rows.map(({ type }) => type).sort();
}

/** All data that a refused purchase must leave unchanged. */
export async function effects() {
  return api.db.one(sql`
    select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
           (select count(*) from ledger_entries) as entries, (select count(*) from reward_dues) as pending,
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
