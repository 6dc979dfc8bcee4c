import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { companyHolder, userHolder } from '../../platform/holder.ts';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../storage/db.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNews } from '../../testing/news.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing.ts';
import { openAccounts, post, systemAccount } from './ledger.sql.ts';
import { payOffDues } from './pay-off.service.ts';
import { grantReward, matureReward, releaseReward, reverseReward } from './rewards.service.ts';
import type { RewardOrder } from './rewards.ts';
import {
  addOrder,
  assertConserved,
  assertWholeLedger,
  balanceIn,
  credit,
  reserveReward,
  reserveRewards,
} from './testing.ts';

const api = await createTestApi();
const { db } = api;
const category_id = await addCategory(api, 'IT');
const buyer = await addUser(api, { email: 'buyer@test.pl' });
const referrer = await addUser(api, { email: 'referrer@test.pl' });
const now = new Date();

async function newSeller(grosze: number) {
  const id = await addCompany(api, 'Sprzedawca');
  if (grosze > 0) await db.transaction((tx) => credit(tx, id, grosze));
  return { id, offer: await addOffer(api, { company_id: id, category_id }) };
}

async function order(
  seller: { id: string; offer: string },
  reward: number,
  parts: Partial<RewardOrder> = {},
): Promise<RewardOrder> {
  const fresh: RewardOrder = {
    id: newId(),
    seller_id: seller.id,
    buyer_user_id: buyer,
    buyer_company_id: null,
    referrer_user_id: referrer,
    referrer_company_id: null,
    reward,
    ...parts,
  };
  await addOrder(db, seller.offer, fresh);
  return fresh;
}

type Step = (tx: Db, order: RewardOrder, now: Date) => Promise<unknown>;

/** Each step twice: a repeated one has no second effect. */
async function go(subject: RewardOrder, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    for (const _ of [1, 2]) await db.transaction((tx) => step(tx, subject, now));
  }
}
const once = (subject: RewardOrder, step: Step) => db.transaction((tx) => step(tx, subject, now));

const of = async (id: string) => [
  await balanceIn(db, companyHolder(id), 'available'),
  await balanceIn(db, companyHolder(id), 'frozen'),
];
const earned = async (id: string) => [
  await balanceIn(db, userHolder(id), 'assigned'),
  await balanceIn(db, userHolder(id), 'withdrawable'),
  await balanceIn(db, userHolder(id), 'debt'),
];

/** The person takes everything out that can be taken out. */
async function emptyWithdrawable(id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const holder = userHolder(id);
    const accounts = await openAccounts(tx, [[holder, 'withdrawable']]);
    const from = accounts.of(holder, 'withdrawable');
    if (from.balance === 0) return;
    await post(tx, {
      key: newId(),
      from: from.id,
      to: await systemAccount(tx, 'clearing.bank'),
      amount: from.balance,
      type: 'PAY_OFF',
      status: 'paid_off',
      orderId: null,
      at: now,
    });
  });
}

afterEach(async () => {
  await assertWholeLedger(db);
  await assertConserved(db);
  for (const id of [buyer, referrer]) await emptyWithdrawable(id);
});

