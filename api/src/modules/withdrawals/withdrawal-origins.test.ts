import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { WithdrawalDetail } from '@wspolnik/contract/withdrawal-requests';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember, addUser, signIn } from '../../testing/people.ts';
import { TAX_FIELDS } from '../../testing/tax-data.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { ledgerAccount, post, systemAccount } from '../points/ledger.sql.ts';
import { grantReward, matureReward, releaseReward, reserveReward } from '../points/rewards.service.ts';
import { addOrder } from '../points/testing/points.ts';
import { all, api, bank_number, db, detail, ids, request } from './testing/withdrawals.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const buyer = userAsOwner(ids.stranger ?? '');
const category = await addCategory(api, 'IT');
let sellers = 0;

interface Seller {
  id: string;
  owner: string;
  offer: string;
}

/** A company whose owner is signed in elsewhere. */
async function addSeller(address = '198.51.100.7', agent = 'Firefox'): Promise<Seller> {
  sellers += 1;
  const email = `seller${sellers}@test.pl`;
  const [id, owner] = [await addCompany(api, `Sprzedawca ${sellers}`), await addUser(api, { email })];
  await addMember(api, id, owner, 'owner');
  await signIn(api, email);
  await seenAt(owner, address, agent);
  return { id, owner, offer: await addOffer(api, { company_id: id, category_id: category }) };
}
const seenAt = (userId: string, address: string, agent: string) =>
  db.query(sql`update sessions set address = ${address}, user_agent = ${agent} where user_id = ${userId}`);

/** As a paid recharge credits it, some days ago. */
const recharge = (seller: Seller, grosze: number, days: number): Promise<void> =>
  db.transaction(async (tx) => {
    const from = await systemAccount(tx, 'clearing.card');
    const to = await ledgerAccount(tx, companyAsOwner(seller.id), 'available');
    const entry = { type: 'WALLET_RECHARGE', status: 'paid_off', orderId: null, at: daysAgo(days) } as const;
    await post(tx, { key: newId(), from, to, amount: grosze, ...entry });
  });

interface Sale {
  price: number;
  reward: number;
  referrer?: string;
}

/** A sale to the buyer, whose reward is blocked. */
async function sell(seller: Seller, { price, reward, referrer }: Sale) {
  const order = await addOrder(db, seller.offer, {
    id: newId(),
    seller_id: seller.id,
    buyer_user_id: buyer.userId ?? '',
    buyer_company_id: null,
    referrer_user_id: referrer ?? null,
    referrer_company_id: null,
    reward,
  });
  await db.query(sql`update orders set price = ${price} where id = ${order.id}`);
  await db.transaction((tx) => reserveReward(tx, order, new Date()));
  return order;
}
async function complete(order: Awaited<ReturnType<typeof sell>>): Promise<void> {
  await db.transaction((tx) => grantReward(tx, order, new Date()));
  await db.transaction((tx) => matureReward(tx, order, new Date()));
  await db.query(sql`update orders set status = 'completed' where id = ${order.id}`);
}

/** Everything that the owner has earned, withdrawn. */
async function withdraw(owner: AccountOwner, login: string): Promise<WithdrawalDetail> {
  const row = await db.one<{ amount: string }>(sql`
    select f_money(balance) as amount from ledger_accounts where user_id = ${owner.userId} and kind = 'withdrawable'`);
  const { id } = (await request({ amount: row?.amount ?? '', bank_number, ...TAX_FIELDS }, login)).json();
  return (await detail(id)).json<WithdrawalDetail>();
}
const flagsOf = async (owner = buyer, login = 'stranger') => (await withdraw(owner, login)).origin.flags;

before(() => seenAt(ids.stranger ?? '', '203.0.113.1', 'Chrome'));

describe('where the points of a withdrawal come from', () => {
  it('names orders, sellers and the recharges behind them, also in the list', async () => {
    const seller = await addSeller();
    for (const _ of [1, 2, 3]) await complete(await sell(seller, { price: 100_000, reward: 0 }));
    await db.query(sql`update orders set reward = 1 where seller_id = ${seller.id}`);
    await recharge(seller, 10_000, 100);
    const order = await sell(seller, { price: 100_000, reward: 5_000 });
    await complete(order);
    const told = await withdraw(buyer, 'stranger');
    const [source] = told.sources;
    assert.deepEqual(
      [source?.order_id, source?.seller.id, source?.reward_percent, source?.flags],
      [order.id, seller.id, 5, []],
    );
    assert.equal(source?.newest_recharge_at?.slice(0, 10), daysAgo(100).toISOString().slice(0, 10));
    const listed = (await all('?limit=100')).results.find(({ id }) => id === told.id);
    assert.deepEqual(listed?.origin, told.origin);
    assert.deepEqual(
      [listed?.origin.order_count, listed?.origin.orders.map(({ order_id, seller: by }) => [order_id, by.name])],
      [1, [[order.id, `Sprzedawca ${sellers}`]]],
    );
    assert.deepEqual(listed?.origin.flags, []);
  });
});

