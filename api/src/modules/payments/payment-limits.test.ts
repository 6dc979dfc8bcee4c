import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts';
import { MAX_AT_ONCE, MAX_PER_HOUR } from './payment-limits.ts';

const AT_ONCE = 12;
const stripe = await startStripeStandIn();
after(stripe.close);
const api = await createTestApi({ env: { ...stripe.settings, RATE_LIMITS: 'on' } });
const { db } = api;
const ANSWER = stripe.beforeAnswer;

const company = await addCompany(api, 'Firma');
await addMember(api, company, await addUser(api, { email: 'owner@test.pl' }), 'owner');
const { access } = await signIn(api, 'owner@test.pl');

const ask = (amount = '100.00', headers = as(access, company)) =>
  api.inject({
    url: `/api/payment/pay-data-for-front/?amount=${amount}`,
    headers: { ...headers, 'idempotency-key': newId() },
  });
const subscribe = (key: string) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/plan-subscribe/',
    payload: { plan: 'standard', expected_amount: '99.00' },
    headers: { ...as(access, company), 'idempotency-key': key },
  });
const keys = () => new Set(stripe.asked.map(({ key }) => key)).size;

beforeEach(async () => {
  stripe.beforeAnswer = ANSWER;
  stripe.asked.length = 0;
  await db.query(sql`delete from payments`);
});

describe('new payments of a person', () => {
  it('two payments of a dozen may ask the provider at once', async () => {
    const { release } = stripe.hold(MAX_AT_ONCE);
    let answered = 0;
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, n) => {
        const { statusCode, headers } = await ask(`${100 + n}.00`);
        answered += 1;
        if (answered === AT_ONCE - MAX_AT_ONCE) release();
        return statusCode === 429 ? `429 in ${headers['retry-after']}` : statusCode;
      }),
    );
    const refused = statuses.filter((status) => status === '429 in 5').length;
    assert.deepEqual(
      [statuses.filter((status) => status === 200).length, refused, keys()],
      [MAX_AT_ONCE, AT_ONCE - MAX_AT_ONCE, MAX_AT_ONCE],
    );
    assert.equal((await ask()).statusCode, 200, 'once those have their pages');
  });

  it('ten payments an hour are allowed, for points and plans, as a person and for companies', async () => {
    for (let n = 1; n < MAX_PER_HOUR; n += 1) assert.equal((await ask()).statusCode, 200);
    const key = newId();
    assert.equal((await subscribe(key)).statusCode, 200);
    for (const reply of [await ask('10.00', as(access)), await ask(), await subscribe(newId())]) {
      assert.deepEqual([reply.statusCode, reply.json().code], [429, 'throttled']);
      const wait = Number(reply.headers['retry-after']);
      assert.ok(wait > 3_000 && wait <= 3_600, String(wait));
    }
    assert.equal((await subscribe(key)).statusCode, 200, 'a repetition is no new payment');
    assert.equal(keys(), MAX_PER_HOUR);
    await db.query(sql`update payments set created_at = created_at - interval '1 hour'`);
    assert.equal((await ask()).statusCode, 200);
  });

  it('payments wait half a minute for those of a process that died', async () => {
    await Promise.all([ask(), ask()]);
    await db.query(sql`update payments set redirect_url = null, asked_at = now()`);
    assert.equal((await ask()).statusCode, 429);
    await db.query(sql`update payments set asked_at = now() - interval '31 seconds'`);
    assert.equal((await ask()).statusCode, 200);
  });
});
