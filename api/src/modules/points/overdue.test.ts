import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { runDue } from '../../platform/jobs/run-due.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { warnOverdueJob } from './overdue.job.ts';
import { payOffPendingRewards } from './pay-off.service.ts';
import { reserveReward } from './rewards.service.ts';
import { addOrder, credit } from './testing/points.ts';

const api = await createTestApi();
const { db } = api;
const category_id = await addCategory(api, 'IT');
const buyer = await addUser(api, { email: 'buyer@test.pl' });
const owner = await addUser(api, { email: 'owner@test.pl' });
const seller = await addCompany(api, 'Sprzedawca');
await addMember(api, seller, owner, 'owner');
const offer = await addOffer(api, { company_id: seller, category_id });
const start = Date.now();
const day = (days: number) => new Date(start + days * DAY_MS);

/** Adds a reward pending since that day. */
async function owe(grosze: number, since: Date): Promise<void> {
  const nobody = { buyer_company_id: null, referrer_user_id: null, referrer_company_id: null };
  const fresh = { id: newId(), seller_id: seller, buyer_user_id: buyer, ...nobody, reward: grosze };
  const order = await addOrder(db, offer, fresh);
  await db.transaction((tx) => reserveReward(tx, order, since));
}

/** Runs two workers at once; answers the seller's notifications. */
async function warn(now: Date) {
  await Promise.all([1, 2].map(() => runDue(api.context, [warnOverdueJob], now)));
  return takeNotifications(api, owner);
}

describe('the warning of overdue rewards', () => {
  it('the warning reaches the seller once, when the oldest has been pending for more than 30 days, with the whole amount owed', async () => {
    await owe(10_000, day(0));
    await owe(2_550, day(10));
    assert.deepEqual(await warn(day(30)), []);
    const params = { points: '125.50', oldest_at: day(0).toISOString() };
    assert.deepEqual(await warn(day(30.1)), [
      { kind: 'DuesOverdue', params, company_id: seller, actor: null, subject: `company:${seller}` },
    ]);
    assert.deepEqual(await warn(day(45)), []);
  });

  it('the warning comes again for the next oldest, and never for a settled one', async () => {
    await db.transaction((tx) => credit(tx, seller, 10_000));
    await db.transaction((tx) => payOffPendingRewards(tx, seller, day(46)));
    assert.deepEqual(
      (await warn(day(46.1))).map(({ params }) => params),
      [{ points: '25.50', oldest_at: day(10).toISOString() }],
    );
    await db.transaction((tx) => credit(tx, seller, 10_000));
    await db.transaction((tx) => payOffPendingRewards(tx, seller, day(47)));
    assert.deepEqual(await warn(day(300)), []);
    assert.deepEqual(await takeNotifications(api, buyer), []);
  });
});
