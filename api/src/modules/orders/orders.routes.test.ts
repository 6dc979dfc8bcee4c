import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import type { Order, OwnOrderPage } from '@wspolnik/contract/orders';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { ledgerAccount, post } from '../points/ledger.sql.ts';
import {
  act,
  addBuyers,
  api,
  assertLedgerAdds,
  balance,
  buy,
  buyers,
  call,
  effects,
  headersOf,
  offerOf,
  recharge,
  seller,
} from './testing/orders.ts';

describe('GET offers/get-my-purchases/ and get-my-sales/', () => {
  const get = async (url: string, login: string, company?: string) =>
    (await api.inject({ url: `/api/offers/${url}`, headers: headersOf(login, company) })).json<OwnOrderPage>();

  it('shows each side its orders, and nobody else any', async () => {
    const order = (await buy({ offer_id: await offerOf() }, 'agent', buyers)).json<Order>();
    assert.equal((await get(`get-my-sales/?sale_id=${order.id}`, 'owner', seller)).count, 1);
    assert.deepEqual((await get(`get-my-sales/?sale_id=${order.id}`, 'owner', seller)).results[0]?.allowed_actions, [
      'cancel-sale',
      'sale-deliver-on',
    ]);
    assert.deepEqual(
      (await get(`get-my-sales/?sale_id=${order.id}`, 'member', seller)).results[0]?.allowed_actions,
      [],
    );
    assert.equal((await get(`get-my-purchases/?purchase_id=${order.id}`, 'agent', buyers)).count, 1);
    for (const [login, company] of [
      ['agent', undefined],
      ['buyer', undefined],
      ['owner', seller],
    ] as const) {
      assert.equal((await get(`get-my-purchases/?purchase_id=${order.id}`, login, company)).count, 0);
    }
    assert.equal((await get('get-my-purchases/?purchase_id=nonsense', 'buyer')).count, 0);
  });

  it('filters by status and pages', async () => {
    const offer_id = await offerOf();
    for (const _ of [1, 2, 3]) await buy({ offer_id });
    const all = await get('get-my-purchases/?status=bought,nonsense', 'buyer');
    assert.equal(all.count, 3);
    assert.equal((await get('get-my-purchases/?status=verified', 'buyer')).count, 0);
    const one = await get('get-my-purchases/?limit=1', 'buyer');
    const two = await get('get-my-purchases/?limit=1&page=2', 'buyer');
    assert.notEqual(one.results[0]?.id, two.results[0]?.id);
    assert.deepEqual((await get('get-my-purchases/?page=9999', 'buyer')).results, []);
  });

  it('counts the orders of each status, and suggests those that wait for the caller', async () => {
    const logins = await addBuyers(1);
    const login = logins[0] ?? '';
    const own = (query: string) => get(`get-my-purchases/?${query}`, login);
    const none = await own('status=suggested');
    assert.deepEqual([none.count, none.counts?.all, none.counts?.needs_action], [0, 0, 0]);
    const offer_id = await offerOf();
    const [one, two] = [(await buy({ offer_id }, login)).json<Order>(), (await buy({ offer_id }, login)).json<Order>()];
    await act(login, 'sale-add-info', { transaction_id: one.id, text: 'FV 1' });
    await act(login, 'resubmit', { transaction_id: one.id });
    const { counts, results } = await own('status=suggested');
    assert.deepEqual([counts?.all, counts?.needs_action, counts?.bought, counts?.in_verification], [2, 1, 1, 1]);
    assert.deepEqual(
      results.map(({ id }) => id),
      [two.id],
    );
    await call('cancel-sale', { transaction_id: two.id }, headersOf(login));
    const rest = await own('status=suggested');
    assert.deepEqual([rest.count, rest.counts?.needs_action, rest.counts?.cancelled], [2, 0, 1]);
    assert.equal((await own('status=needs_action,cancelled')).count, 1);
    assert.equal((await own('status=in_verification')).counts?.all, 2);
    assert.equal((await get(`get-my-purchases/?purchase_id=${one.id}`, login)).counts, null);
  });

  it('the lists leaves the decision about a sale to owners and managers', async () => {
    for (const login of ['manager', 'member']) {
      const { counts, count } = await get('get-my-sales/?status=needs_action', login, seller);
      const waiting = login === 'manager' ? (counts?.bought ?? 0) + 1 : 0;
      assert.deepEqual([counts?.needs_action, counts?.in_verification, count], [waiting, 1, waiting]);
    }
  });

  it('lists the sales whose rewards are blocked: as many as the balance says, with its amount', async () => {
    const { frozen_points } = await balance('owner', seller);
    const { count, results } = await get('get-my-sales/?status=blocked&limit=100', 'owner', seller);
    const sum = results.reduce((total, { reward_total }) => total + Number(reward_total), 0);
    assert.deepEqual([count, sum.toFixed(2)], [frozen_points.orders, frozen_points.balance]);
    await recharge(seller, 100_000);
    const { id } = (await buy({ offer_id: await offerOf({ loyalty_points: 5_000 }) }, 'friend')).json<Order>();
    const after = await balance('owner', seller);
    assert.equal(after.frozen_points.orders, frozen_points.orders + 1);
    await call('cancel-sale', { transaction_id: id }, headersOf('friend'));
    assert.deepEqual((await balance('owner', seller)).frozen_points, frozen_points);
  });

  it('the lists formats the millionth order’s number in full', async () => {
    const { db } = api.context;
    const order = (await buy({ offer_id: await offerOf() })).json<Order>();
    assert.match(order.number, /^W-\d{6}$/);
    await db.query(sql`alter table orders alter column number set generated by default`);
    await db.query(sql`update orders set number = 1234567 where id = ${order.id}`);
    const { results } = await get(`get-my-purchases/?purchase_id=${order.id}`, 'buyer');
    assert.equal(results[0]?.number, 'W-1234567');
  });

  it('the lists takes few statements, also for a full page', async () => {
    for (const [url, login, company] of [
      ['get-my-purchases/?limit=100', 'buyer', undefined],
      ['get-my-sales/?limit=100', 'owner', seller],
    ] as const) {
      assert.ok((await statementsOf(api, () => get(url, login, company))) <= 4);
    }
  });
});

