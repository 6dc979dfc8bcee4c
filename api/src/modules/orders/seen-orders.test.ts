import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CancelSalesReply, Order } from '@wspolnik/contract/orders';
import type { TransactionReportPage } from '@wspolnik/contract/transactions';
import {
  act,
  api,
  assertLedgerAdds,
  call,
  effects,
  headersOf,
  look,
  must,
  notifiedKinds,
  orderIn,
  recharge,
  seller,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const seenOf = ({ id: transaction_id, status_since: seen_status_since }: Order) => ({
  transaction_id,
  seen_status_since,
});
const reject = (order: Order) =>
  must(act('owner', 'my-sales-change-status', { ...seenOf(order), status: 'rejected', rejected_reason: 'Zły numer' }));

async function submitAgain({ id: transaction_id }: Order): Promise<Order> {
  await must(act('buyer', 'sale-add-info', { transaction_id, text: 'Faktura 2/2026' }));
  return must(act('buyer', 'resubmit', { transaction_id }));
}

/** Refused with the order of now; nothing is moved and nobody notified. Repeated as it is now, it succeeds. */
async function asksAgain(login: string, url: string, seen: Order, now: Order, decision: object): Promise<void> {
  const before = [await effects(), await notifiedKinds(seen.id, 'buyer'), await notifiedKinds(seen.id, 'manager')];
  const refused = await act(login, url, { ...decision, ...seenOf(seen) });
  const { code, params } = refused.json();
  const { status, status_since } = now;
  assert.deepEqual([refused.statusCode, code, params], [409, 'order_changed', { status, status_since }], refused.body);
  assert.deepEqual(await look(seen.id), now);
  const after = [await effects(), await notifiedKinds(seen.id, 'buyer'), await notifiedKinds(seen.id, 'manager')];
  assert.deepEqual(after, before);
  await must(act(login, url, { ...decision, ...seenOf(now) }));
}

describe('an order is decided as it was seen', () => {
  it('a seller’s decision is refused when a colleague rejected the order, and its buyer submitted it again', async () => {
    for (const decision of [{ status: 'verified' }, { status: 'rejected', rejected_reason: 'Zły numer' }]) {
      const seen = await orderIn('in_verification');
      await reject(seen);
      const now = await submitAgain(seen);
      await asksAgain('manager', 'my-sales-change-status', seen, now, decision);
    }
    await assertLedgerAdds();
  });

  it('a seller’s cancellation is refused when the buyer has submitted the order meanwhile', async () => {
    const seen = await orderIn('bought');
    const now = await must(act('buyer', 'resubmit', { transaction_id: seen.id }));
    await asksAgain('owner', 'cancel-sale', seen, now, { reason: 'Brak terminu' });
  });

  it('a buyer’s cancellation or report is refused when the seller has decided meanwhile', async () => {
    const waiting = await orderIn('in_verification');
    await reject(waiting);
    await asksAgain('buyer', 'cancel-sale', waiting, (await look(waiting.id)) as Order, {});
    const seen = await orderIn('in_verification');
    await must(act('owner', 'my-sales-change-status', { ...seenOf(seen), status: 'verified' }));
    await asksAgain('buyer', 'report', seen, (await look(seen.id)) as Order, { reason: 'Nie odpowiada' });
    await assertLedgerAdds();
  });

  it('a cancellation of several orders is refused for the one that was submitted meanwhile', async () => {
    const [changed, other] = [await orderIn('bought'), await orderIn('bought')];
    await must(act('buyer', 'resubmit', { transaction_id: changed.id }));
    const orders = [changed, other, other].map(seenOf);
    const reply = await call('cancel-sales', { orders, reason: 'Brak terminu' }, headersOf('owner', seller));
    const { cancelled, refused } = reply.json<CancelSalesReply>();
    assert.deepEqual(refused, [{ id: changed.id, code: 'order_changed' }]);
    assert.deepEqual(
      cancelled.map(({ id, status }) => [id, status]),
      [[other.id, 'cancelled']],
    );
    assert.equal((await look(changed.id))?.status, 'in_verification');
  });

  it('an admin’s decision is refused when another one decided the report and it was reported anew', async () => {
    const seen = await orderIn('reported');
    const reason = { buyer_reason: 'Są dowody', seller_reason: 'Są dowody', seen_answer: false };
    const reports = async () => {
      const url = '/api/accounts/admin/transaction-reports/?limit=100';
      const { results } = (await api.inject({ url, headers: headersOf('admin') })).json<TransactionReportPage>();
      return results.filter(({ order }) => order.id === seen.id);
    };
    const [first] = await reports();
    await must(act('admin', 'accounts/admin/dva', { ...seenOf(seen), status: 'verified', ...reason }));
    const verified = (await look(seen.id)) as Order;
    const now = await must(act('buyer', 'report', { ...seenOf(verified), reason: 'Znowu' }));

    const byReport = { id: first?.id, decision: 'cancelled', ...reason };
    const refused = await act('admin', 'accounts/admin/transaction-reports', byReport);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'invalid_transition'], refused.body);
    assert.equal((await reports()).filter(({ decision }) => decision === null).length, 1);
    await asksAgain('admin', 'accounts/admin/dva', seen, now, { status: 'cancelled', ...reason });
    await assertLedgerAdds();
  });
});
