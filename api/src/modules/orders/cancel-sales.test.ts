import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CancelSalesReply, Order } from '@wspolnik/contract/orders';
import { newId } from '../../platform/ids.ts';
import { statusSince } from '../../testing/seen.ts';
import {
  act,
  api,
  assertLedgerAdds,
  balance,
  buy,
  buyers,
  call,
  headersOf,
  look,
  must,
  notifiedKinds,
  offerOf,
  orderIn,
  recharge,
  seller,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const REASON = 'Nie mamy już miejsca w kalendarzu';
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);
const seenNow = (ids: string[]) =>
  Promise.all(ids.map(async (id) => ({ transaction_id: id, seen_status_since: await statusSince(api.db, id) })));
async function cancel(ids: string[], login = 'owner', company = seller, key = newId(), reason = REASON) {
  return call('cancel-sales', { orders: await seenNow(ids), reason }, headersOf(login, company), key);
}

describe('POST offers/cancel-sales/', () => {
  it('the call cancels each order that can be, for one reason, and names the others', async () => {
    const before = await balance('owner', seller);
    const open = [await orderIn('bought'), await orderIn('in_verification'), await orderIn('rejected')];
    const verified = await orderIn('verified');
    const reply = await cancel([...idsOf(open), verified.id, '00000000-0000-7000-8000-000000000000']);
    assert.equal(reply.statusCode, 200, reply.body);
    const { cancelled, refused } = reply.json<CancelSalesReply>();
    assert.deepEqual(idsOf(cancelled), idsOf(open));
    assert.deepEqual(
      refused.map(({ code }) => code),
      ['invalid_transition', 'not_found'],
    );
    for (const { id } of open) {
      const order = await look(id);
      assert.deepEqual([order?.status, order?.history.at(-1)?.reason], ['cancelled', REASON]);
      assert.equal((await notifiedKinds(id, 'buyer')).at(-1), 'SaleCancelled');
    }
    const frozen = Number((await balance('owner', seller)).frozen_points.balance);
    assert.equal(frozen, Number(before.frozen_points.balance));
    await assertLedgerAdds();
  });

  it('the call has one effect for the same key, and refuses other orders with it', async () => {
    const [one, other] = [await orderIn('bought'), await orderIn('bought')];
    const key = newId();
    // Read once: the first call changes what a second read would see.
    const body = { orders: await seenNow([one.id]), reason: REASON };
    const send = () => call('cancel-sales', body, headersOf('owner', seller), key);
    const both = await Promise.all([send(), send()]);
    assert.deepEqual(both[0]?.json(), both[1]?.json());
    assert.equal((await look(one.id))?.history.filter(({ action }) => action === 'cancel-sale').length, 1);
    assert.equal((await cancel([one.id, other.id], 'owner', seller, key)).json().code, 'idempotency_mismatch');
    assert.equal((await look(other.id))?.status, 'bought');
  });

  it('the call does nothing for a plain member, for a buyer, or without a reason', async () => {
    const order = await orderIn('bought');
    const refusal = async (...who: [string, string]) =>
      (await cancel([order.id], ...who)).json<CancelSalesReply>().refused[0]?.code;
    assert.equal(await refusal('member', seller), 'forbidden');
    assert.equal(await refusal('agent', buyers), 'not_found');
    const bought = await must(buy({ offer_id: await offerOf() }, 'agent', buyers));
    assert.equal((await cancel([bought.id], 'agent', buyers)).json().refused[0].code, 'not_found');
    const blank = await cancel([order.id], 'owner', seller, newId(), '  ');
    assert.deepEqual(blank.json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await look(order.id))?.status, 'bought');
    await must(act('buyer', 'cancel-sale', { transaction_id: order.id }));
  });
});
