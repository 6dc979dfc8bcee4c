import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Offer } from '@wspolnik/contract/offers';
import type { BuyingLimits } from '@wspolnik/contract/order-calls';
import type { Order } from '@wspolnik/contract/orders';
import { closeOlderOrders } from '../../testing/open-orders.ts';
import type { OfferInput } from '../offers/testing/offers.ts';
import { api, buy, headersOf, offerOf } from './testing/orders.ts';

const get = async <T>(path: string): Promise<T> =>
  (await api.inject({ url: `/api/${path}`, headers: headersOf('buyer') })).json<T>();

/** The reward of an offer on its page, before the order, and in the order. */
async function rewardsOf(input: Partial<OfferInput>, amount?: string) {
  await closeOlderOrders(api.db);
  const offer_id = await offerOf(input);
  const { loyalty_points, loyalty_points_percentage_total } = await get<Offer>(`offers/${offer_id}/`);
  const query = amount === undefined ? '' : `&amount=${amount}`;
  const { reward } = await get<BuyingLimits>(`offers/buying-limits/?offer_id=${offer_id}${query}`);
  const order = (await buy({ offer_id, ...(amount === undefined ? {} : { amount }) })).json<Order>();
  assert.equal(order.reward_total, reward?.total);
  return [loyalty_points ?? loyalty_points_percentage_total, order.reward_total];
}

describe('an offer that promised more than half of its price', () => {
  it('an offer gives half of it, and shows this before the purchase', async () => {
    assert.deepEqual(await rewardsOf({ price_from: 10_001, loyalty_points: 500_000 }), ['50.00', '50.00']);
    assert.deepEqual(await rewardsOf({ price_from: 10_001, loyalty_percentage: 80 }), [50, '50.00']);
    assert.deepEqual(await rewardsOf({ price_from: 0, loyalty_points: 500_000 }), ['0.00', '0.00']);
  });

  it('the offer gives half of the lowest price of a range at every price', async () => {
    const range = { price_from: 10_000, price_to: 90_000 };
    assert.deepEqual(await rewardsOf({ ...range, loyalty_points: 9_000 }, '900.00'), ['50.00', '50.00']);
    assert.deepEqual(await rewardsOf({ ...range, loyalty_percentage: 80 }, '900.00'), [50, '450.00']);
  });
});
