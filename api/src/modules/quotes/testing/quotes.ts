import assert from 'node:assert/strict';
import type { Quote, QuotePage } from '@wspolnik/contract/quotes';
import { DAY_MS } from '@wspolnik/settings';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { sql } from '../../../storage/sql.ts';
import { formOf } from '../../../testing/forms.ts';
import type { OfferInput } from '../../offers/testing/offers.ts';
import { addCategory } from '../../offers/testing/offers.ts';
import { act, api, COMPANY_OF, headersOf, offerOf } from '../../orders/testing/orders.ts';

/** A day in Poland as the API knows it, from today. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(
    api.context.clock().getTime() + days * DAY_MS,
  );

export const profileOf = (login: string) => headersOf(login, COMPANY_OF[login]);

/** Its seller names the price. */
export const priceless = (input: Partial<OfferInput> = {}) =>
  offerOf({ title: 'Zabudowa', individual_price: true, price_from: null, ...input });

export const ranged = (input: Partial<OfferInput> = {}) =>
  offerOf({ title: 'Remont', price_from: 10_000, price_to: 20_000, ...input });

const jobs = await addCategory(api, 'Praca');
await api.db.query(sql`update categories set is_job = true where id = ${jobs}`);
export const job = (input: Partial<OfferInput> = {}) => priceless({ title: 'Stolarz', category_id: jobs, ...input });

export const ask = (fields: object, login = 'buyer'): Promise<LightMyRequestResponse> =>
  act(login, 'offers/quotes', { kind: 'quote', text: 'Ile za to?', ...fields });

export const answer = (id: string, payload: object, login = 'buyer'): Promise<LightMyRequestResponse> =>
  act(login, `offers/quotes/${id}`, payload);

export const propose = (id: string, change: object = {}, login = 'owner') =>
  answer(id, { action: 'propose', amount: '150.00', valid_until: inDays(7), ...change }, login);

/** Accepts on the terms in force, which the buyer sees; `change` names others. */
export async function accept(id: string, login = 'buyer', change: object = {}): Promise<LightMyRequestResponse> {
  return answer(id, { action: 'accept', ...(await termsOf(id)), ...change }, login);
}

/** Fields of the proposal in force that an acceptance names; nothing without one. */
export async function termsOf(id: string): Promise<object> {
  const terms = await api.db.one<object>(sql`
    select f_money(price) as expected_price, vat_rate as expected_vat_rate, f_money(reward) as expected_reward, valid_until::text as valid_until,
      (select count(*)::int from quote_events e where e.quote_id = quotes.id and e.step = 'propose') as expected_version
    from quotes where id = ${id} and price is not null`);
  return terms ?? {};
}

/** An application with files. */
export async function apply(
  offer_id: string,
  { documents = [], login = 'buyer', key = newId() }: { documents?: File[]; login?: string; key?: string } = {},
) {
  const form = formOf({ offer_id, kind: 'application', text: 'Mam dziesięć lat praktyki.', documents });
  const headers = { ...profileOf(login), 'idempotency-key': key };
  return api.inject({ method: 'POST', url: '/api/offers/quotes/', payload: form, headers });
}

/** Runs a step that must succeed. */
export async function must(reply: Promise<LightMyRequestResponse>): Promise<Quote> {
  const { statusCode, body, json } = await reply;
  assert.ok(statusCode < 300, body);
  return json<Quote>();
}

/** Closes what is open, so that a file of tests may ask for more than a buyer may have open. */
export async function closeQuotes(): Promise<void> {
  await api.db.query(sql`
    update quotes set status = 'expired', expires_at = null, created_at = created_at - interval '1 day'
    where expires_at is not null`);
}

export async function asked(offer?: string): Promise<Quote> {
  await closeQuotes();
  return must(ask({ offer_id: offer ?? (await priceless()) }));
}

export async function proposed(offer?: string, amount = '150.00'): Promise<Quote> {
  const { id } = await asked(offer);
  return must(propose(id, { amount }));
}

export async function list(query: string, login = 'buyer'): Promise<Quote[]> {
  const reply = await api.inject({ url: `/api/offers/quotes/?${query}`, headers: profileOf(login) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<QuotePage>().results;
}

export const look = async (id: string, login = 'buyer'): Promise<Quote | undefined> =>
  (await list(`quote_id=${id}&side=${login === 'buyer' || login === 'agent' ? 'asked' : 'received'}`, login))[0];

/** The code of a refusal, or the first one of a field. */
export async function refusal(reply: Promise<LightMyRequestResponse>, field?: string): Promise<string> {
  const { code, fields } = (await reply).json();
  return field ? fields?.[field]?.[0]?.code : code;
}
