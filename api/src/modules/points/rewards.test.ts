import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { addCompany } from '../../testing/people.ts';
import { grantReward, matureReward, releaseReward, reserveReward, reverseReward } from './rewards.service.ts';
import type { RewardOrder } from './rewards.ts';
import { assertWholeLedger, balanceIn } from './testing/points.ts';
import {
  api,
  buyer,
  db,
  earned,
  emptyWithdrawable,
  go,
  newSeller,
  now,
  of,
  once,
  order,
  referrer,
} from './testing/rewards.ts';

describe('a reward', () => {
  it('a reward is reserved, halved with the odd grosz for the buyer, and matures', async () => {
    const seller = await newSeller(1_000);
    const sale = await order(seller, 101);
    await once(sale, reserveReward);
    assert.deepEqual(await of(seller.id), [899, 101]);
    await go(sale, grantReward);
    assert.deepEqual(await of(seller.id), [899, 0]);
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [51, 0, 0],
        [50, 0, 0],
      ],
    );
    await go(sale, matureReward);
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [0, 51, 0],
        [0, 50, 0],
      ],
    );
  });

  it('a reward returns the half of a missing referrer to the seller, and is the buyer’s when it is one grosz', async () => {
    const seller = await newSeller(1_000);
    const alone = await order(seller, 101, { referrer_user_id: null });
    await once(alone, reserveReward);
    await go(alone, grantReward);
    assert.deepEqual(await of(seller.id), [949, 0]);
    const tiny = await order(seller, 1);
    await once(tiny, reserveReward);
    await go(tiny, grantReward);
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [52, 0, 0],
        [0, 0, 0],
      ],
    );
    await go(alone, matureReward);
    await go(tiny, matureReward);
  });

  it('a reward goes to the company that bought, not to the person who pressed the button', async () => {
    const seller = await newSeller(1_000);
    const buyers = await addCompany(api, 'Kupujący');
    const sale = await order(seller, 100, { buyer_company_id: buyers, referrer_user_id: null });
    await once(sale, reserveReward);
    await go(sale, grantReward, matureReward);
    assert.equal(await balanceIn(db, companyAsOwner(buyers), 'withdrawable'), 50);
    assert.deepEqual(await earned(buyer), [0, 0, 0]);
  });

  it('a reward is released, whether reserved or pending', async () => {
    const seller = await newSeller(150);
    const [reserved, due] = [await order(seller, 100), await order(seller, 100)];
    assert.equal(await db.transaction((tx) => reserveReward(tx, reserved, now)), true);
    assert.equal(await db.transaction((tx) => reserveReward(tx, due, now)), false);
    await go(due, releaseReward, reverseReward);
    await go(reserved, reverseReward, releaseReward);
    assert.deepEqual(await of(seller.id), [150, 0]);
  });

  it('the reward of several orders at once draws on what the previous ones left, and is pending where that is too little', async () => {
    const seller = await newSeller(250);
    const sales: RewardOrder[] = [];
    for (const reward of [100, 200, 0, 120, 31, 30]) sales.push(await order(seller, reward));
    const covered: boolean[] = [];
    await db.transaction(async (tx) => {
      for (const sale of sales) covered.push(await reserveReward(tx, sale, now));
    });
    assert.deepEqual(covered, [true, false, true, true, false, true]);
    assert.deepEqual(await of(seller.id), [0, 250]);
    await assertWholeLedger(db);
  });

  it('a reward is taken from assigned points when it is reversed before it matures', async () => {
    const seller = await newSeller(100);
    const sale = await order(seller, 100);
    await once(sale, reserveReward);
    await go(sale, grantReward, reverseReward);
    assert.deepEqual(await of(seller.id), [100, 0]);
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
    );
  });

  it('a reward becomes a debt when it was withdrawn before the reversal; later rewards repay that seller first', async () => {
    const [first, second] = [await newSeller(100), await newSeller(1_000)];
    const sale = await order(first, 100);
    await once(sale, reserveReward);
    await go(sale, grantReward, matureReward);
    await emptyWithdrawable(buyer);
    await go(sale, reverseReward);
    assert.deepEqual(
      [await of(first.id), await earned(buyer), await earned(referrer)],
      [
        [50, 0],
        [0, 0, 50],
        [0, 0, 0],
      ],
    );
    const small = await order(second, 60, { referrer_user_id: null });
    const large = await order(second, 80, { referrer_user_id: null });
    for (const later of [small, large]) {
      await once(later, reserveReward);
      await go(later, grantReward);
    }
    await go(small, matureReward);
    assert.deepEqual(
      [await of(first.id), await earned(buyer)],
      [
        [80, 0],
        [40, 0, 20],
      ],
    );
    await go(large, matureReward);
    assert.deepEqual(
      [await of(first.id), await earned(buyer)],
      [
        [100, 0],
        [0, 20, 0],
      ],
    );
  });

  it('a reward is reserved without a deadlock when two orders of the same pair move at once', async () => {
    const [one, two] = [await newSeller(10_000), await newSeller(10_000)];
    const swapped = { buyer_user_id: referrer, referrer_user_id: buyer };
    const sales = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(index % 2 ? one : two, 100, index % 4 < 2 ? {} : swapped)),
    );
    await Promise.all(sales.map((sale) => once(sale, reserveReward)));
    await Promise.all(sales.map((sale) => once(sale, grantReward)));
    await Promise.all(sales.map((sale) => once(sale, matureReward)));
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [0, 1_000, 0],
        [0, 1_000, 0],
      ],
    );
  });
});