/** A seller with three rewarded orders and old points. */
async function knownSeller(address?: string, agent?: string): Promise<Seller> {
  const seller = await addSeller(address, agent);
  for (const _ of [1, 2, 3]) await complete(await sell(seller, { price: 100_000, reward: 0 }));
  await db.query(sql`update orders set reward = 1 where seller_id = ${seller.id}`);
  await recharge(seller, 100_000, 100);
  return seller;
}

describe('the flags of a withdrawal', () => {
  it('a flag marks a reward of one of a company’s first three rewarded orders', async () => {
    const seller = await addSeller();
    await recharge(seller, 100_000, 100);
    const flags: unknown[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await complete(await sell(seller, { price: 100_000, reward: 1_000 }));
      flags.push(await flagsOf());
    }
    assert.deepEqual(flags, [['early_reward'], ['early_reward'], ['early_reward'], []]);
  });

  it('a flag marks a recharge younger than 60 days, only where it pays for the reward', async () => {
    const seller = await knownSeller();
    await recharge(seller, 50_000, 59);
    const cancelled = await sell(seller, { price: 10_000_000, reward: 100_000 });
    await db.transaction((tx) => releaseReward(tx, cancelled, new Date()));
    // Points that the cancelled order returned are the old recharge again.
    await complete(await sell(seller, { price: 10_000_000, reward: 100_000 }));
    assert.deepEqual(await flagsOf(), []);
    // Half of it returned for want of a referrer: 50,000 of the old points are left.
    await complete(await sell(seller, { price: 10_000_000, reward: 50_001 }));
    assert.deepEqual(await flagsOf(), ['recent_recharge']);
  });

  it('a flag marks a reward above a tenth of the price', async () => {
    const seller = await knownSeller();
    await complete(await sell(seller, { price: 10_000, reward: 1_000 }));
    assert.deepEqual(await flagsOf(), []);
    await complete(await sell(seller, { price: 10_000, reward: 1_001 }));
    assert.deepEqual(await flagsOf(), ['high_reward']);
    await complete(await sell(seller, { price: 0, reward: 1_000 }));
    assert.deepEqual(await flagsOf(), ['high_reward']);
  });

  it('a flag marks sides of an order who use one device or one network', async () => {
    const sale = { price: 100_000, reward: 1_000 };
    for (const [address, agent, flags] of [
      ['203.0.113.1', 'Chrome', ['same_device']],
      ['203.0.113.1', 'Safari', ['same_network']],
      ['::ffff:203.0.113.1', 'Safari', ['same_network']],
      ['203.0.113.2', 'Chrome', []],
      ['not:an:address', 'Chrome', []],
    ] as const) {
      await complete(await sell(await knownSeller(address, agent), sale));
      assert.deepEqual(await flagsOf(), flags, `${address} ${agent}`);
    }
    await seenAt(ids.stranger ?? '', '2001:db8:1:2::9', 'Chrome');
    await complete(await sell(await knownSeller('2001:db8:1:2:aaaa::1', 'Safari'), sale));
    assert.deepEqual(await flagsOf(), ['same_network']);
    await complete(await sell(await knownSeller('2001:db8:1:3::9', 'Chrome'), sale));
    assert.deepEqual(await flagsOf(), []);
    await seenAt(ids.stranger ?? '', '203.0.113.1', 'Chrome');
  });

  it('the flags mark points that were bought by card and sold to oneself', async () => {
    // 5,000 zł recharged, an offer of 1 zł with a reward of 5,000 zł, bought by a second account with the link of a third.
    const seller = await addSeller('203.0.113.1', 'Chrome');
    await recharge(seller, 500_000, 0);
    await seenAt(ids.person ?? '', '203.0.113.1', 'Chrome');
    await complete(await sell(seller, { price: 100, reward: 500_000, referrer: ids.person ?? '' }));
    const every = ['early_reward', 'recent_recharge', 'high_reward', 'same_device'];
    assert.deepEqual(await flagsOf(), every);
    const referrers = await withdraw(userAsOwner(ids.person ?? ''), 'person');
    assert.deepEqual(referrers.origin.flags, every);
    assert.equal(referrers.sources[0]?.reward_percent, 500_000);
  });
});
