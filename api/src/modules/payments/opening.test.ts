import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import type { PayData, PaymentHistoryPage } from '@wspolnik/contract/payments';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts';

/** Connections of the API in tests. */
const POOL = 8;
const stripe = await startStripeStandIn();
after(stripe.close);
const api = await createTestApi({ env: stripe.settings });
const { db } = api;
const ANSWER = stripe.beforeAnswer;

const company = await addCompany(api, 'Firma');
await addMember(api, company, await addUser(api, { email: 'owner@test.pl' }), 'owner');
const headers = as((await signIn(api, 'owner@test.pl')).access, company);

const ask = (amount: string, key: string | null = newId()) =>
  api.inject({
    url: `/api/payment/pay-data-for-front/?amount=${amount}`,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
const subscribe = (key: string) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/plan-subscribe/',
    payload: { plan: 'standard', expected_amount: '99.00' },
    headers: { ...headers, 'idempotency-key': key },
  });
const idOf = async (reply: ReturnType<typeof ask>) => (await reply).json<PayData>().payment_id;
const history = async () =>
  (await api.inject({ url: '/api/payment/history/?limit=100', headers })).json<PaymentHistoryPage>();
const stored = async () => (await db.one<{ n: number }>(sql`select count(*)::int as n from payments`))?.n;
const keys = () => new Set(stripe.asked.map(({ key }) => key));

beforeEach(async () => {
  stripe.beforeAnswer = ANSWER;
  stripe.asked.length = 0;
  await db.query(sql`delete from payments`);
});

describe('while the provider is asked', () => {
  it('recharges and plans hold no connection, and are not listed before somebody can pay them', async () => {
    const { reached, release } = stripe.hold(POOL);
    const replies = Array.from({ length: POOL }, (_, n) => (n % 2 ? subscribe(newId()) : ask('100.00')));
    await reached;
    assert.equal((await api.inject({ url: '/api/posts/' })).statusCode, 200);
    assert.deepEqual((await history()).results, []);
    release();
    for (const reply of await Promise.all(replies)) assert.match(reply.json().redirect_url, /^https:\/\/checkout/);
    assert.equal((await history()).count, POOL);
  });

  it('the same call asks it once and gets the same payment, with a key and without', async () => {
    const key = newId();
    for (const call of [() => ask('50.00', key), () => ask('60.00', null), () => subscribe(key)]) {
      const before = stripe.asked.length;
      const { reached, release } = stripe.hold(1);
      const first = call();
      await reached;
      const others = [call(), call()];
      await history();
      release();
      const bodies = (await Promise.all([first, ...others])).map(({ body }) => body);
      assert.equal(new Set(bodies).size, 1, bodies.join());
      assert.equal(stripe.asked.length, before + 1);
    }
    assert.equal(await stored(), 3);
  });
});

describe('a payment whose provider fails', () => {
  const fail = () => {
    stripe.beforeAnswer = async () => 500;
  };

  it('a payment is answered as unavailable, and is listed nowhere', async () => {
    fail();
    for (const reply of [await ask('50.00'), await subscribe(newId())]) {
      assert.deepEqual([reply.statusCode, reply.json().code], [503, 'unavailable']);
    }
    assert.deepEqual((await history()).results, []);
    const status = await api.inject({ url: '/api/payment/status/', headers });
    assert.equal(status.json().code, 'not_found');
    assert.equal((await api.inject({ url: '/api/payment/webhook/sandbox/', method: 'POST' })).statusCode, 404);
  });

  it('a payment goes on with the same key, here and at the provider', async () => {
    for (const call of [(key: string) => ask('50.00', key), subscribe]) {
      stripe.asked.length = 0;
      const key = newId();
      fail();
      assert.equal((await call(key)).statusCode, 503);
      stripe.beforeAnswer = ANSWER;
      const again = (await call(key)).json<PayData>();
      assert.ok(again.redirect_url);
      assert.deepEqual(keys(), new Set([again.payment_id]));
    }
    assert.equal(await stored(), 2);
  });

  it('a payment goes on after the process died before the answer was stored', async () => {
    const key = newId();
    const first = (await ask('50.00', key)).json<PayData>();
    await db.query(sql`update payments set redirect_url = null, provider_ref = null, asked_at = now()`);
    assert.deepEqual((await ask('50.00', key)).json(), first);
    assert.equal(stripe.asked.length, 2);
    assert.deepEqual(keys(), new Set([first.payment_id]));
    assert.equal(
      new Set(stripe.asked.map(({ form }) => String(form))).size,
      1,
      'Stripe refuses a key with other values',
    );
  });

  it('a payment is over after its fifteen minutes', async () => {
    const key = newId();
    fail();
    await ask('50.00', key);
    stripe.beforeAnswer = ANSWER;
    await db.query(sql`update payments set expires_at = now() - interval '1 second'`);
    const reply = await ask('50.00', key);
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'payment_expired']);
  });

  it('a payment is not taken for the same call without a key: Stripe repeats its failures', async () => {
    fail();
    await ask('70.00', null);
    stripe.beforeAnswer = ANSWER;
    assert.ok(await idOf(ask('70.00', null)));
    assert.equal(keys().size, 2);
  });
});

describe('the same call without a key', () => {
  it('the call gets the open payment for five minutes, and for other values or a key another one', async () => {
    const first = await idOf(ask('80.00', null));
    assert.equal(await idOf(ask('80.00', null)), first);
    assert.notEqual(await idOf(ask('80.00&lang=en', null)), first);
    assert.notEqual(await idOf(ask('80.00')), first);
    await db.query(sql`update payments set created_at = created_at - interval '5 minutes'`);
    assert.notEqual(await idOf(ask('80.00', null)), first);
  });

  it('the call gets another payment once the first is paid', async () => {
    const first = await idOf(ask('80.00', null));
    await db.query(sql`update payments set status = 'succeeded', settled_at = now()`);
    assert.notEqual(await idOf(ask('80.00', null)), first);
  });
});
