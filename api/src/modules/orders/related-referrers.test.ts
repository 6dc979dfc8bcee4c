import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { closeOlderOrders } from '../../testing/open-orders.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { balanceIn } from '../points/testing/points.ts';
import {
  act,
  addBuyers,
  api,
  assertLedgerAdds,
  buy,
  buyers,
  headersOf,
  ids,
  look,
  must,
  offerOf,
  recharge,
  seller,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));
beforeEach(() => closeOlderOrders(api.db));

async function linkOf(login: string, company?: string): Promise<string> {
  return (await api.inject({ url: '/api/reflink/', headers: headersOf(login, company) })).json().token;
}

/** A company of these logins with its link. */
async function firmOf(...logins: string[]): Promise<{ id: string; ref: string }> {
  const id = await addCompany(api, 'Druga firma');
  for (const login of logins) await addMember(api, id, ids[login] ?? '', 'owner');
  return { id, ref: await linkOf(logins[0] ?? '', id) };
}

const join = (company: string, login: string) => addMember(api, company, ids[login] ?? '', 'member');
const leave = (company: string, login: string) =>
  api.db.query(sql`delete from company_members where company_id = ${company} and user_id = ${ids[login] ?? ''}`);

async function boughtWith(ref: string, login = 'buyer', company?: string): Promise<Order> {
  return must(buy({ offer_id: await offerOf({ loyalty_points: 101 }), ref }, login, company));
}

const newPerson = async () => (await addBuyers(1))[0] ?? '';

/** Submits and verifies the buyer's order. */
async function verify({ id: transaction_id }: Order): Promise<void> {
  await must(act('buyer', 'sale-add-info', { transaction_id, text: 'Faktura 1/2026' }));
  await must(act('buyer', 'resubmit', { transaction_id }));
  await must(act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' }));
}

const pointsOf = async (company: string) => [
  await balanceIn(api.db, companyAsOwner(company), 'assigned'),
  await balanceIn(api.db, companyAsOwner(company), 'withdrawable'),
];

describe('a referrer', () => {
  it('a referrer is no company that shares a person with the seller', async () => {
    for (const insider of ['owner', 'manager', 'member']) {
      const firm = await firmOf(insider);
      assert.equal((await boughtWith(firm.ref)).referrer, null, insider);
    }
  });

  it('a referrer shares nobody with the buyer: not their company, a colleague in it, or a company of a colleague', async () => {
    const colleague = await newPerson();
    await join(buyers, colleague);
    const [own, firm] = [await firmOf('buyer'), await firmOf(colleague)];
    assert.equal((await boughtWith(own.ref)).referrer, null);
    assert.equal((await boughtWith(firm.ref, 'agent', buyers)).referrer, null);
    assert.equal((await boughtWith(await linkOf(colleague), 'agent', buyers)).referrer, null);
    assert.equal((await boughtWith(firm.ref)).referrer?.id, firm.id);
    await leave(buyers, colleague);
  });

  it('a referrer stays related for thirty days after a person was shared: a company handed over, a person who left', async () => {
    const firm = await firmOf('owner');
    await join(firm.id, await newPerson());
    await leave(firm.id, 'owner');
    assert.equal((await boughtWith(firm.ref)).referrer, null);
    const leaver = await newPerson();
    await join(seller, leaver);
    const ref = await linkOf(leaver);
    await leave(seller, leaver);
    assert.equal((await boughtWith(ref)).referrer, null);
    await api.db.query(sql`update former_members set left_at = left_at - interval '31 days'`);
    assert.equal((await boughtWith(ref)).referrer?.id, ids[leaver]);
  });

  it('a referrer cannot be named later either', async () => {
    const order = await boughtWith('unknown');
    const name = (referrer: string) =>
      act('buyer', 'transaction/reflink-actions', { transaction_id: order.id, referrer });
    const firm = await firmOf('manager');
    for (const ref of [firm.ref, await linkOf('member'), await linkOf('buyer')]) {
      assert.equal((await name(ref)).json().fields.referrer[0].code, 'invalid');
    }
    assert.equal((await name(await linkOf('friend'))).statusCode, 200);
  });
});

describe('a referrer who shares a person after the purchase', () => {
  it('the referrer gets nothing when the order is verified: the half returns to the seller', async () => {
    const firm = await firmOf(await newPerson());
    const order = await boughtWith(firm.ref);
    assert.equal(order.referrer?.id, firm.id);
    await join(firm.id, 'owner');
    const available = await balanceIn(api.db, companyAsOwner(seller), 'available');
    await verify(order);
    assert.equal(await balanceIn(api.db, companyAsOwner(seller), 'available'), available + 50);
    assert.deepEqual(await pointsOf(firm.id), [0, 0]);
    const shown = await look(order.id);
    assert.equal(shown?.referrer, null);
    assert.ok(shown?.history.some(({ action }) => action === 'drop-referrer'));
    await assertLedgerAdds();
  });

  it('the referrer loses a granted half before it can be withdrawn', async () => {
    const firm = await firmOf(await newPerson());
    const order = await boughtWith(firm.ref);
    await verify(order);
    assert.deepEqual(await pointsOf(firm.id), [50, 0]);
    await join(firm.id, 'buyer');
    await api.db.query(sql`
      update orders set status_since = ${new Date(Date.now() - 14 * DAY_MS)} where id = ${order.id}`);
    const available = await balanceIn(api.db, companyAsOwner(seller), 'available');
    await runDueJobs(api.context, api.context.clock());
    assert.equal((await look(order.id))?.status, 'completed');
    assert.deepEqual(await pointsOf(firm.id), [0, 0]);
    assert.equal(await balanceIn(api.db, companyAsOwner(seller), 'available'), available + 50);
    await assertLedgerAdds();
  });

  it('the referrer is not owed a half that is still pending', async () => {
    const available = await balanceIn(api.db, companyAsOwner(seller), 'available');
    const all = await offerOf({ price_from: 2 * available, loyalty_points: available });
    const spent = await must(buy({ offer_id: all }, await newPerson()));
    const firm = await firmOf(await newPerson());
    const order = await boughtWith(firm.ref);
    assert.equal(order.reward_frozen, false);
    await verify(order);
    await join(firm.id, 'member');
    await must(act('owner', 'cancel-sale', { transaction_id: spent.id, reason: 'Brak terminu' }));
    const headers = { ...headersOf('owner', seller), 'idempotency-key': newId() };
    const settled = await api.inject({ method: 'POST', url: '/api/pay-event-off/', headers });
    assert.deepEqual([settled.json().settled, settled.json().paid], [1, '0.51'], settled.body);
    assert.deepEqual(await pointsOf(firm.id), [0, 0]);
    assert.equal((await look(order.id))?.referrer, null);
    await assertLedgerAdds();
  });
});

// Last, because the sessions end as well.
describe('former members', () => {
  it('former members are forgotten after half a year', async () => {
    const [company, leaver] = [await addCompany(api, 'Dawna'), await newPerson()];
    await join(company, leaver);
    await leave(company, leaver);
    const rows = async () => (await api.db.query(sql`select from former_members where company_id = ${company}`)).length;
    const inDays = (days: number) => runDueJobs(api.context, new Date(api.context.clock().getTime() + days * DAY_MS));
    await inDays(179);
    assert.equal(await rows(), 1);
    await inDays(181);
    assert.equal(await rows(), 0);
  });
});
