import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PayData, PaymentState } from '../../contract/payments.ts';
import { companyHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNews } from '../../testing/news.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { assertConserved, assertWholeLedger, balanceIn } from '../points/testing.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { createPayment } from './payments.service.ts';
import { signSandboxEvent } from './sandbox.provider.ts';

const api = await createTestApi();
const { db, context } = api;
const company = await addCompany(api, 'Firma <b>"Ósemka"</b>');
const other = await addCompany(api, 'Inna');
const userId = await addUser(api, { email: 'owner@test.pl' });
await addMember(api, company, userId, 'owner');
await addMember(api, other, userId, 'member');
const headers = as((await signIn(api, 'owner@test.pl')).access, company);

const ask = (amount: string, key?: string, who = headers) =>
  api.inject({
    url: `/api/payment/pay-data-for-front/?amount=${encodeURIComponent(amount)}`,
    headers: { ...who, ...(key ? { 'idempotency-key': key } : {}) },
  });
const start = async (amount = '100.00') => (await ask(amount)).json<PayData>();
const status = async (id: string, who = headers) =>
  (await api.inject({ url: `/api/payment/status/?payment_id=${id}`, headers: who })).json<PaymentState>();
const available = () => balanceIn(db, companyHolder(company), 'available');
const sendForm = (fields: Record<string, string>) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
async function say(event: Partial<ProviderEvent> & { paymentId: string }) {
  const full: ProviderEvent = { id: newId(), kind: 'succeeded', amount: 10_000, currency: 'PLN', ...event };
  return sendForm(await signSandboxEvent(context.config, full));
}
const outcomeOf = async (paymentId: string) =>
  (
    await db.query<{ outcome: string }>(sql`
      select outcome from payment_events where payment_id = ${paymentId} order by received_at, outcome`)
  ).map(({ outcome }) => outcome);

function fromHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** The fields of the page's forms, in their order: Zapłać, Anuluj. */
function formsOf(html: string): Record<string, string>[] {
  return [
    ...html.matchAll(/name="event" value="([^"]*)">\s*<input type="hidden" name="signature" value="([^"]*)"/g),
  ].map(([, event = '', signature = '']) => ({ event: fromHtml(event), signature }));
}

describe('GET payment/pay-data-for-front/', () => {
  it('answers where to pay, and moves nothing', async () => {
    const before = await available();
    const reply = await ask('1234.50');
    const pay = reply.json<PayData>();
    assert.deepEqual([pay.provider, pay.amount, pay.currency], ['sandbox', '1234.50', 'PLN']);
    assert.equal(pay.redirect_url, `http://localhost:3000/dev/payments/${pay.payment_id}`);
    const minutes = (Date.parse(pay.expires_at) - Date.now()) / 60_000;
    assert.ok(minutes > 14 && minutes <= 15);
    assert.equal((await status(pay.payment_id)).status, 'pending');
    assert.equal(await available(), before);
  });

  it('makes one payment for one key, and tells another amount with it', async () => {
    const key = newId();
    const first = (await ask('50.00', key)).json();
    assert.deepEqual((await ask('50.00', key)).json(), first);
    assert.equal((await ask('60.00', key)).json().code, 'idempotency_mismatch');
    assert.notEqual((await ask('50.00')).json().payment_id, first.payment_id);
  });

  it('refuses what is no amount, too little, too much, and a person without a company', async () => {
    const count = async () => (await db.one<{ n: number }>(sql`select count(*)::int as n from payments`))?.n;
    const before = await count();
    const cases = [
      ['', 'required'],
      ['abc', 'amount'],
      ['-10.00', 'amount'],
      ['10.005', 'amount'],
      ['1e3', 'amount'],
      ['9.99', 'min'],
      ['50000.01', 'max'],
      ['999999999999.99', 'max'],
      ['9'.repeat(39), 'amount'],
    ] as const;
    for (const [amount, code] of cases) assert.equal((await ask(amount)).json().fields.amount[0].code, code, amount);
    const person = as((await signIn(api, 'owner@test.pl')).access);
    assert.equal((await ask('10.00', undefined, person)).json().code, 'company_required');
    assert.equal((await api.inject({ url: '/api/payment/pay-data-for-front/?amount=10.00' })).statusCode, 401);
    assert.equal(await count(), before);
  });
});

