import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { assertConserved, assertWholeLedger } from '../points/testing/points.ts';
import { openPayment } from './opening.service.ts';
import { signSandboxEvent } from './sandbox.provider.ts';
import { api, available, company, outcomeOf, say, sendForm, start, status, userId } from './testing/payments.ts';

const { context, db } = api;

describe('POST payment/webhook/sandbox/', () => {
  it('the webhook trusts only bodies that it has signed itself', async () => {
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

  it('the webhook credits once per payment, whatever the number and order of events', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    await takeNotifications(api, userId);
    await say({ paymentId, kind: 'canceled' });
    const id = newId();
    await Promise.all([1, 2, 3, 4].map(() => say({ paymentId, id })));
    await Promise.all([1, 2].map(() => say({ paymentId })));
    await say({ paymentId, kind: 'canceled' });
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(paymentId)).status, 'succeeded');
    assert.deepEqual(await takeNotifications(api, userId), [
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

  it('the webhook credits money that arrives after the expiry', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    await db.query(sql`update payments set expires_at = created_at where id = ${paymentId}`);
    await say({ paymentId });
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(paymentId)).status, 'succeeded');
  });

  it('the webhook refuses another amount and another currency, and records them', async () => {
    const before = await available();
    const { payment_id: paymentId } = await start();
    for (const wrong of [{ amount: 10_001 }, { currency: 'EUR' }, { amount: null }]) await say({ paymentId, ...wrong });
    assert.equal(await available(), before);
    assert.deepEqual(await outcomeOf(paymentId), ['amount_mismatch', 'amount_mismatch', 'amount_mismatch']);
    assert.equal((await status(paymentId)).status, 'pending');
    assert.equal((await say({ paymentId: newId() })).statusCode, 404);
  });

  it('the webhook activates a paid plan, and credits no points for it', async () => {
    const before = await available();
    const subject = { purpose: 'plan', accountOwner: companyAsOwner(company), userId, amount: 10_000 } as const;
    const plan = await db.one<{ id: string }>(
      sql`select id from plans where period is not null order by position limit 1`,
    );
    const paymentId = await db.transaction((tx) =>
      openPayment(tx, context, { ...subject, reference: plan?.id ?? '' }, new Date()),
    );
    const reply = await say({ paymentId });
    assert.equal(reply.headers.location, '/companies/payments/plans?payment=success');
    assert.deepEqual(await outcomeOf(paymentId), ['activated']);
    const row = await db.one(sql`select plan from companies where id = ${company}`);
    assert.deepEqual(row, { plan: plan?.id });
    assert.equal(await available(), before);
  });

  it('the webhook leaves a consistent ledger', async () => {
    await assertWholeLedger(db);
    await assertConserved(db);
  });
});
