import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { sweepJob, timerJob } from './order-timers.ts';
import {
  act,
  api,
  assertLedgerAdds,
  balance,
  ids,
  look,
  notifiedKinds,
  orderIn,
  recharge,
  seller,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

/** The worker's time, this many days from now; never the same twice, because the sweep runs once a minute. */
let moments = 0;
function after(days: number): Date {
  moments += 1;
  return new Date(Date.now() + days * DAY_MS + moments * MINUTE_MS);
}

/** Runs two workers at once, and then again. Only these jobs: the purge would end the sessions of this test. */
async function run(days: number): Promise<void> {
  const work = (now: Date) => runDue(api.context, [sweepJob, timerJob], now);
  const now = after(days);
  await Promise.all([work(now), work(now)]);
  await work(after(days));
}

const steps = async (id: string) => (await look(id))?.history.map(({ action }) => action);
const entriesOf = async (id: string) =>
  (
    await api.db.query<{ key: string }>(sql`
      select split_part(idempotency_key, ':', 1) as key from ledger_entries where order_id = ${id} order by id`)
  ).map(({ key }) => key);
const remindersOf = async (id: string) =>
  (await api.db.query(sql`select recipient, subject from outbox where text like ${`%${id}%`}`)) as {
    recipient: string;
    subject: string;
  }[];

/**
 * Leaves only this order waiting and resets the sweep; otherwise the worker's clock would end orders of other tests as well.
 */
async function alone(order: Promise<Order>): Promise<Order> {
  const retained = await order;
  await api.db.query(sql`delete from jobs`);
  await api.db.query(sql`update orders set status_since = ${after(1000)} where id <> ${retained.id}`);
  return retained;
}

describe('an untouched order', () => {
  it('an order is not named in the reminder by a title that holds a link', async () => {
    const { id } = await alone(orderIn('bought'));
    await api.db.query(sql`update orders set offer_title = 'PILNE: dopłata na evil.pl' where id = ${id}`);
    await run(27);
    const [reminder] = await remindersOf(id);
    assert.equal(reminder?.subject, 'Zamówienie „(tytuł pominięty)” zostanie anulowane za 3 dni');
  });

  it('an order is cancelled 30 days after the purchase, once, with a reminder 3 days before', async () => {
    const { id, cancels_at, status_since } = await alone(orderIn('bought'));
    assert.equal(Date.parse(cancels_at ?? '') - Date.parse(status_since), 30 * DAY_MS);
    const frozen = (await balance('owner', seller)).frozen_points.balance;
    await run(26.9);
    assert.deepEqual(await remindersOf(id), []);
    await run(27);
    await run(28);
    const reminder = { recipient: 'buyer@test.pl', subject: 'Zamówienie „Usługa” zostanie anulowane za 3 dni' };
    assert.deepEqual(await remindersOf(id), [reminder]);
    assert.equal((await look(id))?.status, 'bought');
    await run(30);
    assert.equal((await look(id))?.status, 'cancelled');
    assert.deepEqual((await look(id))?.history.at(-1)?.actor, null);
    assert.deepEqual(await steps(id), ['buy', 'sale-add-info', 'expire']);
    assert.deepEqual(await entriesOf(id), ['buy', 'cancel']);
    assert.equal(Number(frozen) - Number((await balance('owner', seller)).frozen_points.balance), 10);
    assert.ok((await notifiedKinds(id, 'buyer')).includes('SaleCancelled'));
    assert.ok((await notifiedKinds(id, 'member')).includes('SaleCancelled'));
    await run(300);
    assert.deepEqual(await steps(id), ['buy', 'sale-add-info', 'expire']);
    assert.equal((await remindersOf(id)).length, 1);
  });

  it('an order is cancelled 14 days after a rejection, counted again after each', async () => {
    const { id } = await alone(orderIn('rejected'));
    await run(13.9);
    assert.equal((await look(id))?.status, 'rejected');
    assert.equal((await remindersOf(id)).length, 1);
    await act('buyer', 'sale-add-info', { transaction_id: id, text: 'Poprawiony numer' });
    await act('buyer', 'resubmit', { transaction_id: id });
    await run(300);
    assert.equal((await look(id))?.status, 'in_verification');
    await api.db.query(sql`delete from jobs`);
    const again = { transaction_id: id, status: 'rejected', rejected_reason: 'Nadal zły numer' };
    await act('owner', 'my-sales-change-status', again);
    await run(13.9);
    assert.equal((await look(id))?.status, 'rejected');
    await run(14);
    assert.equal((await look(id))?.status, 'cancelled');
  });
});

describe('a verified order', () => {
  const withdrawable = async () => Number((await balance('buyer')).withdrawable_points);

  it('an order is completed 14 days later: its points become withdrawable, and an opinion is invited', async () => {
    const { id } = await alone(orderIn('verified'));
    const earlier = await withdrawable();
    await run(13.9);
    assert.equal((await look(id))?.status, 'verified');
    await run(14);
    await run(15);
    assert.equal((await look(id))?.status, 'completed');
    assert.equal((await withdrawable()) - earlier, 5);
    assert.deepEqual(await entriesOf(id), ['buy', 'verify-buyer', 'verify-network', 'mature-buyer']);
    assert.equal((await notifiedKinds(id, 'buyer')).filter((kind) => kind === 'OpinionInvited').length, 1);
    await assertLedgerAdds();
  });

  it('an order notifies the buyer and the referrer once of their withdrawable points', async () => {
    const { id } = await alone(orderIn('in_verification', { loyalty_points: 1001 }));
    await api.db.query(sql`update orders set referrer_user_id = ${ids.friend ?? ''} where id = ${id}`);
    await act('owner', 'my-sales-change-status', { transaction_id: id, status: 'verified' });
    for (const login of ['buyer', 'friend', 'owner', 'member']) await takeNotifications(api, ids[login]);
    await run(14);
    const matured = { kind: 'RewardMatured', company_id: null, actor: null };
    const [toBuyer] = (await takeNotifications(api, ids.buyer)).filter(({ kind }) => kind === 'RewardMatured');
    const params = { offer: 'Usługa', points: '5.01', points_type: 'BUY' };
    assert.deepEqual(toBuyer, { ...matured, params, subject: `order:${id}` });
    const earned = { offer: 'Usługa', points: '5.00', points_type: 'NETWORK_BUY' };
    assert.deepEqual(await takeNotifications(api, ids.friend), [{ ...matured, params: earned, subject: null }]);
    assert.deepEqual([await takeNotifications(api, ids.owner), await takeNotifications(api, ids.member)], [[], []]);
  });

  it('an order with a pending reward announces no withdrawable points', async () => {
    const { id } = await alone(orderIn('verified', { price_from: 180_000_000, loyalty_points: 90_000_000 }));
    await run(14);
    assert.equal((await look(id))?.status, 'completed');
    assert.deepEqual((await notifiedKinds(id, 'buyer')).at(-1), 'OpinionInvited');
  });

  it('an order stops maturing while it is reported, and starts again after the decision', async () => {
    const { id: transaction_id } = await alone(orderIn('verified'));
    await act('buyer', 'report', { transaction_id, reason: 'Nie odpowiada' });
    await run(300);
    assert.equal((await look(transaction_id))?.status, 'reported');
    await api.db.query(sql`delete from jobs`);
    await act('admin', 'accounts/admin/dva', {
      transaction_id,
      status: 'verified',
      buyer_reason: 'Są dowody',
      seller_reason: 'Są dowody',
      seen_answer: false,
    });
    await run(13.9);
    assert.equal((await look(transaction_id))?.status, 'verified');
    await run(14);
    assert.equal((await look(transaction_id))?.status, 'completed');
    assert.deepEqual(await entriesOf(transaction_id), ['buy', 'verify-buyer', 'verify-network', 'mature-buyer']);
  });

  it('an order of a deleted account ends as well, and nobody is mailed', async () => {
    const { id } = await alone(orderIn('bought'));
    await api.db.query(sql`update users set disabled_at = now() where id = ${ids.buyer ?? ''}`);
    await run(27);
    await run(30);
    assert.deepEqual(await remindersOf(id), []);
    const row = await api.db.one(sql`select status from orders where id = ${id}`);
    assert.deepEqual(row, { status: 'cancelled' });
    await api.db.query(sql`update users set disabled_at = null where id = ${ids.buyer ?? ''}`);
  });
});

describe('a cancellation by the buyer and an automatic one at once', () => {
  it('both have one effect', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id: transaction_id } = await alone(orderIn('bought'));
      await Promise.all([run(30), act('buyer', 'cancel-sale', { transaction_id })]);
      assert.equal((await look(transaction_id))?.history.filter(({ status }) => status === 'cancelled').length, 1);
      assert.deepEqual(await entriesOf(transaction_id), ['buy', 'cancel']);
    }
    await assertLedgerAdds();
  });
});
