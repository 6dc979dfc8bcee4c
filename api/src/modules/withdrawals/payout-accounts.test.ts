import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract';
import type { PayoutAccount, PayoutAccounts } from '@wspolnik/contract/withdrawals';
import { DAY_MS } from '@wspolnik/settings';
import { nrb } from '../../demo/check-digits.ts';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { issueConfirmation } from '../../platform/sign-in/confirmation.ts';
import { sql } from '../../storage/sql.ts';
import { proverOf } from '../../testing/people.ts';
import { api, company, confirmed, db, earn, headersOf, ids, person, points } from './testing/withdrawals.ts';

/** All accounts become older, since the sessions of the test would end if time passed. */
const age = (hours: number) =>
  db.query(sql`update payout_accounts set usable_at = usable_at - make_interval(hours => ${hours}::int)`);
const URL = '/api/payment/payout-accounts/';

const add = (payload: object, login = 'person', companyId?: string) =>
  api.inject({ method: 'POST', url: URL, payload, headers: headersOf(login, companyId) });
const list = async (login = 'person', companyId?: string) =>
  (await api.inject({ url: URL, headers: headersOf(login, companyId) })).json<PayoutAccounts>().results;
const remove = (id: string, login = 'person') =>
  api.inject({ method: 'DELETE', url: `${URL}${id}/`, headers: headersOf(login) });
const withdraw = async (payload: object, login = 'person', more?: Record<string, string>, companyId?: string) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/requestwithdrawal/',
    payload,
    headers: { ...headersOf(login, companyId), 'idempotency-key': newId(), ...(more ?? (await confirmed(login))) },
  });
const mailsTo = async (email: string) =>
  (await api.inject({ url: '/api/dev/outbox/', query: { to: email } })).json<{ results: OutboxMail[] }>().results;

describe('an account for withdrawals', () => {
  it('a new account can be used after 24 hours; its owner gets a mail without the number', async () => {
    const bank_number = nrb(21);
    const added = (await add({ bank_number: `PL ${bank_number}` })).json<PayoutAccount>();
    assert.equal(added.bank_number, bank_number);
    assert.equal(Date.parse(added.usable_at) - Date.parse(added.added_at), DAY_MS);
    const [mail] = await mailsTo('person@test.pl');
    assert.match(mail?.text ?? '', new RegExp(`…${bank_number.slice(-4)}`));
    assert.match(mail?.text ?? '', /\/points\/registry/);
    assert.ok(!mail?.text.includes(bank_number.slice(0, 20)));
    const early = await withdraw({ amount: '1.00', bank_number });
    assert.deepEqual([early.statusCode, early.json().code], [409, 'account_waiting']);
    await age(23);
    assert.equal((await withdraw({ amount: '1.00', bank_number })).json().code, 'account_waiting');
    await age(1);
    assert.equal((await withdraw({ amount: '1.00', bank_number })).statusCode, 201);
    const log = await db.query(sql`
      select action, actor_id, details->>'account' as account from audit_log where subject_id = ${ids.person ?? ''}`);
    const account = `…${bank_number.slice(-4)}`;
    assert.deepEqual(log, [{ action: 'payout_account.added', actor_id: ids.person, account }]);
  });

  it('an account is needed: a withdrawal to any other is refused and moves nothing', async () => {
    const before = await points(person);
    for (const target of [{ bank_number: nrb(22) }, { broker_account: 'DM-obcy' }]) {
      assert.equal((await withdraw({ amount: '1.00', ...target })).json().code, 'account_not_added');
    }
    assert.deepEqual(await points(person), before);
  });

  it('an account belongs to one owner: neither the company of the person nor anybody else can use or see it', async () => {
    const broker_account = 'DM-własny';
    await add({ broker_account }, 'owner');
    await age(24);
    await earn(companyAsOwner(company), 500);
    const asCompany = await withdraw(
      { amount: '1.00', broker_account },
      'owner',
      await confirmed('owner', company),
      company,
    );
    assert.equal(asCompany.json().code, 'account_not_added');
    assert.deepEqual(await list('owner', company), []);
    assert.ok((await list('person')).every((account) => account.broker_account !== broker_account));
    const [own] = await list('owner');
    assert.equal((await remove(own?.id ?? '', 'person')).statusCode, 404);
    for (const login of ['manager', 'member']) {
      assert.equal((await add({ broker_account }, login, company)).statusCode, 403);
    }
  });

  it('added again stays as it is; removed and added it waits again', async () => {
    const bank_number = nrb(23);
    const first = (await add({ bank_number })).json<PayoutAccount>();
    await age(24);
    const usable_at = new Date(Date.parse(first.usable_at) - DAY_MS).toISOString();
    assert.deepEqual((await add({ bank_number })).json(), { ...first, usable_at });
    assert.equal((await remove(first.id)).statusCode, 204);
    assert.equal((await withdraw({ amount: '1.00', bank_number })).json().code, 'account_not_added');
    await add({ bank_number });
    assert.equal((await withdraw({ amount: '1.00', bank_number })).json().code, 'account_waiting');
  });

  it('every owner of a company is notified of it', async () => {
    await add({ bank_number: nrb(24) }, 'owner', company);
    assert.equal((await mailsTo('owner@test.pl')).filter(({ text }) => text.includes(nrb(24).slice(-4))).length, 1);
    assert.equal((await mailsTo('manager@test.pl')).length, 0);
  });

  it('an account is one of at most ten, and of ten a day', async () => {
    const replies = [];
    for (let serial = 30; serial < 42; serial += 1) replies.push(await add({ bank_number: nrb(serial) }, 'stranger'));
    assert.deepEqual(new Set(replies.slice(10).map(({ statusCode }) => statusCode)), new Set([429]));
    assert.equal((await list('stranger')).length, 10);
    await db.query(sql`delete from throttle_counters where key like 'payout-accounts:%'`);
    assert.equal((await add({ bank_number: nrb(43) }, 'stranger')).json().code, 'limit_reached');
  });
});

describe('a withdrawal', () => {
  const bank_number = nrb(50);

  it('a withdrawal needs the confirmation of its own person, of the last five minutes', async () => {
    const stranger = ids.stranger ?? '';
    await earn(userAsOwner(stranger), 1_000);
    const [first] = await list('stranger');
    await age(24);
    const to = { amount: '1.00', bank_number: first?.bank_number ?? bank_number };
    const before = new Date(api.context.clock().getTime() - 5 * 60 * 1000);
    const prover = await proverOf(api.db, headersOf('stranger'));
    assert.ok(prover);
    const late = { confirmation: issueConfirmation(api.context.vault, prover, before).token };
    const { confirmation = '' } = await confirmed('person');
    const refusals: Record<string, string>[] = [{}, { confirmation: 'made-up' }, { confirmation }];
    for (const headers of refusals) {
      const reply = await withdraw(to, 'stranger', headers);
      assert.deepEqual([reply.statusCode, reply.json().code], [403, 'confirmation_required']);
    }
    assert.equal((await withdraw(to, 'stranger', late)).json().code, 'confirmation_required');
    assert.equal((await withdraw(to, 'stranger')).statusCode, 201);
  });
});
