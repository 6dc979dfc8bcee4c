import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Withdrawal, WithdrawalPage, WithdrawalRequestPage } from '../../contract/withdrawals.ts';
import { nrb } from '../../demo/check-digits.ts';
import { companyHolder, type Holder, userHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNews } from '../../testing/news.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { openAccounts, post, systemAccount } from '../points/ledger.sql.ts';
import { assertConserved, assertWholeLedger, balanceIn } from '../points/testing.ts';

const api = await createTestApi();
const { db } = api;
const company = await addCompany(api, 'Firma');
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
for (const [login, role] of [
  ['person', null],
  ['stranger', null],
  ['owner', 'owner'],
  ['manager', 'manager'],
  ['member', 'member'],
  ['admin', null],
] as const) {
  const id = await addUser(api, { email: `${login}@test.pl`, role: login === 'admin' ? 'ADMIN' : 'USER' });
  if (role) await addMember(api, company, id, role);
  ids[login] = id;
  tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
}

/** Earned points, as matured rewards leave them. */
async function earn(holder: Holder, grosze: number): Promise<void> {
  await db.transaction(async (tx) => {
    const accounts = await openAccounts(tx, [[holder, 'withdrawable']]);
    const from = await systemAccount(tx, 'clearing.card');
    const to = accounts.of(holder, 'withdrawable').id;
    const at = new Date();
    const entry = { type: 'BUY', status: 'withdrawable', orderId: null, at } as const;
    await post(tx, { key: newId(), from, to, amount: grosze, ...entry });
  });
}
const person = userHolder(ids.person ?? '');
await earn(person, 10_000);
await earn(companyHolder(company), 5_000);

const headersOf = (login: string, companyId?: string) => as(tokens[login] ?? '', companyId);
const post_ = (url: string, payload: object, headers: Record<string, string>, key = newId()) =>
  api.inject({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers, 'idempotency-key': key } });
const request = (payload: object, login = 'person', companyId?: string, key?: string) =>
  post_('payment/requestwithdrawal/', payload, headersOf(login, companyId), key);
const decide = (payload: object, login = 'admin') =>
  post_('accounts/admin/withdrawal-requests/', payload, headersOf(login));
const own = async (login: string, companyId?: string, query = '') =>
  (
    await api.inject({ url: `/api/payment/withdrawals/${query}`, headers: headersOf(login, companyId) })
  ).json<WithdrawalPage>();
const all = async (query = '') =>
  (
    await api.inject({ url: `/api/accounts/admin/withdrawal-requests/${query}`, headers: headersOf('admin') })
  ).json<WithdrawalRequestPage>();
const points = async (holder: Holder) => [
  await balanceIn(db, holder, 'withdrawable'),
  await balanceIn(db, holder, 'hold'),
];
const framesOf = async (userId = '') =>
  (await db.query(sql`select 1 as one from realtime_frames where user_id = ${userId} and type = 'balance.changed'`))
    .length;
const bank_number = nrb(1);
const ask = async (amount = '10.00') => (await request({ amount, bank_number })).json<Withdrawal>();