describe('POST offers/cancel-sale/', () => {
  const cancel = (payload: object, login: string, company?: string) =>
    call('cancel-sale', payload, headersOf(login, company));

  it('a cancellation returns the reserved reward, once', async () => {
    const before = await balance('owner', seller);
    const { id } = (await buy({ offer_id: await offerOf({ loyalty_points: 100 }) })).json<Order>();
    const order = (await cancel({ transaction_id: id }, 'buyer')).json<Order>();
    assert.deepEqual([order.status, order.allowed_actions], ['cancelled', []]);
    assert.deepEqual(await balance('owner', seller), before);
    const again = (await cancel({ transaction_id: id }, 'buyer')).json();
    assert.deepEqual([again.code, again.allowed_actions], ['invalid_transition', []]);
    assert.deepEqual(await balance('owner', seller), before);
    await assertLedgerAdds();
  });

  it('a cancellation needs a reason from the seller, is refused for a plain member, and hides the order from strangers', async () => {
    const { id: transaction_id } = (await buy({ offer_id: await offerOf() })).json<Order>();
    const before = await effects();
    assert.equal(
      (await cancel({ transaction_id, reason: ' ' }, 'owner', seller)).json().fields.reason[0].code,
      'required',
    );
    assert.equal((await cancel({ transaction_id, reason: 'x' }, 'member', seller)).json().code, 'forbidden');
    assert.equal((await cancel({ transaction_id }, 'friend')).json().code, 'not_found');
    assert.deepEqual(await effects(), before);
    const order = (await cancel({ transaction_id, reason: 'Brak terminu' }, 'owner', seller)).json<Order>();
    assert.equal(order.history.at(-1)?.reason, 'Brak terminu');
  });

  it('a cancellation notifies the company on the other side, and says which side that is', async () => {
    const sidesOf = async (login: string, orderId: string) =>
      (await api.inject({ url: '/api/notifications/', headers: headersOf(login) }))
        .json<NotificationPage>()
        .results.filter(({ subject }) => subject?.id === orderId)
        .map(({ kind, subject }) => [kind, subject?.side]);
    const { id } = (await buy({ offer_id: await offerOf() }, 'agent', buyers)).json<Order>();
    await cancel({ transaction_id: id, reason: 'Brak terminu' }, 'owner', seller);
    assert.deepEqual(await sidesOf('agent', id), [['SaleCancelled', 'buyer']]);
    assert.deepEqual(await sidesOf('member', id), [['OfferBought', 'seller']]);
  });

  it('a cancellation drops a pending reward', async () => {
    const poor = await addCompany(api, 'Zero');
    const { id } = (await buy({ offer_id: await offerOf({ company_id: poor }) })).json<Order>();
    await cancel({ transaction_id: id }, 'buyer');
    const open = await api.db.query(
      sql`select 1 as found from reward_dues where order_id = ${id} and settled_at is null`,
    );
    assert.deepEqual(open, []);
    await assertLedgerAdds();
  });
});

describe('the ledger', () => {
  it('the ledger is append-only and refuses a negative balance', async () => {
    await assert.rejects(api.db.query(sql`update ledger_entries set amount = 1`), /append only/);
    await assert.rejects(api.db.query(sql`delete from ledger_entries`), /append only/);
    const overdraw = api.db.transaction(async (tx) => {
      const from = await ledgerAccount(tx, companyAsOwner(buyers), 'available');
      const to = await ledgerAccount(tx, companyAsOwner(buyers), 'frozen');
      await post(tx, {
        key: newId(),
        from,
        to,
        amount: 1,
        type: 'SELL',
        status: 'assigned',
        orderId: null,
        at: new Date(),
      });
    });
    await assert.rejects(overdraw, /no_overdraft/);
  });
});
