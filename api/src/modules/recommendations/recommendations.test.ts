import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import type { WalletGroupPage } from '@wspolnik/contract/points';
import type { RecommendationPage, RecommendedOrder, RecommendedOrderPage } from '@wspolnik/contract/recommendations';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { closeOlderOrders } from '../../testing/open-orders.ts';
import { runDueJobs } from '../jobs.ts';
import {
  act,
  addBuyers,
  api,
  buy,
  buyers,
  headersOf,
  must,
  offerOf,
  recharge,
  seller,
} from '../orders/testing/orders.ts';
import { flushClicks } from './clicks.ts';

before(() => recharge(seller, 1_000_000));
beforeEach(() => closeOlderOrders(api.db));

const newPerson = async () => (await addBuyers(1))[0] ?? '';
const tokenOf = async (login: string, company?: string): Promise<string> =>
  (await api.inject({ url: '/api/reflink/', headers: headersOf(login, company) })).json().token;

async function get<T>(login: string, path: string, company?: string): Promise<T> {
  const reply = await api.inject({ url: `/api/recommendations/${path}`, headers: headersOf(login, company) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
}
const list = (login: string, query = '', company?: string) => get<RecommendationPage>(login, query, company);
const orders = (login: string, query = '') => get<RecommendedOrderPage>(login, `orders/${query}`);

const NEWCOMERS = 2;
/** An order of somebody new through the link; its reward of 1,01 zł is 51 grosze for the buyer and 50 for the referrer. */
async function bought(ref: string, offer_id: string): Promise<{ order: Order; buyer: string }> {
  const buyer = await newPerson();
  return { order: await must(buy({ offer_id, ref }, buyer)), buyer };
}

async function verify({ order: { id: transaction_id }, buyer }: Awaited<ReturnType<typeof bought>>): Promise<void> {
  await must(act(buyer, 'sale-add-info', { transaction_id, text: 'Faktura 1/2026' }));
  await must(act(buyer, 'resubmit', { transaction_id }));
  await must(act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' }));
}

const open = (token: string, offer_id: string) =>
  api.inject({ method: 'POST', url: '/api/recommendations/click/', payload: { token, offer_id } });

/** What the registry of points shows as earned by recommending. */
async function registryOf(login: string): Promise<number> {
  const reply = await api.inject({
    url: '/api/wallet-history/groups/?points_type=NETWORK_BUY',
    headers: headersOf(login),
  });
  const groups = reply.json<WalletGroupPage>().results;
  return groups.reduce(
    (sum, { steps }) =>
      sum + steps.reduce((of, step) => of + Number(step.assigned_change) + Number(step.balance_change), 0),
    0,
  );
}

const states = (results: RecommendedOrder[]) => results.map(({ points, points_state }) => [points, points_state]);

describe('GET recommendations/', () => {
  it('an offer shows its clicks, orders and points, and the summary adds them up', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const [clicked, ordered] = [
      await offerOf({ title: 'Audyt' }),
      await offerOf({ title: 'Biurko', loyalty_points: 101 }),
    ];
    for (const offer of [clicked, clicked, clicked, ordered]) await open(token, offer);
    await flushClicks(api.context);
    await verify(await bought(token, ordered));
    await bought(token, ordered);
    const { results, summary } = await list(jan, '?sort_by=orders_desc');
    assert.deepEqual(
      results.map(({ offer, clicks, orders, earned, pending }) => [
        offer.title,
        offer.available,
        clicks,
        orders,
        earned,
        pending,
      ]),
      [
        ['Biurko', true, 1, 2, '0.50', '0.50'],
        ['Audyt', true, 3, 0, '0.00', '0.00'],
      ],
    );
    assert.deepEqual(summary, { offers: 2, clicks: 4, orders: 2, earned: '0.50', pending: '0.50', joined: 0 });
  });

  it('the list is sorted by clicks, orders and points, and cut into pages', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const [a, b] = [
      await offerOf({ title: 'A', loyalty_points: 101 }),
      await offerOf({ title: 'B', loyalty_points: 1001 }),
    ];
    for (const offer of [a, a, b]) await open(token, offer);
    await flushClicks(api.context);
    await verify(await bought(token, b));
    for (const _ of [1, 2]) await bought(token, a);
    const titles = async (query: string) => (await list(jan, query)).results.map(({ offer }) => offer.title);
    assert.deepEqual(await titles('?sort_by=clicks_desc'), ['A', 'B']);
    assert.deepEqual(await titles('?sort_by=orders_desc'), ['A', 'B']);
    assert.deepEqual(await titles('?sort_by=earned_desc'), ['B', 'A']);
    assert.deepEqual(await titles('?sort_by=earned_desc&limit=1&page=2'), ['A']);
    assert.equal((await list(jan, '?limit=1')).count, 2);
  });

  it('a period leaves out what was before it, of clicks and of orders', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const offer = await offerOf({ loyalty_points: 101 });
    await open(token, offer);
    await flushClicks(api.context);
    const { order } = await bought(token, offer);
    await api.db.query(sql`update referral_clicks set day = day - 40 where token = ${token}`);
    await api.db.query(sql`update orders set created_at = created_at - interval '100 days' where id = ${order.id}`);
    const found = async (query: string) => {
      const { clicks, orders: count } = (await list(jan, query)).summary;
      return [clicks, count, (await orders(jan, query)).count];
    };
    assert.deepEqual(await found('?period=month'), [0, 0, 0]);
    assert.deepEqual(await found('?period=quarter'), [1, 0, 0]);
    assert.deepEqual(await found('?period=year'), [1, 1, 1]);
    assert.deepEqual(await found(''), [1, 1, 1]);
  });

  it('people who have signed up through the link are counted', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    await addBuyers(NEWCOMERS);
    await api.db.query(sql`
      update users set referred_by = ${token} where id in (select id from users order by created_at desc, id desc limit ${NEWCOMERS})`);
    await api.db.query(
      sql`update users set email_verified_at = null where id = (select max(id::text)::uuid from users)`,
    );
    assert.equal((await list(jan)).summary.joined, NEWCOMERS - 1);
  });

  it('the person, their company and others each see what their own link brought', async () => {
    const token = await tokenOf('agent', buyers);
    const offer = await offerOf();
    await open(token, offer);
    await flushClicks(api.context);
    assert.equal((await list('agent', '', buyers)).summary.clicks, 1);
    for (const login of ['agent', 'friend', 'admin']) assert.deepEqual((await list(login)).results, []);
    const guest = await api.inject({ url: '/api/recommendations/' });
    assert.equal(guest.statusCode, 401);
  });
});

