import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { WalletExport, WalletGroup, WalletGroupPage, WalletPage } from '@wspolnik/contract/points';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { ledgerAccount, post, systemAccount } from './ledger.sql.ts';
import { grantReward, matureReward, releaseReward, reserveReward } from './rewards.service.ts';
import type { RewardOrder } from './rewards.ts';
import { addOrder } from './testing/points.ts';

const api = await createTestApi();
const { db, context } = api;
const seller = await addCompany(api, 'Pracownia');
const owner = await addUser(api, { email: 'owner@test.pl' });
await addMember(api, seller, owner, 'owner');
const buyer = await addUser(api, { email: 'buyer@test.pl' });
const offer = await addOffer(api, { company_id: seller, category_id: await addCategory(api, 'IT') });

async function read<T>(path: string, login = 'owner', company: string | undefined = seller): Promise<T> {
  const { access } = await signIn(api, `${login}@test.pl`);
  const reply = await api.inject({ url: `/api/${path}`, headers: as(access, company) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
}
const groups = (query = '') => read<WalletGroupPage>(`wallet-history/groups/${query}`);

async function recharged(grosze: number, at = context.clock()): Promise<void> {
  await db.transaction(async (tx) => {
    const from = await systemAccount(tx, 'clearing.card');
    const to = await ledgerAccount(tx, companyAsOwner(seller), 'available');
    const move = { from, to, amount: grosze, orderId: null, at };
    await post(tx, { key: newId(), ...move, type: 'WALLET_RECHARGE', status: 'paid_off' });
  });
}

type Step = typeof grantReward | typeof releaseReward | typeof matureReward;
const run = (step: Step | typeof reserveReward, order: RewardOrder, at = context.clock()) =>
  db.transaction<unknown>((tx) => step(tx, order, at));

async function reserved(reward: number, at?: Date): Promise<RewardOrder> {
  const parties = { seller_id: seller, buyer_user_id: buyer, buyer_company_id: null };
  const fresh = { id: newId(), ...parties, referrer_user_id: null, referrer_company_id: null, reward };
  const order = await addOrder(db, offer, fresh);
  await run(reserveReward, order, at);
  return order;
}

const grosze = (money: string) => Math.round(Number(money) * 100);
const sum = (rows: readonly { balance_change: string }[]) =>
  rows.reduce((total, row) => total + grosze(row.balance_change), 0);
const orderOf = ({ steps }: WalletGroup) => steps[0]?.transaction_id ?? null;
const balance = () => read<PointBalance>('point-balance/');

describe('GET wallet-history/groups/', () => {
  it('a group has the steps of an order together, at the place of the newest, each with what it changes', async () => {
    await recharged(100_000);
    const [first, second] = [await reserved(10_001), await reserved(2_000)];
    await run(grantReward, first);
    const { results, count } = await groups();
    assert.deepEqual(results.map(orderOf), [first.id, second.id, null]);
    assert.equal(count, 3);
    const [granted, waiting] = results;
    assert.deepEqual(
      granted?.steps.map((step) => [step.points_status, step.balance_change, step.frozen_change]),
      [
        ['rejected', '0.00', '-50.00'],
        ['paid_off', '-50.01', '-50.01'],
        ['assigned', '0.00', '100.01'],
      ],
    );
    assert.equal(granted?.balance_change, '-50.01');
    assert.deepEqual([waiting?.balance_change, waiting?.steps[0]?.frozen_change], ['0.00', '20.00']);
    assert.match(granted?.steps[0]?.order_number ?? '', /^W-\d{6}$/);
    assert.equal(results[2]?.steps[0]?.order_number, null);
  });

  it('pages by orders without a gap, a repetition or a torn group', async () => {
    for (let time = 0; time < 6; time += 1) {
      const order = await reserved(300 + time);
      await recharged(100);
      await run(time % 2 ? grantReward : releaseReward, order);
    }
    const { results: all, count } = await groups('?limit=100');
    assert.equal(count, all.length);
    const paged: WalletGroup[] = [];
    for (let page = 1; page <= Math.ceil(count / 4); page += 1) {
      paged.push(...(await groups(`?limit=4&page=${page}`)).results);
    }
    assert.deepEqual(paged, all);
    const flat = await read<WalletPage>('wallet-history/?limit=100');
    const ids = all.flatMap(({ steps }) => steps.map(({ id }) => id));
    assert.deepEqual(ids.toSorted(), flat.results.map(({ id }) => id).toSorted());
    assert.deepEqual((await groups('?page=5000')).results, []);
  });

  it('a filtered history has only the matching steps, and counts their orders', async () => {
    const sold = await groups('?points_type=SELL&points_status=paid_off&limit=100');
    assert.equal(sold.count, sold.results.length);
    assert.ok(sold.results.every(({ steps }) => steps.every((step) => step.points_status === 'paid_off')));
    assert.ok((await groups('?points_type=WALLET_RECHARGE')).results.every(({ steps }) => steps.length === 1));
  });

  it('a group says to the earner until when points wait, and not any more once they are there', async () => {
    const order = await reserved(1_000);
    const verified = new Date('2026-11-22T10:00:00.000Z');
    await db.query(sql`update orders set status = 'verified', status_since = ${verified} where id = ${order.id}`);
    await run(grantReward, order);
    const mine = async () => (await read<WalletGroupPage>('wallet-history/groups/', 'buyer', '')).results[0];
    const [step] = (await mine())?.steps ?? [];
    assert.deepEqual([step?.matures_at, step?.balance_change], ['2026-12-06T10:00:00.000Z', '0.00']);
    await db.query(sql`update orders set status = 'completed' where id = ${order.id}`);
    await run(matureReward, order);
    const after = await mine();
    assert.deepEqual([after?.balance_change, after?.steps.map(({ matures_at }) => matures_at)], ['5.00', [null, null]]);
  });
});

describe('the sums of an export', () => {
  it('the sums of everything are the balance and the blocked points', async () => {
    const { results } = await read<WalletExport>('wallet-history/export/');
    const { points, frozen_points } = await balance();
    assert.equal(sum(results), grosze(points) + grosze(frozen_points.balance));
    const frozen = results.reduce((total, row) => total + grosze(row.frozen_change), 0);
    assert.equal(frozen, grosze(frozen_points.balance));
  });

  it('the sums of a month are what the balance has changed by; the month begins at midnight in Poland', async () => {
    // Half an hour before and after midnight in Poland, in summer time.
    await recharged(700, new Date('2024-07-31T21:30:00Z'));
    await recharged(11_000, new Date('2024-07-31T22:30:00Z'));
    const order = await reserved(5_000, new Date('2024-08-10T10:00:00Z'));
    await run(grantReward, order, new Date('2024-08-20T10:00:00Z'));
    await recharged(900, new Date('2024-08-31T22:00:00Z'));
    const august = await read<WalletExport>('wallet-history/export/?month=2024-08');
    assert.equal(august.results.length, 4);
    assert.equal(sum(august.results), 11_000 - 2_500);
    const months = ['2024-07', '2024-09'].map((month) => read<WalletExport>(`wallet-history/export/?month=${month}`));
    const [july, september] = await Promise.all(months);
    assert.deepEqual([sum(july?.results ?? []), sum(september?.results ?? [])], [700, 900]);
    assert.deepEqual((await read<WalletExport>('wallet-history/export/?month=2019-01')).results, []);
  });

  it('ignore what is no month, as every list does (ADR 6)', async () => {
    const all = await read<WalletExport>('wallet-history/export/');
    for (const month of ['2024-13', '2024-8', '0000-01', "2024-08'--"]) {
      assert.deepEqual(await read<WalletExport>(`wallet-history/export/?month=${encodeURIComponent(month)}`), all);
    }
  });
});
