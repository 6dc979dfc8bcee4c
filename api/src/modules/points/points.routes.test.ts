import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { WalletPage, WalletRow } from '@wspolnik/contract/points';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { grantReward, matureReward, releaseReward, reserveReward } from './rewards.service.ts';
import type { RewardOrder } from './rewards.ts';
import { addOrder, balanceIn, credit } from './testing/points.ts';

const api = await createTestApi();
const { db } = api;
const category_id = await addCategory(api, 'IT');
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const seller = await addCompany(api, 'Pracownia');
const buyers = await addCompany(api, 'Kupujący');
for (const [login, company, role] of [
  ['owner', seller, 'owner'],
  ['manager', seller, 'manager'],
  ['member', seller, 'member'],
  ['agent', buyers, 'owner'],
  ['buyer', null, null],
] as const) {
  const id = await addUser(api, { email: `${login}@test.pl` });
  ids[login] = id;
  if (company) await addMember(api, company, id, role);
  tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
}
const offer = await addOffer(api, { company_id: seller, category_id });

const headersOf = (login: string, company?: string) => as(tokens[login] ?? '', company);
const get = (url: string, login: string, company?: string) =>
  api.inject({ url: `/api/${url}`, headers: headersOf(login, company) });
const history = async (query: string, login: string, company?: string) =>
  (await get(`wallet-history/${query}`, login, company)).json<WalletPage>();
const balance = async (login: string, company?: string) =>
  (await get('point-balance/', login, company)).json<PointBalance>();
const payOff = (login: string, company?: string, key = newId()) =>
  api.inject({
    method: 'POST',
    url: '/api/pay-event-off/',
    headers: { ...headersOf(login, company), 'idempotency-key': key },
  });

type Step = (tx: Db, order: RewardOrder, now: Date) => Promise<unknown>;

async function sale(reward: number, steps: readonly Step[], parts: Partial<RewardOrder> = {}) {
  const order = await addOrder(db, offer, {
    id: newId(),
    seller_id: seller,
    buyer_user_id: ids.buyer ?? '',
    buyer_company_id: null,
    referrer_user_id: null,
    referrer_company_id: null,
    reward,
    ...parts,
  });
  await db.transaction((tx) => reserveReward(tx, order, api.context.clock()));
  for (const step of steps) await db.transaction((tx) => step(tx, order, api.context.clock()));
  return order.id;
}

const gist = ({ type, points_status, amount, balance_after }: WalletRow) =>
  [type, points_status, amount, balance_after].join(' ');

describe('GET wallet-history/', () => {
  it('lists every movement of a company, ending at the balance in the header', async () => {
    await db.transaction((tx) => credit(tx, seller, 100_000));
    const verified = await sale(10_001, [grantReward]);
    await sale(2_000, [releaseReward]);
    const { results, count } = await history('', 'owner', seller);
    assert.equal(count, 6);
    assert.deepEqual(results.map(gist), [
      'SELL rejected 20.00 949.99',
      'SELL assigned -20.00 949.99',
      'SELL rejected 50.00 949.99',
      'SELL paid_off -50.01 949.99',
      'SELL assigned -100.01 1000.00',
      'WALLET_RECHARGE paid_off 1000.00 1000.00',
    ]);
    const { points, frozen_points } = await balance('owner', seller);
    assert.equal(Number(points) + Number(frozen_points.balance), 949.99);
    assert.deepEqual(
      results.map(({ balance_change, frozen_change }) => [balance_change, frozen_change]),
      [
        ['0.00', '-20.00'],
        ['0.00', '20.00'],
        ['0.00', '-50.00'],
        ['-50.01', '-50.01'],
        ['0.00', '100.01'],
        ['1000.00', '0.00'],
      ],
    );
    const reserved = results[4];
    assert.equal(reserved?.transaction_id, verified);
    assert.equal(reserved?.offer?.id, offer);
    assert.deepEqual(reserved?.counterparty?.id, ids.buyer);
    assert.deepEqual([results[5]?.transaction_id, results[5]?.counterparty, results[5]?.offer], [null, null, null]);
  });

  it('lists a person’s earned points, their source, and withdrawals', async () => {
    await sale(2_000, [grantReward, matureReward]);
    const { results } = await history('', 'buyer');
    assert.deepEqual(results.map(gist), [
      'BUY withdrawable 10.00 10.00',
      'BUY assigned 10.00 0.00',
      'BUY assigned 50.01 0.00',
    ]);
    assert.ok(results.every(({ counterparty }) => counterparty?.id === seller));
    assert.deepEqual(
      results.map(({ balance_change }) => balance_change),
      ['10.00', '0.00', '0.00'],
    );
    assert.equal((await balance('buyer')).withdrawable_points, '10.00');
  });

  it('shows the profile in use: the company that earned, not its member', async () => {
    await sale(300, [grantReward, matureReward], { buyer_user_id: ids.agent ?? '', buyer_company_id: buyers });
    assert.deepEqual((await history('', 'agent', buyers)).results.map(gist), [
      'BUY withdrawable 1.50 1.50',
      'BUY assigned 1.50 0.00',
    ]);
    const empty = await history('', 'agent');
    assert.deepEqual([empty.count, empty.results, empty.next], [0, [], null]);
  });

  it('filters by the displayed type and status, and keeps the balances of the whole history', async () => {
    const sold = await history('?points_type=SELL&points_status=paid_off,rejected', 'owner', seller);
    assert.ok(sold.results.length > 0);
    assert.ok(sold.results.every((row) => row.type === 'SELL' && row.points_status !== 'assigned'));
    assert.equal(sold.count, sold.results.length);
    const { results: all } = await history('', 'owner', seller);
    for (const row of sold.results)
      assert.deepEqual(
        all.find(({ id }) => id === row.id),
        row,
      );
    assert.equal((await history('?points_type=UNKNOWN', 'owner', seller)).count, all.length);
    assert.deepEqual((await history('?points_type=NETWORK_BUY', 'owner', seller)).results, []);
  });

  it('pages without a gap or a repetition, and is empty past the end', async () => {
    const { results: all } = await history('?limit=100', 'owner', seller);
    const paged: WalletRow[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 4); page += 1) {
      paged.push(...(await history(`?limit=4&page=${page}`, 'owner', seller)).results);
    }
    assert.deepEqual(paged, all);
    const deep = await history('?page=5000', 'owner', seller);
    assert.deepEqual([deep.results, deep.next, deep.count], [[], null, all.length]);
  });

  it('the list needs a session, and a company that the caller belongs to', async () => {
    assert.equal((await api.inject({ url: '/api/wallet-history/' })).json().code, 'not_authenticated');
    assert.equal((await get('wallet-history/', 'buyer', seller)).json().code, 'not_a_member');
  });
});

