import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type PayData,
  type PaymentHistoryPage,
  PaymentHistoryPage as PaymentHistoryPageSchema,
} from '@wspolnik/contract/payments';
import type { PlanSubscribeReply } from '@wspolnik/contract/plans';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { WalletPage } from '@wspolnik/contract/points';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addUsableAccount } from '../../testing/payout-accounts.ts';
import { addUser, as, confirmed, signIn } from '../../testing/people.ts';
import { api, ask, available, headers, other, say, start, status } from './testing/payments.ts';

const { db } = api;
const ewa = await addUser(api, { email: 'ewa@test.pl' });
const person = as((await signIn(api, 'ewa@test.pl')).access);

describe('GET payment/pay-data-for-front/', () => {
  it('the call answers the address of the payment page, and moves nothing', async () => {
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

  it('the call creates one payment per key, and refuses another amount with it', async () => {
    const key = newId();
    const first = (await ask('50.00', key)).json();
    assert.deepEqual((await ask('50.00', key)).json(), first);
    assert.equal((await ask('60.00', key)).json().code, 'idempotency_mismatch');
    assert.notEqual((await ask('50.00', newId())).json().payment_id, first.payment_id);
  });

  it('a malformed amount, too little, too much, and a guest are refused', async () => {
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
    assert.equal((await api.inject({ url: '/api/payment/pay-data-for-front/?amount=10.00' })).statusCode, 401);
    assert.equal(await count(), before);
  });
});

describe('a recharge by a person', () => {
  const balance = async () => (await api.inject({ url: '/api/point-balance/', headers: person })).json<PointBalance>();

  it('a paid recharge credits their own points, and only they see the payment', async () => {
    const { payment_id } = (await ask('100.00', newId(), person)).json<PayData>();
    assert.equal((await status(payment_id, person)).status, 'pending');
    assert.equal((await balance()).points, '0.00');
    assert.ok((await api.inject({ url: `/dev/payments/${payment_id}` })).body.includes('Anna Nowak'));
    const companyBefore = await available();
    await say({ paymentId: payment_id });
    assert.equal((await balance()).points, '100.00');
    assert.equal(await available(), companyBefore);
    assert.equal((await status(payment_id, person)).status, 'succeeded');
    const registry = await api.inject({ url: '/api/wallet-history/', headers: person });
    assert.deepEqual(
      registry.json<WalletPage>().results.map(({ type, amount, balance_after }) => [type, amount, balance_after]),
      [['WALLET_RECHARGE', '100.00', '100.00']],
    );
    const asCompany = await api.inject({ url: `/api/payment/status/?payment_id=${payment_id}`, headers });
    assert.equal(asCompany.json().code, 'not_found');
  });

  it('a recharge gives points that cannot be withdrawn', async () => {
    const { points, withdrawable_points } = await balance();
    assert.deepEqual([points, withdrawable_points], ['100.00', '0.00']);
    await addUsableAccount(db, api.context.vault, userAsOwner(ewa), { broker_account: 'XTB 12345' });
    const reply = await api.inject({
      method: 'POST',
      url: '/api/payment/requestwithdrawal/',
      payload: { amount: '10.00', broker_account: 'XTB 12345' },
      headers: { ...(await confirmed(api, person)), 'idempotency-key': newId() },
    });
    assert.equal(reply.json().code, 'insufficient_points');
  });
});

describe('GET payment/history/', () => {
  it('lists the payments of the company with what became of them, newest first, page by page', async () => {
    const list = async (page = 1) => {
      const reply = await api.inject({ url: `/api/payment/history/?limit=2&page=${page}`, headers });
      assert.ok(Compile(PaymentHistoryPageSchema).Check(reply.json()), reply.body);
      return reply.json<PaymentHistoryPage>();
    };
    const before = (await list()).count;
    const { payment_id: late } = await start();
    await db.query(sql`update payments set expires_at = now() - interval '1 minute' where id = ${late}`);
    const reply = await api.inject({
      method: 'POST',
      url: '/api/payment/plan-subscribe/',
      payload: { plan: 'standard', expected_amount: '99.00', lang: 'en' },
      headers,
    });
    const { payment_id } = reply.json<PlanSubscribeReply>();
    const page = await list();
    assert.equal(page.count, before + 2);
    assert.deepEqual(
      page.results.map(({ id, purpose, plan, amount, status }) => [id, purpose, plan?.title ?? null, amount, status]),
      [
        [payment_id, 'plan', 'Standard', '99.00', 'pending'],
        [late, 'recharge', null, page.results[1]?.amount, 'expired'],
      ],
    );
    assert.deepEqual((await list(900)).results, []);
  });
});

describe('GET payment/status/', () => {
  it('shows a payment only to its company', async () => {
    const { payment_id } = await start();
    const foreign = as((await signIn(api, 'owner@test.pl')).access, other);
    for (const id of [payment_id, newId(), 'nonsense']) {
      const reply = await api.inject({ url: `/api/payment/status/?payment_id=${id}`, headers: foreign });
      assert.equal(reply.json().code, 'not_found');
    }
    const newest = await api.inject({ url: '/api/payment/status/', headers });
    assert.equal(newest.json().payment_id, payment_id);
  });
});
