import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeNotifications } from '../../testing/notifications.ts';
import { payOffPendingRewards } from './pay-off.service.ts';
import { grantReward, matureReward, reserveReward, reverseReward } from './rewards.service.ts';
import type { RewardOrder } from './rewards.ts';
import { credit } from './testing/points.ts';
import { api, buyer, db, earned, go, newSeller, now, of, once, order, referrer } from './testing/rewards.ts';

describe('a pending reward', () => {
  it('a reward is settled oldest first as far as the balance covers, and no younger one is paid before it', async () => {
    const seller = await newSeller(0);
    const sales = [await order(seller, 100), await order(seller, 300), await order(seller, 50)];
    for (const [index, sale] of sales.entries()) {
      await db.transaction((tx) => reserveReward(tx, sale, new Date(now.getTime() + index)));
    }
    const refused = db.transaction((tx) => payOffPendingRewards(tx, seller.id, now));
    await assert.rejects(refused, { code: 'insufficient_points' });
    await db.transaction((tx) => credit(tx, seller.id, 200));
    assert.deepEqual(await db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)), { settled: 1, paid: 100 });
    assert.deepEqual(await of(seller.id), [100, 100]);
    await db.transaction((tx) => credit(tx, seller.id, 250));
    assert.deepEqual(await db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)), { settled: 2, paid: 350 });
    assert.deepEqual(await db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)), { settled: 0, paid: 0 });
    await go(sales[0] as RewardOrder, grantReward, matureReward);
    assert.deepEqual(await earned(buyer), [0, 50, 0]);
  });

  it('a reward that was granted is paid to its owners, and can be withdrawn at once when it has matured', async () => {
    const seller = await newSeller(0);
    const [granted, matured] = [await order(seller, 101, { referrer_user_id: null }), await order(seller, 100)];
    for (const sale of [granted, matured]) {
      await once(sale, reserveReward);
      await go(sale, grantReward);
    }
    await go(matured, matureReward);
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
    );
    await db.transaction((tx) => credit(tx, seller.id, 200));
    assert.deepEqual(await db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)), { settled: 2, paid: 151 });
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [51, 50, 0],
        [0, 50, 0],
      ],
    );
    const notification = { kind: 'RewardMatured', company_id: null, actor: null };
    const params = { offer: 'Audyt', points: '0.50' };
    assert.deepEqual(await takeNotifications(api, buyer), [
      { ...notification, params: { ...params, points_type: 'BUY' }, subject: `order:${matured.id}` },
    ]);
    assert.deepEqual(await takeNotifications(api, referrer), [
      { ...notification, params: { ...params, points_type: 'NETWORK_BUY' }, subject: null },
    ]);
    await go(granted, matureReward);
    assert.deepEqual(await earned(buyer), [0, 101, 0]);
    assert.deepEqual(await of(seller.id), [49, 0]);
  });

  it('a reward is cancelled by a reversal', async () => {
    const seller = await newSeller(0);
    const sale = await order(seller, 100);
    await once(sale, reserveReward);
    await go(sale, grantReward, reverseReward);
    await db.transaction((tx) => credit(tx, seller.id, 500));
    assert.deepEqual(await db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)), { settled: 0, paid: 0 });
    assert.deepEqual(await of(seller.id), [500, 0]);
  });

  it('a reward is settled once by two payers at the same time', async () => {
    const seller = await newSeller(0);
    await once(await order(seller, 100), reserveReward);
    await db.transaction((tx) => credit(tx, seller.id, 500));
    const both = [1, 2].map(() => db.transaction((tx) => payOffPendingRewards(tx, seller.id, now)));
    assert.deepEqual((await Promise.all(both)).map(({ settled }) => settled).sort(), [0, 1]);
    assert.deepEqual(await of(seller.id), [400, 100]);
  });
});