describe('a reward', () => {
  it('is reserved, halved with the odd grosz for the buyer, and matures', async () => {
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

  it('returns the half of nobody to the seller, and a reward of one grosz is the buyer’s', async () => {
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

  it('goes to the company that bought, not to the person who pressed the button', async () => {
    const seller = await newSeller(1_000);
    const buyers = await addCompany(api, 'Kupujący');
    const sale = await order(seller, 100, { buyer_company_id: buyers, referrer_user_id: null });
    await once(sale, reserveReward);
    await go(sale, grantReward, matureReward);
    assert.equal(await balanceIn(db, companyHolder(buyers), 'withdrawable'), 50);
    assert.deepEqual(await earned(buyer), [0, 0, 0]);
  });

  it('is released, reserved or only due', async () => {
    const seller = await newSeller(150);
    const [reserved, due] = [await order(seller, 100), await order(seller, 100)];
    assert.equal(await db.transaction((tx) => reserveReward(tx, reserved, now)), true);
    assert.equal(await db.transaction((tx) => reserveReward(tx, due, now)), false);
    await go(due, releaseReward, reverseReward);
    await go(reserved, reverseReward, releaseReward);
    assert.deepEqual(await of(seller.id), [150, 0]);
  });

  it('of orders that come together takes what the ones before have left, and is due where that is too short', async () => {
    const seller = await newSeller(250);
    const sales: RewardOrder[] = [];
    for (const reward of [100, 200, 0, 120, 31, 30]) sales.push(await order(seller, reward));
    const rows = await db.transaction((tx) => reserveRewards(tx, sales, now));
    assert.deepEqual(
      rows.map(({ covered }) => covered),
      [true, false, true, true, false, true],
    );
    assert.deepEqual(await of(seller.id), [0, 250]);
    await assertWholeLedger(db);
  });

  it('is taken back from assigned when it is reversed before it matures', async () => {
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

  it('becomes debt when it was withdrawn before the reversal; later rewards pay that seller first', async () => {
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

  it('asks nobody twice when two orders of the same pair move at once', async () => {
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

describe('a due reward', () => {
  it('is settled oldest first as far as the balance goes, and no younger one overtakes', async () => {
    const seller = await newSeller(0);
    const sales = [await order(seller, 100), await order(seller, 300), await order(seller, 50)];
    for (const [index, sale] of sales.entries()) {
      await db.transaction((tx) => reserveReward(tx, sale, new Date(now.getTime() + index)));
    }
    const refused = db.transaction((tx) => payOffDues(tx, seller.id, now));
    await assert.rejects(refused, { code: 'insufficient_points' });
    await db.transaction((tx) => credit(tx, seller.id, 200));
    assert.deepEqual(await db.transaction((tx) => payOffDues(tx, seller.id, now)), { settled: 1, paid: 100 });
    assert.deepEqual(await of(seller.id), [100, 100]);
    await db.transaction((tx) => credit(tx, seller.id, 250));
    assert.deepEqual(await db.transaction((tx) => payOffDues(tx, seller.id, now)), { settled: 2, paid: 350 });
    assert.deepEqual(await db.transaction((tx) => payOffDues(tx, seller.id, now)), { settled: 0, paid: 0 });
    await go(sales[0] as RewardOrder, grantReward, matureReward);
    assert.deepEqual(await earned(buyer), [0, 50, 0]);
  });

  it('that was granted is paid to the rewarded, and can be withdrawn at once when it has matured', async () => {
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
    assert.deepEqual(await db.transaction((tx) => payOffDues(tx, seller.id, now)), { settled: 2, paid: 151 });
    assert.deepEqual(
      [await earned(buyer), await earned(referrer)],
      [
        [51, 50, 0],
        [0, 50, 0],
      ],
    );
    const news = { kind: 'RewardMatured', company_id: null, actor: null };
    const params = { offer: 'Audyt', points: '0.50' };
    assert.deepEqual(await takeNews(api, buyer), [
      { ...news, params: { ...params, points_type: 'BUY' }, subject: `order:${matured.id}` },
    ]);
    assert.deepEqual(await takeNews(api, referrer), [
      { ...news, params: { ...params, points_type: 'NETWORK_BUY' }, subject: null },
    ]);
    await go(granted, matureReward);
    assert.deepEqual(await earned(buyer), [0, 101, 0]);
    assert.deepEqual(await of(seller.id), [49, 0]);
  });

  it('is owed no longer after a reversal', async () => {
    const seller = await newSeller(0);
    const sale = await order(seller, 100);
    await once(sale, reserveReward);
    await go(sale, grantReward, reverseReward);
    await db.transaction((tx) => credit(tx, seller.id, 500));
    assert.deepEqual(await db.transaction((tx) => payOffDues(tx, seller.id, now)), { settled: 0, paid: 0 });
    assert.deepEqual(await of(seller.id), [500, 0]);
  });

  it('is settled once by two payers at the same time', async () => {
    const seller = await newSeller(0);
    await once(await order(seller, 100), reserveReward);
    await db.transaction((tx) => credit(tx, seller.id, 500));
    const both = [1, 2].map(() => db.transaction((tx) => payOffDues(tx, seller.id, now)));
    assert.deepEqual((await Promise.all(both)).map(({ settled }) => settled).sort(), [0, 1]);
    assert.deepEqual(await of(seller.id), [400, 100]);
  });
});
