import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Order, type OrderPage, Order as OrderSchema } from '@wspolnik/contract/orders';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { closeOlderOrders } from '../../testing/open-orders.ts';
import { addCompany, addMember, addUser, signIn } from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import {
  addBuyers,
  api,
  assertLedgerAdds,
  balance,
  buy,
  buyers,
  call,
  effects,
  headersOf,
  ids,
  look,
  offerOf,
  recharge,
  seller,
  tokens,
} from './testing/orders.ts';

describe('POST offers/buy/', () => {
  it('places the order with a snapshot and reserves the reward', async () => {
    await recharge(seller, 10_000);
    const before = await balance('owner', seller);
    const offer_id = await offerOf({ title: 'Audyt', price_from: 10_001, loyalty_percentage: 5 });
    const reply = await buy({ offer_id, expected_price: '100.01' });
    assert.equal(reply.statusCode, 201, reply.body);
    const order = reply.json<Order>();
    assert.ok(Compile(OrderSchema).Check(order), JSON.stringify(Compile(OrderSchema).Errors(order)));
    assert.match(order.number, /^W-\d{6}$/);
    assert.deepEqual(
      [order.status, order.price, order.reward_total, order.reward_frozen],
      ['bought', '100.01', '5.00', true],
    );
    assert.deepEqual(
      order.history.map(({ action }) => action),
      ['buy'],
    );
    assert.deepEqual(order.allowed_actions, ['sale-add-document', 'sale-add-info', 'cancel-sale', 'reflink-actions']);
    const after = await balance('owner', seller);
    assert.equal(Number(before.points) - Number(after.points), 5);
    assert.equal(Number(after.frozen_points.balance) - Number(before.frozen_points.balance), 5);
    await api.db.query(sql`update offers set price_from = 1, title = 'Inny' where id = ${offer_id}`);
    const [listed] = (
      await api.inject({
        url: `/api/offers/get-my-purchases/?purchase_id=${order.number}`,
        headers: headersOf('buyer'),
      })
    ).json<OrderPage>().results;
    assert.deepEqual([listed?.price, listed?.offer.title], ['100.01', 'Audyt']);
    assert.deepEqual(listed, order, 'listed otherwise than it was answered');
  });

  it('a purchase gives the odd grosz to the buyer', async () => {
    const order = (await buy({ offer_id: await offerOf({ loyalty_points: 101 }) })).json<Order>();
    assert.deepEqual([order.reward_total, order.reward_buyer], ['1.01', '0.51']);
  });

  it('a purchase lets a company buy, and answers the same as its list then shows, with pictures and a referrer', async () => {
    await api.db.query(
      sql`update companies set thumbnail = '/api/files/' || id, rating = 4.5 where id in (${seller}, ${buyers})`,
    );
    const offer_id = await offerOf();
    await api.db.query(sql`
      insert into offer_images (id, offer_id, position, file_key, thumbnail_key, alt, width, height)
      values (${newId()}, ${offer_id}, 0, 'a', 'b', 'Widok', 40, 30)`);
    const { token: ref } = (await api.inject({ url: '/api/reflink/', headers: headersOf('friend') })).json();
    const order = (await buy({ offer_id, ref }, 'agent', buyers)).json<Order>();
    assert.deepEqual([order.buyer.type, order.buyer.id], ['company', buyers]);
    assert.ok(order.buyer.thumbnail && order.offer.image && order.referrer, JSON.stringify(order));
    const url = `/api/offers/get-my-purchases/?purchase_id=${order.id}`;
    const list = (await api.inject({ url, headers: headersOf('agent', buyers) })).json<OrderPage>();
    assert.deepEqual(list.results, [order]);
  });

  it('a purchase gives each of several concurrent purchases its own offer, price and buyer', async () => {
    const range = await offerOf({ price_from: 10_000, price_to: 20_000 });
    const fixed = await offerOf({ title: 'Stała', loyalty_points: 300 });
    const orders = await Promise.all([
      buy({ offer_id: range, amount: '150.00' }),
      buy({ offer_id: fixed }, 'friend'),
      buy({ offer_id: range, amount: '120.00' }, 'agent', buyers),
      buy({ offer_id: newId() }),
      buy({ offer_id: fixed }, 'owner'),
    ]);
    const [first, second, third, unknown, own] = orders.map((reply) => reply.json());
    assert.deepEqual([first.price, first.reward_total, first.buyer.id], ['150.00', '15.00', ids.buyer]);
    assert.deepEqual([second.offer.title, second.reward_total, second.buyer.id], ['Stała', '3.00', ids.friend]);
    assert.deepEqual([third.price, third.reward_total, third.buyer.id], ['120.00', '12.00', buyers]);
    assert.deepEqual([unknown.code, own.code], ['not_found', 'own_offer']);
  });

  it('a purchase leaves the reward pending when the balance is too low', async () => {
    const poor = await addCompany(api, 'Bez punktów');
    await addMember(api, poor, await addUser(api, { email: 'poor@test.pl' }), 'owner');
    tokens.poor = (await signIn(api, 'poor@test.pl')).access;
    const order = (await buy({ offer_id: await offerOf({ company_id: poor }) })).json<Order>();
    assert.equal(order.reward_frozen, false);
    assert.deepEqual(await look(order.id), order, 'listed otherwise than it was answered');
    const { due, frozen_points } = await balance('poor', poor);
    assert.deepEqual([due.amount, due.overdue, frozen_points.balance], ['10.00', false, '0.00']);
  });

  const refused = async (payload: Parameters<typeof buy>[0], code: string, login = 'buyer', company?: string) => {
    const before = await effects();
    const reply = await buy(payload, login, company);
    assert.equal(reply.json().code, code, reply.body);
    assert.deepEqual(await effects(), before);
    return reply.json();
  };

  it('a purchase refuses the own offer, for every member and for the company itself', async () => {
    const offer_id = await offerOf();
    await refused({ offer_id }, 'own_offer', 'owner');
    await refused({ offer_id }, 'own_offer', 'member');
    await refused({ offer_id }, 'own_offer', 'owner', seller);
  });

  it('a purchase refuses an offer that is inactive, deleted, unknown, or of a suspended company', async () => {
    await refused({ offer_id: await offerOf({ is_active: false }) }, 'offer_inactive');
    const quiet = await addCompany(api, 'Zawieszona', 'suspended');
    await refused({ offer_id: await offerOf({ company_id: quiet }) }, 'offer_inactive');
    await refused({ offer_id: newId() }, 'not_found');
    const gone = await offerOf();
    await api.db.query(sql`update offers set deleted_at = now() where id = ${gone}`);
    await refused({ offer_id: gone }, 'not_found');
  });

  it('a purchase refuses a price that the buyer has not seen', async () => {
    const offer_id = await offerOf();
    const now = { price: '100.00', vat_rate: '23', reward: '10.00' };
    assert.deepEqual((await refused({ offer_id, expected_price: '99.00' }, 'offer_changed')).params, now);
    const range = await offerOf({ price_from: 10_000, price_to: 20_000 });
    const typed = { offer_id: range, amount: '150.00', expected_price: '100.00' };
    assert.deepEqual((await refused(typed, 'offer_changed')).params, {
      price: '150.00',
      vat_rate: '23',
      reward: '15.00',
    });
  });

  it('a purchase is refused with a reward that the buyer has not seen, or without the reward that was seen', async () => {
    const offer_id = await offerOf({ loyalty_points: 1000 });
    const seen = { offer_id, expected_price: '100.00', expected_vat_rate: '23', expected_reward: '10.00' };
    await api.db.query(sql`update offers set loyalty_points = 1 where id = ${offer_id}`);
    const { params } = await refused(seen, 'offer_changed');
    assert.deepEqual(params, { price: '100.00', vat_rate: '23', reward: '0.01' });
    for (const field of ['expected_price', 'expected_vat_rate', 'expected_reward']) {
      const { fields } = await refused({ ...seen, [field]: undefined }, 'validation_failed');
      assert.equal(fields[field][0].code, 'required');
    }
  });

  it('a purchase needs an amount within the range, and refuses one for a fixed price', async () => {
    const range = await offerOf({ price_from: 10_000, price_to: 20_000 });
    const amount = async (payload: Parameters<typeof buy>[0]) =>
      (await refused(payload, 'validation_failed')).fields.amount[0];
    assert.deepEqual(await amount({ offer_id: range }), { code: 'required' });
    assert.deepEqual(await amount({ offer_id: range, amount: '99.99' }), { code: 'min', params: { min: '100.00' } });
    assert.deepEqual(await amount({ offer_id: range, amount: '200.01' }), { code: 'max', params: { max: '200.00' } });
    assert.equal((await amount({ offer_id: await offerOf(), amount: '100.00' })).code, 'invalid');
    assert.equal((await amount({ offer_id: range, amount: '-5.00' })).code, 'min');
    assert.equal((await amount({ offer_id: range, amount: '1e9' })).code, 'amount');
    const free = await offerOf({ price_from: 0, price_to: 20_000 });
    assert.deepEqual(await amount({ offer_id: free, amount: '0.00' }), { code: 'min', params: { min: '0.01' } });
    assert.equal((await buy({ offer_id: range, amount: '200.00' })).json<Order>().price, '200.00');
    assert.equal((await buy({ offer_id: free, amount: '0.01' })).json<Order>().price, '0.01');
  });

  it('a purchase needs a session and an idempotency key', async () => {
    const offer_id = await offerOf();
    const payload = { offer_id, ...(await seenOf(api.db, offer_id)) };
    assert.equal((await call('buy', payload, {})).json().code, 'not_authenticated');
    const bare = await api.inject({ method: 'POST', url: '/api/offers/buy/', payload, headers: headersOf('buyer') });
    assert.equal(bare.json().code, 'validation_failed');
  });

  it('a purchase buys once for a double click, and refuses another body with the same key', async () => {
    const payload = { offer_id: await offerOf() };
    const key = newId();
    const before = (await effects()) as { orders: number };
    const both = await Promise.all([buy(payload, 'buyer', undefined, key), buy(payload, 'buyer', undefined, key)]);
    const [one, two] = both.map((reply) => reply.json<Order>());
    assert.equal(one?.id, two?.id);
    assert.equal(((await effects()) as { orders: number }).orders, before.orders + 1);
    const other = await buy({ offer_id: await offerOf() }, 'buyer', undefined, key);
    assert.equal(other.json().code, 'idempotency_mismatch');
  });

  it('the referrer of a link is stored, but neither the buyer nor a member of the seller', async () => {
    const link = async (login: string, company?: string) =>
      (await api.inject({ url: '/api/reflink/', headers: headersOf(login, company) })).json<{ token: string }>().token;
    const referrerOf = async (ref: string) => {
      await closeOlderOrders(api.db);
      const order = (await buy({ offer_id: await offerOf(), ref })).json<Order>();
      return api.db.one<{ count: number }>(sql`
        select num_nonnulls(referrer_user_id, referrer_company_id) as count from orders where id = ${order.id}`);
    };
    assert.equal(await link('friend'), await link('friend'));
    assert.equal((await referrerOf(await link('friend')))?.count, 1);
    assert.equal((await referrerOf(await link('agent', buyers)))?.count, 1);
    for (const ref of [await link('buyer'), await link('member'), await link('owner', seller), 'nonsense']) {
      assert.equal((await referrerOf(ref))?.count, 0);
    }
  });

  it('a purchase never spends more than the balance with 50 purchases at once', async () => {
    const company = await addCompany(api, 'Wąska kasa');
    await recharge(company, 20_000);
    const offer_id = await offerOf({ company_id: company });
    const logins = await addBuyers(17);
    const purchase = { offer_id, ...(await seenOf(api.db, offer_id)) };
    const replies = await Promise.all(Array.from({ length: 50 }, (_, nth) => buy(purchase, logins[nth % 17])));
    assert.ok(replies.every(({ statusCode }) => statusCode === 201));
    const orders = replies.map((reply) => reply.json<Order>());
    assert.equal(orders.filter(({ reward_frozen }) => reward_frozen).length, 20);
    const [available] = await api.db.query<{ balance: number }>(sql`
      select balance from ledger_accounts where company_id = ${company} and kind = 'available'`);
    assert.equal(available?.balance, 0);
    await assertLedgerAdds();
  });
});
