import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { PayData } from '@wspolnik/contract/payments';
import { MINUTE_MS } from '@wspolnik/settings';
import Stripe from 'stripe';
import { readConfig } from '../../platform/config.ts';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts';
import { balanceIn } from '../points/testing/points.ts';

const stripe = await startStripeStandIn();
after(stripe.close);
const { asked, settings } = stripe;
const WEBHOOK_SECRET = settings.STRIPE_WEBHOOK_SECRET;

const api = await createTestApi({ env: settings });
const company = await addCompany(api, 'Firma');
await addMember(api, company, await addUser(api, { email: 'owner@test.pl' }), 'owner');
const headers = as((await signIn(api, 'owner@test.pl')).access, company);

const ask = () =>
  api.inject({
    url: '/api/payment/pay-data-for-front/?amount=100.00',
    headers: { ...headers, 'idempotency-key': newId() },
  });
const available = () => balanceIn(api.db, companyAsOwner(company), 'available');

interface Changes {
  livemode?: boolean;
  payment_status?: string;
  amount_total?: number;
  currency?: string;
}

function eventOf(paymentId: string, changes: Changes = {}, type = 'checkout.session.completed', id = `evt_${newId()}`) {
  const { livemode = true, ...others } = changes;
  const session = {
    object: 'checkout.session',
    client_reference_id: paymentId,
    payment_status: 'paid',
    amount_total: 10_000,
    currency: 'pln',
    ...others,
  };
  return JSON.stringify({ id, object: 'event', type, livemode, data: { object: session } });
}

function sign(payload: string, { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

const deliver = (payload: string, signature: string | undefined = sign(payload)) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe/',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload,
  });
const outcome = async (payload: string) => (await deliver(payload)).json().outcome;

describe('payments through Stripe', () => {
  it('ask for a checkout session of the payment', async () => {
    const pay = (await ask()).json<PayData>();
    const request = asked.at(-1);
    assert.deepEqual([pay.provider, pay.redirect_url], ['stripe', `https://checkout.test/${asked.length}`]);
    assert.deepEqual([request?.path, request?.key], ['/v1/checkout/sessions', pay.payment_id]);
    const { form } = request ?? { form: new URLSearchParams() };
    assert.equal(form.get('client_reference_id'), pay.payment_id);
    assert.equal(form.get('line_items[0][price_data][unit_amount]'), '10000');
    assert.equal(form.get('line_items[0][price_data][currency]'), 'pln');
    assert.equal(form.get('success_url'), 'http://localhost:3000/points/registry?payment=success');
    assert.equal(form.get('cancel_url'), 'http://localhost:3000/points/registry?payment=canceled');
    assert.equal(await available(), 0);
  });

  it('payments end for Stripe half an hour after they end for people, in each repetition', async () => {
    const { expires_at } = (await ask()).json<PayData>();
    const end = Number(asked.at(-1)?.form.get('expires_at')) * 1000 - Date.parse(expires_at);
    assert.ok(end > 30 * MINUTE_MS && end <= 31 * MINUTE_MS, String(end));
  });

  it('payments are credited by the signed event, once', async () => {
    const before = await available();
    const { payment_id } = (await ask()).json<PayData>();
    const payload = eventOf(payment_id);
    const header = sign(payload);
    const replies = await Promise.all([1, 2, 3].map(() => deliver(payload, header)));
    assert.deepEqual(new Set(replies.map((reply) => reply.json().outcome)), new Set(['credited']));
    assert.equal(await outcome(eventOf(payment_id)), 'already_succeeded');
    assert.equal(await available(), before + 10_000);
  });

  it('payments are not credited by a body that was changed, signed with another key, signed long ago or not at all', async () => {
    const before = await available();
    const { payment_id } = (await ask()).json<PayData>();
    const payload = eventOf(payment_id);
    const old = Math.floor(Date.now() / 1000) - 3_600;
    const replies = [
      await deliver(`${payload} `, sign(payload)),
      await deliver(payload, sign(payload, { secret: 'whsec_other' })),
      await deliver(payload, sign(payload, { timestamp: old })),
      await deliver(payload, ''),
      await deliver('', sign('')),
      await deliver('no json', sign('no json')),
    ];
    for (const reply of replies) assert.deepEqual([reply.statusCode, reply.json().code], [400, 'signature_invalid']);
    assert.equal(await available(), before);
    assert.equal(await outcome(payload), 'credited');
  });

  it('payments wait for a transfer that completes the session before the money arrives', async () => {
    const before = await available();
    const { payment_id } = (await ask()).json<PayData>();
    assert.equal(await outcome(eventOf(payment_id, { payment_status: 'unpaid' })), 'ignored');
    assert.equal(await available(), before);
    assert.equal(await outcome(eventOf(payment_id, {}, 'checkout.session.async_payment_succeeded')), 'credited');
    assert.equal(await outcome(eventOf(payment_id, {}, 'checkout.session.expired')), 'already_succeeded');
    assert.equal(await available(), before + 10_000);
  });

  it('payments are canceled with their session; another amount, another payment and other events move nothing', async () => {
    const before = await available();
    const { payment_id } = (await ask()).json<PayData>();
    assert.equal(await outcome(eventOf(payment_id, { amount_total: 1 })), 'amount_mismatch');
    assert.equal(await outcome(eventOf(payment_id, { currency: 'eur' })), 'amount_mismatch');
    assert.equal(await outcome(eventOf(newId())), 'unknown_payment');
    assert.equal(await outcome(eventOf('cart-17')), 'unknown_payment');
    assert.equal(await outcome(eventOf(payment_id, {}, 'customer.created')), 'ignored');
    assert.equal(await outcome(eventOf(payment_id, {}, 'checkout.session.expired')), 'canceled');
    assert.equal(await available(), before);
  });

  it('ignore events of the other mode than the key’s', async () => {
    const before = await available();
    const { payment_id } = (await ask()).json<PayData>();
    assert.equal(await outcome(eventOf(payment_id, { livemode: false })), 'ignored');
    assert.equal(await outcome(eventOf(payment_id, { livemode: false }, 'checkout.session.expired')), 'ignored');
    assert.equal(await available(), before);
    assert.equal(await outcome(eventOf(payment_id)), 'credited');
    assert.equal(await available(), before + 10_000);
  });

  it('payments need both keys', () => {
    assert.throws(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test' }), /STRIPE_WEBHOOK_SECRET/);
  });
});