describe('POST payment/requestwithdrawal/', () => {
  it('holds the points, once per key', async () => {
    const key = newId();
    const spaced = `PL ${bank_number.slice(0, 2)}\u00a0${bank_number.slice(2)}`;
    const first = await request({ amount: '12.34', bank_number: spaced }, 'person', undefined, key);
    assert.equal(first.statusCode, 201);
    const withdrawal = first.json<Withdrawal>();
    assert.deepEqual(
      [withdrawal.status, withdrawal.bank_number, withdrawal.amount],
      ['requested', bank_number, '12.34'],
    );
    const again = await request({ amount: '12.34', bank_number: spaced }, 'person', undefined, key);
    assert.deepEqual(again.json(), withdrawal);
    assert.deepEqual(await points(person), [8_766, 1_234]);
    assert.deepEqual((await own('person')).results, [withdrawal]);
    assert.deepEqual((await own('stranger')).results, []);
    assert.equal((await decide({ id: withdrawal.id, status: 'rejected', rejected_reason: 'Test' })).statusCode, 200);
  });

  it('takes a broker account instead, of an owner for the company', async () => {
    const reply = await request({ amount: '50.00', broker_account: ' DM-77/ą ' }, 'owner', company);
    assert.equal(reply.json<Withdrawal>().broker_account, 'DM-77/ą');
    assert.deepEqual(await points(companyHolder(company)), [0, 5_000]);
    assert.equal((await own('member', company)).count, 1);
    assert.equal((await own('owner')).count, 0);
  });

  it('refuses more than was earned, also of many at once', async () => {
    assert.equal((await request({ amount: '100.01', bank_number })).json().code, 'insufficient_points');
    const replies = await Promise.all(Array.from({ length: 8 }, () => request({ amount: '30.00', bank_number })));
    assert.equal(replies.filter(({ statusCode }) => statusCode === 201).length, 3);
    assert.deepEqual(await points(person), [1_000, 9_000]);
    for (const { id } of (await own('person', undefined, '?status=requested')).results) {
      await decide({ id, status: 'rejected', rejected_reason: 'Test' });
    }
    assert.deepEqual(await points(person), [10_000, 0]);
  });

  it('refuses wrong amounts and targets, and changes nothing', async () => {
    const cases = [
      [{ amount: '0.00', bank_number }, 'amount', 'min'],
      [{ amount: '-5.00', bank_number }, 'amount', 'min'],
      [{ amount: '5.005', bank_number }, 'amount', 'amount'],
      [{ amount: '5.00' }, 'bank_number', 'oneOf'],
      [{ amount: '5.00', bank_number, broker_account: 'DM-1' }, 'broker_account', 'oneOf'],
      [{ amount: '5.00', bank_number: '0'.repeat(26) }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', bank_number: `${bank_number.slice(0, 25)}x` }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', bank_number: `9${bank_number.slice(1)}` }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', broker_account: 'x'.repeat(61) }, 'broker_account', 'maxLength'],
      [{ amount: '5.00', broker_account: '  ' }, 'broker_account', 'oneOf'],
    ] as const;
    for (const [payload, field, code] of cases) {
      const reply = await request(payload);
      assert.deepEqual(
        [reply.statusCode, reply.json().fields?.[field]?.[0].code],
        [422, code],
        JSON.stringify(payload),
      );
    }
    assert.deepEqual(await points(person), [10_000, 0]);
  });

  it('is for the person and for owners, with a key', async () => {
    for (const login of ['manager', 'member']) {
      const reply = await request({ amount: '1.00', bank_number }, login, company);
      assert.deepEqual([reply.statusCode, reply.json().code], [403, 'forbidden']);
    }
    const url = '/api/payment/requestwithdrawal/';
    const payload = { amount: '1.00', bank_number };
    assert.equal((await api.inject({ method: 'POST', url, payload })).statusCode, 401);
    const keyless = await api.inject({ method: 'POST', url, payload, headers: headersOf('person') });
    assert.equal(keyless.json().fields['Idempotency-Key'][0].code, 'required');
  });
});