describe('the sandbox page', () => {
  it('shows what is paid, in both languages, without a script', async () => {
    const { payment_id } = await start('1234.50');
    const page = await api.inject({ url: `/dev/payments/${payment_id}` });
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*form-action 'self'/);
    assert.match(page.body, /1\s234,50\szł/);
    assert.ok(page.body.includes('Zapłać') && page.body.includes('Anuluj'));
    assert.ok(page.body.includes('&lt;b&gt;') && !page.body.includes('<b>'));
    const english = await api.inject({ url: `/dev/payments/${payment_id}?lang=en` });
    assert.ok(english.body.includes('lang="en"') && english.body.includes('Cancel'));
    for (const id of [newId(), 'nonsense']) {
      assert.equal((await api.inject({ url: `/dev/payments/${id}` })).statusCode, 404);
    }
  });

  it('pays with one button: credited once, then back to the registry', async () => {
    const before = await available();
    const { payment_id } = await start();
    const [pay = {}] = formsOf((await api.inject({ url: `/dev/payments/${payment_id}` })).body);
    for (const _ of [1, 2, 3]) {
      const reply = await sendForm(pay);
      assert.deepEqual([reply.statusCode, reply.headers.location], [303, '/points/registry?payment=success']);
    }
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(payment_id)).status, 'succeeded');
    assert.equal(formsOf((await api.inject({ url: `/dev/payments/${payment_id}` })).body).length, 0);
  });

  it('cancels with the other, and goes back to the language that it was begun in', async () => {
    const pay = (await api.inject({ url: '/api/payment/pay-data-for-front/?amount=100.00&lang=en', headers })).json();
    assert.ok(pay.redirect_url.endsWith('?lang=en'));
    const before = await available();
    const [, cancel = {}] = formsOf((await api.inject({ url: `/dev/payments/${pay.payment_id}` })).body);
    const reply = await sendForm(cancel);
    assert.equal(reply.headers.location, '/en/points/registry?payment=canceled');
    assert.equal((await status(pay.payment_id)).status, 'canceled');
    assert.equal(await available(), before);
  });

  it('speaks the language of the payer when the page names none', async () => {
    await db.query(sql`update users set locale = 'en' where id = ${userId}`);
    const pay = await start();
    await db.query(sql`update users set locale = 'pl' where id = ${userId}`);
    assert.ok(pay.redirect_url.endsWith('?lang=en'));
  });

  it('offers nothing to press after 15 minutes', async () => {
    const { payment_id } = await start();
    await db.query(sql`update payments set expires_at = created_at where id = ${payment_id}`);
    assert.equal((await status(payment_id)).status, 'expired');
    const page = await api.inject({ url: `/dev/payments/${payment_id}` });
    assert.equal(formsOf(page.body).length, 0);
    assert.ok(page.body.includes('wygasła'));
  });

  it('does not exist in production', async () => {
    const production = await createTestApi({ env: { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40) } });
    const path = `/dev/payments/${newId()}`;
    const reply = await production.inject({ url: path });
    assert.equal(reply.json().code, 'not_found');
    const webhook = await production.inject({ method: 'POST', url: '/api/payment/webhook/sandbox/', payload: 'x' });
    assert.equal(webhook.statusCode, 404);
  });
});

describe('POST payment/webhook/sandbox/', () => {
  it('believes no body that it has not signed itself', async () => {
    const before = await available();
    const { payment_id } = await start();
    const event = { id: newId(), kind: 'succeeded', paymentId: payment_id, amount: 10_000, currency: 'PLN' } as const;
    const signed = await signSandboxEvent(context.config, event);
    const forged = JSON.stringify({ ...event, amount: 999_999 });
    for (const fields of [
      { ...signed, event: forged },
      { ...signed, signature: '' },
      { ...signed, signature: `${signed.signature}00` },
      { event: signed.event },
      {},
    ]) {
      assert.equal((await sendForm(fields as Record<string, string>)).json().code, 'signature_invalid');
    }
    assert.equal((await status(payment_id)).status, 'pending');
    assert.deepEqual(await outcomeOf(payment_id), []);
    assert.equal(await available(), before);
  });

  it('credits once per payment, whatever the number and order of events', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    await takeNews(api, userId);
    await say({ paymentId, kind: 'canceled' });
    const id = newId();
    await Promise.all([1, 2, 3, 4].map(() => say({ paymentId, id })));
    await Promise.all([1, 2].map(() => say({ paymentId })));
    await say({ paymentId, kind: 'canceled' });
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(paymentId)).status, 'succeeded');
    assert.deepEqual(await takeNews(api, userId), [
      { kind: 'WalletRecharged', params: { points: '100.00' }, company_id: company, actor: null, subject: null },
    ]);
    const outcomes = await outcomeOf(paymentId);
    assert.deepEqual(outcomes.sort(), [
      'already_succeeded',
      'already_succeeded',
      'already_succeeded',
      'canceled',
      'credited',
    ]);
  });

  it('credits money that arrives after the expiry', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    await db.query(sql`update payments set expires_at = created_at where id = ${paymentId}`);
    await say({ paymentId });
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(paymentId)).status, 'succeeded');
  });

  it('refuses another amount and another currency, and writes them down', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    for (const wrong of [{ amount: 10_001 }, { currency: 'EUR' }, { amount: null }]) await say({ paymentId, ...wrong });
    assert.equal(await available(), before);
    assert.deepEqual(await outcomeOf(paymentId), ['amount_mismatch', 'amount_mismatch', 'amount_mismatch']);
    assert.equal((await status(paymentId)).status, 'pending');
    assert.equal((await say({ paymentId: newId() })).statusCode, 404);
  });

  it('activates a plan that was paid, and credits no points for it', async () => {
    const before = await available();
    const subject = { purpose: 'plan', companyId: company, userId, amount: 10_000 } as const;
    const plan = await db.one<{ id: string }>(
      sql`select id from plans where period is not null order by position limit 1`,
    );
    const pay = await db.transaction((tx) =>
      createPayment(tx, context, { ...subject, reference: plan?.id ?? '' }, new Date()),
    );
    const reply = await say({ paymentId: pay.payment_id });
    assert.equal(reply.headers.location, '/companies/payments/plans?payment=success');
    assert.deepEqual(await outcomeOf(pay.payment_id), ['activated']);
    const row = await db.one(sql`select plan from companies where id = ${company}`);
    assert.deepEqual(row, { plan: plan?.id });
    assert.equal(await available(), before);
  });

  it('shows a payment to its company alone', async () => {
    const { payment_id } = await start();
    const foreign = as((await signIn(api, 'owner@test.pl')).access, other);
    for (const id of [payment_id, newId(), 'nonsense']) {
      const reply = await api.inject({ url: `/api/payment/status/?payment_id=${id}`, headers: foreign });
      assert.equal(reply.json().code, 'not_found');
    }
    const newest = await api.inject({ url: '/api/payment/status/', headers });
    assert.equal(newest.json().payment_id, payment_id);
    await assertWholeLedger(db);
    await assertConserved(db);
  });
});
