import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuyingLimits } from '@wspolnik/contract/order-calls';
import { newId } from '../../platform/ids.ts';
import { addCompany } from '../../testing/people.ts';
import type { OfferInput } from '../offers/testing/offers.ts';
import { api, buy, headersOf, offerOf, recharge } from './testing/orders.ts';

/** A new seller with this balance in grosze, and an offer of theirs. */
async function offered(balance: number, input: Partial<OfferInput>): Promise<string> {
  const company_id = await addCompany(api, 'Sprzedający');
  if (balance > 0) await recharge(company_id, balance);
  return offerOf({ ...input, company_id });
}

const ask = (offer: string, query = '') =>
  api.inject({ url: `/api/offers/buying-limits/?offer_id=${offer}${query}`, headers: headersOf('buyer') });

async function rewardOf(offer: string, amount?: string): Promise<[string | undefined, string | undefined, boolean]> {
  const reply = await ask(offer, amount === undefined ? '' : `&amount=${amount}`);
  assert.equal(reply.statusCode, 200, reply.body);
  const { reward, reward_covered } = reply.json<BuyingLimits>();
  return [reward?.total, reward?.buyer, reward_covered];
}

describe('GET offers/buying-limits/', () => {
  it('the answer answers the reward with the odd grosz for the buyer, and whether the balance covers it now', async () => {
    const reward = { price_from: 10_000, loyalty_points: 1001 };
    assert.deepEqual(await rewardOf(await offered(1000, reward)), ['10.01', '5.01', false]);
    assert.deepEqual(await rewardOf(await offered(1001, reward)), ['10.01', '5.01', true]);
    assert.deepEqual(await rewardOf(await offered(0, reward)), ['10.01', '5.01', false]);
  });

  it('the answer agrees with what an order then does, and follows the balance', async () => {
    const offer = await offered(1500, { loyalty_points: 1000 });
    assert.equal((await rewardOf(offer))[2], true);
    assert.equal((await buy({ offer_id: offer })).json().reward_frozen, true);
    assert.equal((await rewardOf(offer))[2], false);
    assert.equal((await buy({ offer_id: offer })).json().reward_frozen, false);
  });

  it('the answer takes a percentage of the amount, which a range bounds, and says of its highest price whether it is covered', async () => {
    const range = { price_from: 50_000, price_to: 150_000, loyalty_percentage: 10 };
    for (const [balance, covered] of [
      [14_999, false],
      [15_000, true],
    ] as const) {
      const offer = await offered(balance, range);
      assert.deepEqual(await rewardOf(offer), ['50.00', '25.00', covered]);
      assert.deepEqual(await rewardOf(offer, '1000.05'), ['100.01', '50.01', covered]);
      assert.deepEqual(await rewardOf(offer, '1.00'), ['50.00', '25.00', covered]);
      assert.deepEqual(await rewardOf(offer, '9999999.00'), ['150.00', '75.00', covered]);
    }
  });

  it('the answer answers nothing of a percentage of an individual price, and ignores the amount', async () => {
    const individual = { individual_price: true, price_from: null };
    const percentage = await offered(10_000, { ...individual, loyalty_percentage: 10 });
    assert.deepEqual(await rewardOf(percentage, '1.00'), [undefined, undefined, false]);
    const fixed = await offered(10_000, { ...individual, loyalty_points: 10_000 });
    assert.deepEqual(await rewardOf(fixed, '1.00'), ['100.00', '50.00', true]);
  });

  it('the answer covers no reward at all', async () => {
    assert.deepEqual(await rewardOf(await offered(0, { loyalty_points: 0 })), ['0.00', '0.00', true]);
  });

  it('the answer leaves out what is no amount, and knows no offer that is not there', async () => {
    const offer = await offered(0, { loyalty_points: 100 });
    for (const amount of ['abc', '1', '1.234', '1e3', '-5.00', '9999999999999.00']) {
      assert.deepEqual(await rewardOf(offer, amount), ['1.00', '0.50', false], amount);
    }
    assert.equal((await ask(newId(), '&amount=1.00')).statusCode, 404);
  });

  it('the answer knows an offer that is not listed only for its own company and admins, as its page does', async () => {
    const withdrawn = await offerOf({ is_active: false });
    const suspended = await offerOf({ company_id: await addCompany(api, 'Zawieszona', 'suspended') });
    for (const [login, codes] of [
      ['buyer', [404, 404]],
      ['owner', [200, 404]],
      ['member', [200, 404]],
      ['admin', [200, 200]],
    ] as const) {
      for (const [nth, offer] of [withdrawn, suspended].entries()) {
        const headers = headersOf(login);
        const limits = await api.inject({ url: `/api/offers/buying-limits/?offer_id=${offer}`, headers });
        const page = await api.inject({ url: `/api/offers/${offer}/`, headers });
        assert.deepEqual([limits.statusCode, page.statusCode], [codes[nth], codes[nth]], login);
      }
    }
  });
});