describe('accounts/admin/withdrawal-requests/', () => {
  it('lets an admin approve, then pay: the points leave', async () => {
    const { id } = await ask();
    const told = await framesOf(ids.person);
    const approved = (await decide({ id, status: 'approved' })).json();
    assert.equal(await framesOf(ids.person), told + 1, 'who watches the withdrawal hears of it');
    assert.deepEqual([approved.status, approved.allowed_actions], ['approved', ['paid', 'rejected']]);
    assert.deepEqual(await points(person), [9_000, 1_000]);
    const paid = (await decide({ id, status: 'paid' })).json();
    assert.deepEqual([paid.status, paid.allowed_actions], ['paid', []]);
    assert.deepEqual(await points(person), [9_000, 0]);
    const log = await db.query(sql`
      select action, actor_id from audit_log where subject_id = ${id} order by at, action`);
    const actor_id = ids.admin;
    assert.deepEqual(log, [
      { action: 'withdrawal.approved', actor_id },
      { action: 'withdrawal.paid', actor_id },
    ]);
  });

  it('gives the points back with a reason, before or after the approval', async () => {
    const before = await points(person);
    const [fresh, approved] = [await ask(), await ask()];
    await decide({ id: approved.id, status: 'approved' });
    for (const { id } of [fresh, approved]) {
      const silent = await decide({ id, status: 'rejected', rejected_reason: ' ' });
      assert.equal(silent.json().fields.rejected_reason[0].code, 'required');
      const reply = await decide({ id, status: 'rejected', rejected_reason: 'Konto zamknięte' });
      assert.deepEqual([reply.json().status, reply.json().rejected_reason], ['rejected', 'Konto zamknięte']);
    }
    assert.deepEqual(await points(person), before);
  });

  it('tells the person, or the company’s members, of each decision with its reason, and not who decided', async () => {
    await takeNews(api, ids.person);
    const [paid, rejected] = [await ask('1.50'), await ask('2.00')];
    for (const status of ['approved', 'paid']) await decide({ id: paid.id, status });
    for (const _ of [1, 2]) await decide({ id: rejected.id, status: 'rejected', rejected_reason: 'Konto zamknięte' });
    const news = { company_id: null, actor: null, subject: null };
    assert.deepEqual(await takeNews(api, ids.person), [
      { kind: 'WithdrawalApproved', params: { amount: '1.50' }, ...news },
      { kind: 'WithdrawalPaid', params: { amount: '1.50' }, ...news },
      { kind: 'WithdrawalRejected', params: { amount: '2.00', reason: 'Konto zamknięte' }, ...news },
    ]);
    await earn(companyHolder(company), 300);
    const asked = await request({ amount: '3.00', bank_number }, 'owner', company);
    assert.equal(asked.statusCode, 201, asked.body);
    await decide({ id: asked.json<Withdrawal>().id, status: 'rejected', rejected_reason: 'x' });
    for (const login of ['owner', 'member']) {
      const told = (await takeNews(api, ids[login])).map(({ kind, company_id }) => [kind, company_id]);
      assert.deepEqual(told, [['WithdrawalRejected', company]]);
    }
    assert.deepEqual(await takeNews(api, ids.admin), []);
  });

  it('refuses every other transition, and says what is allowed', async () => {
    const make: Record<string, readonly string[]> = {
      requested: [],
      approved: ['approved'],
      paid: ['approved', 'paid'],
      rejected: ['rejected'],
    };
    const refused = {
      requested: ['paid'],
      approved: ['approved'],
      paid: ['approved', 'paid', 'rejected'],
      rejected: ['approved', 'paid', 'rejected'],
    };
    const allowed = { requested: ['approved', 'rejected'], approved: ['paid', 'rejected'], paid: [], rejected: [] };
    for (const from of ['requested', 'approved', 'paid', 'rejected'] as const) {
      const { id } = await ask();
      for (const status of make[from] ?? []) await decide({ id, status, rejected_reason: 'x' });
      const before = await points(person);
      for (const status of refused[from]) {
        const reply = await decide({ id, status, rejected_reason: 'x' });
        assert.deepEqual([reply.statusCode, reply.json().code], [409, 'invalid_transition'], `${from} → ${status}`);
        assert.deepEqual(reply.json().allowed_actions, allowed[from]);
      }
      assert.deepEqual(await points(person), before);
    }
  });

  it('pays once when two admins press at once', async () => {
    const { id } = await ask();
    await decide({ id, status: 'approved' });
    const before = await points(person);
    const both = await Promise.all([1, 2].map(() => decide({ id, status: 'paid' })));
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(await points(person), [before[0], (before[1] ?? 0) - 1_000]);
  });

  it('lists everybody’s, open ones first, by status and page', async () => {
    const page = await all();
    assert.ok(page.count > 5);
    const open = page.results.map(({ status }) => status === 'requested' || status === 'approved');
    assert.deepEqual(
      open,
      [...open].sort((one, other) => Number(other) - Number(one)),
    );
    const ofCompany = page.results.find(({ holder }) => holder.type === 'company');
    assert.deepEqual([ofCompany?.holder.id, ofCompany?.requested_by.email], [company, 'owner@test.pl']);
    const rejected = await all('?status=rejected&limit=1&page=2');
    assert.deepEqual([rejected.results.length, rejected.results[0]?.status], [1, 'rejected']);
    assert.deepEqual((await all('?page=900')).results, []);
  });

  it('is an admin’s alone', async () => {
    const { id } = await ask();
    for (const login of ['person', 'owner']) {
      assert.equal((await decide({ id, status: 'approved' }, login)).json().code, 'forbidden');
    }
    const list = await api.inject({ url: '/api/accounts/admin/withdrawal-requests/', headers: headersOf('person') });
    assert.equal(list.statusCode, 403);
    assert.equal((await decide({ id: newId(), status: 'approved' })).json().code, 'not_found');
    assert.equal((await decide({ id, status: 'requested' })).statusCode, 422);
    await assertWholeLedger(db);
    await assertConserved(db);
  });
});
