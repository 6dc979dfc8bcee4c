import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Offer } from '@wspolnik/contract/offers';
import type { BuyingLimits } from '@wspolnik/contract/order-calls';
import type { Order } from '@wspolnik/contract/orders';
import type { Reflink } from '@wspolnik/contract/referrals';
import { sql } from '../../storage/sql.ts';
import { act, api, buy, headersOf, look as lookAtOrder, offerOf, recharge, seller } from '../orders/testing/orders.ts';
import { accept, look, must, priceless, proposed } from './testing/quotes.ts';

/** Three quarters of a reward are the buyer's from now on. */
const changeSplit = () =>
  api.db.query(sql`
    create or replace function f_buyers_share(reward bigint) returns bigint
      language sql immutable parallel safe as $$ select reward * 3 / 4 $$`);

const get = async <T>(path: string): Promise<T> =>
  (await api.inject({ url: `/api/${path}`, headers: headersOf('buyer') })).json<T>();
async function bought(offer_id: string): Promise<Order> {
  const link = await api.inject({ url: '/api/reflink/', headers: headersOf('friend') });
  return (await buy({ offer_id, ref: link.json<Reflink>().token })).json<Order>();
}
const partsOf = ({ reward_total, reward_buyer, reward_network }: Order) => [reward_total, reward_buyer, reward_network];
async function stored(id = ''): Promise<Order> {
  const order = await lookAtOrder(id);
  assert.ok(order);
  return order;
}

/** What each side then has of the order. */
async function paidOut({ id: transaction_id }: Order): Promise<unknown[]> {
  await act('buyer', 'sale-add-info', { transaction_id, text: 'x' });
  await act('buyer', 'resubmit', { transaction_id });
  const decided = await act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' });
  assert.equal(decided.statusCode, 200, decided.body);
  return api.db.query(sql`
    select e.type, e.amount from ledger_entries e join ledger_accounts a on a.id = e.to_account
    where e.order_id = ${transaction_id} and a.kind = 'assigned' order by e.type`);
}

it('another split leaves orders and proposals as they were made, and shares the rewards of new ones', async () => {
  await recharge(seller, 10_000);
  const offer_id = await offerOf({ price_from: 10_000, loyalty_points: 1001 });
  const quote = await proposed(await priceless({ loyalty_points: 1001 }), '100.00');
  const past = await bought(offer_id);
  await changeSplit();

  assert.deepEqual(partsOf(await stored(past.id)), ['10.01', '5.01', '5.00']);
  assert.deepEqual(await paidOut(past), [
    { type: 'BUY', amount: 501 },
    { type: 'NETWORK_BUY', amount: 500 },
  ]);
  assert.equal((await look(quote.id))?.proposal?.reward_buyer, '5.01');
  const { order } = await must(accept(quote.id));
  assert.equal((await stored(order?.id)).reward_buyer, '5.01');

  const offer = await get<Offer>(`offers/${offer_id}/`);
  assert.deepEqual(
    [offer.reward_total_from, offer.reward_buyer_from, offer.reward_network_from],
    ['10.01', '7.50', '2.51'],
  );
  assert.equal((await get<BuyingLimits>(`offers/buying-limits/?offer_id=${offer_id}`)).reward?.buyer, '7.50');
  const next = await bought(offer_id);
  assert.deepEqual(partsOf(next), ['10.01', '7.50', '2.51']);
  assert.deepEqual(await paidOut(next), [
    { type: 'BUY', amount: 750 },
    { type: 'NETWORK_BUY', amount: 251 },
  ]);
  const percentage = await get<Offer>(`offers/${await offerOf({ loyalty_points: null, loyalty_percentage: 5 })}/`);
  assert.deepEqual([percentage.reward_buyer_percentage, percentage.reward_network_percentage], [3.75, 1.25]);
});