describe('the points of recommendations', () => {
  it('an order shows its points from the purchase to the end, and the sum is that of the registry', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const offer = await offerOf({ loyalty_points: 101 });
    const order = await bought(token, offer);
    const shown = async () => {
      const { earned, pending } = (await list(jan)).summary;
      assert.equal(Number(earned), await registryOf(jan));
      return [earned, pending, ...states((await orders(jan)).results)];
    };
    assert.deepEqual(await shown(), ['0.00', '0.50', ['0.50', 'waiting']]);
    await verify(order);
    assert.deepEqual(await shown(), ['0.50', '0.00', ['0.50', 'granted']]);
    await api.db.query(sql`
      update orders set status_since = ${new Date(Date.now() - 14 * DAY_MS)} where id = ${order.order.id}`);
    await runDueJobs(api.context, api.context.clock());
    assert.deepEqual(await shown(), ['0.50', '0.00', ['0.50', 'withdrawable']]);
  });

  it('a reward that an admin takes back is earned no more', async () => {
    const jan = await newPerson();
    const placed = await bought(await tokenOf(jan), await offerOf({ loyalty_points: 101 }));
    await verify(placed);
    assert.equal((await list(jan)).summary.earned, '0.50');
    const transaction_id = placed.order.id;
    await must(act(placed.buyer, 'report', { transaction_id, reason: 'Nie odpowiada' }));
    assert.deepEqual(states((await orders(jan)).results), [['0.50', 'granted']]);
    const reasons = { buyer_reason: 'Brak dowodów', seller_reason: 'Brak dowodów' };
    const decision = { status: 'cancelled', ...reasons, seen_answer: false };
    await must(act('admin', 'accounts/admin/dva', { transaction_id, ...decision }));
    const { earned, pending } = (await list(jan)).summary;
    assert.deepEqual([earned, pending, await registryOf(jan)], ['0.00', '0.00', 0]);
    assert.deepEqual(states((await orders(jan)).results), [['0.00', 'lost']]);
  });

  it('a cancelled order brings nothing, and a reward that the seller owes is pending', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const cancelled = await bought(token, await offerOf({ loyalty_points: 101 }));
    await must(act(cancelled.buyer, 'cancel-sale', { transaction_id: cancelled.order.id }));
    // More than the seller has.
    const owed = await bought(token, await offerOf({ loyalty_points: 2_000_000, price_from: 10_000_000 }));
    await verify(owed);
    const { summary } = await list(jan);
    assert.deepEqual([summary.orders, summary.earned, summary.pending], [2, '0.00', '10000.00']);
    assert.deepEqual(states((await orders(jan)).results), [
      ['10000.00', 'waiting'],
      ['0.00', 'lost'],
    ]);
  });

  it('an order names its offer and no buyer, and the list is narrowed to one offer', async () => {
    const jan = await newPerson();
    const token = await tokenOf(jan);
    const [a, b] = [await offerOf({ title: 'Audyt' }), await offerOf({ title: 'Biurko' })];
    const { order, buyer } = await bought(token, a);
    await bought(token, b);
    const { results, count } = await orders(jan, `?offer_id=${a}`);
    assert.deepEqual([count, results[0]?.offer], [1, { id: a, title: 'Audyt', available: true }]);
    const text = JSON.stringify(results);
    for (const secret of [order.number, order.buyer.id, order.buyer.name, buyer])
      assert.ok(!text.includes(secret), secret);
  });
});
