import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order, OrderPage } from '../../contract/orders.ts';
import { companyHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing.ts';
import { ledgerAccount, post } from '../points/ledger.sql.ts';
import { api, assertLedgerAdds, balance, buy, buyers, call, effects, headersOf, offerOf, seller } from './testing.ts';

describe('GET offers/get-my-purchases/ and get-my-sales/', () => {
  const get = async (url: string, login: string, company?: string) =>
    (await api.inject({ url: `/api/offers/${url}`, headers: headersOf(login, company) })).json<OrderPage>();

  it('shows each side its orders, and nobody else any', async () => {
    const order = (await buy({ offer_id: await offerOf() }, 'agent', buyers)).json<Order>();
    assert.equal((await get(`get-my-sales/?sale_id=${order.id}`, 'owner', seller)).count, 1);
    assert.deepEqual((await get(`get-my-sales/?sale_id=${order.id}`, 'owner', seller)).results[0]?.allowed_actions, [
      'cancel-sale',
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

  it('takes few statements, however full the page is', async () => {
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

  it('gives the reserved reward back, once', async () => {
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

  it('asks the seller for a reason, lets no plain member decide, and hides the order from strangers', async () => {
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

  it('drops what was only due', async () => {
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
  it('is append only and refuses to go below zero', async () => {
    await assert.rejects(api.db.query(sql`update ledger_entries set amount = 1`), /append only/);
    await assert.rejects(api.db.query(sql`delete from ledger_entries`), /append only/);
    const overdraw = api.db.transaction(async (tx) => {
      const from = await ledgerAccount(tx, companyHolder(buyers), 'available');
      const to = await ledgerAccount(tx, companyHolder(buyers), 'frozen');
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