describe('POST pay-event-off/', () => {
  it('a settlement pays pending rewards and clears the warning', async () => {
    const poor = await addCompany(api, 'Zero');
    await addMember(api, poor, ids.owner ?? '', 'owner');
    const order = await sale(5_000, [grantReward], { seller_id: poor });
    const before = await balance('owner', poor);
    assert.deepEqual([before.due.amount, before.due.overdue, before.points], ['25.00', false, '0.00']);
    api.passTime(30 * DAY_MS + 1_000);
    tokens.owner = (await signIn(api, 'owner@test.pl')).access;
    assert.equal((await balance('owner', poor)).due.overdue, true);
    assert.equal((await payOff('owner', poor)).json().code, 'insufficient_points');
    await db.transaction((tx) => credit(tx, poor, 3_000));
    const key = newId();
    const first = await payOff('owner', poor, key);
    assert.deepEqual(first.json(), {
      settled: 1,
      paid: '25.00',
      due: { amount: '0.00', oldest_at: null, overdue: false },
    });
    assert.deepEqual((await payOff('owner', poor, key)).json(), first.json());
    assert.equal(await balanceIn(db, companyAsOwner(poor), 'available'), 500);
    const [row] = (await history('', 'owner', poor)).results;
    assert.equal(row && gist(row), 'PAY_OFF paid_off -25.00 5.00');
    tokens.buyer = (await signIn(api, 'buyer@test.pl')).access;
    const [earned] = (await history('', 'buyer')).results;
    assert.deepEqual([earned?.type, earned?.points_status, earned?.transaction_id], ['BUY', 'assigned', order]);
    assert.equal(await balanceIn(db, userAsOwner(ids.buyer ?? ''), 'assigned'), 5_001 + 2_500);
  });

  it('only owners and managers of the company in use settle', async () => {
    for (const login of ['manager', 'member', 'buyer']) tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
    assert.deepEqual((await payOff('manager', seller)).json().settled, 0);
    assert.equal((await payOff('member', seller)).json().code, 'forbidden');
    assert.equal((await payOff('buyer')).json().code, 'company_required');
    assert.equal((await api.inject({ method: 'POST', url: '/api/pay-event-off/' })).statusCode, 401);
  });
});

it('a sum of pending rewards is exact beyond a double', async () => {
  const poor = await addCompany(api, 'Bez punktów');
  await addMember(api, poor, ids.owner ?? '', 'owner');
  for (const _ of [1, 2]) {
    const id = newId();
    const order = { id, seller_id: poor, buyer_user_id: ids.buyer ?? '', buyer_company_id: null, reward: 1 };
    await addOrder(db, offer, { ...order, referrer_user_id: null, referrer_company_id: null });
    await db.query(sql`
      insert into reward_dues (order_id, company_id, amount) values (${id}, ${poor}, 4503599627370497::bigint)`);
  }
  assert.equal((await balance('owner', poor)).due.amount, '90071992547409.94');
});
