import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { assertConserved, assertWholeLedger, balanceIn } from '../points/testing/points.ts';
import {
  addOrder,
  addPerson,
  addPoints,
  addTeam,
  api,
  deleteAccount,
  deleteOwn,
  type Team,
} from './testing/deletion.ts';

interface Rewarded {
  buyer: string;
  buyerCompany?: string;
  referrer: AccountOwner;
}
const NOBODY: AccountOwner = { userId: null, companyId: null };

/** A completed order whose reward, 10.01, is still pending for its buyer and referrer. */
async function addPendingReward(seller: string, { buyer, buyerCompany, referrer }: Rewarded): Promise<void> {
  const id = await addOrder(seller, buyer, 'completed');
  await api.db.query(sql`
    update orders set buyer_company_id = ${buyerCompany ?? null}, referrer_user_id = ${referrer.userId},
      referrer_company_id = ${referrer.companyId}, reward = 1001, reward_buyer = 501 where id = ${id}`);
  await api.db.query(sql`
    insert into reward_dues (order_id, company_id, amount, created_at, granted_at, matured_at)
    values (${id}, ${seller}, ${referrer === NOBODY ? 501 : 1001}, now(), now(), now())`);
}

async function balanceOf({ headers }: Team): Promise<{ points: string; due: { amount: string } }> {
  return (await api.inject({ url: '/api/point-balance/', headers })).json();
}

/** Gives the seller 10.00 points and settles. */
async function settle({ company, headers }: Team) {
  await addPoints(companyAsOwner(company), 'available');
  await addPoints(companyAsOwner(company), 'available');
  const keyed = { ...headers, 'idempotency-key': newId() };
  return (await api.inject({ method: 'POST', url: '/api/pay-event-off/', headers: keyed })).json();
}

describe('deleting a referrer', () => {
  test('the deletion leaves only the buyer’s half of a pending reward owed', async () => {
    const [person, team] = [await addPerson(), await addTeam('Polecający')];
    for (const [referrer, remove] of [
      [userAsOwner(person.id), () => deleteAccount(person.headers)],
      [companyAsOwner(team.company), () => deleteOwn(team.headers)],
    ] as const) {
      const seller = await addTeam();
      await addPendingReward(seller.company, { buyer: (await addPerson()).id, referrer });
      assert.equal((await remove()).statusCode, 204);
      assert.equal((await balanceOf(seller)).due.amount, '5.01');
      const { settled, paid, due } = await settle(seller);
      assert.deepEqual([settled, paid, due.amount], [1, '5.01', '0.00']);
      assert.equal((await balanceOf(seller)).points, '4.99');
    }
  });
});

describe('deleting a buyer', () => {
  test('the deletion leaves only the referrer’s half of a pending reward owed', async () => {
    const [person, team] = [await addPerson(), await addTeam('Kupujący')];
    for (const [buyer, accountOwner, remove] of [
      [{ buyer: person.id }, userAsOwner(person.id), () => deleteAccount(person.headers)],
      [
        { buyer: team.owner.id, buyerCompany: team.company },
        companyAsOwner(team.company),
        () => deleteOwn(team.headers),
      ],
    ] as const) {
      const [seller, referrer] = [await addTeam(), await addPerson()];
      await addPendingReward(seller.company, { ...buyer, referrer: userAsOwner(referrer.id) });
      assert.equal((await remove()).statusCode, 204);
      assert.equal((await balanceOf(seller)).due.amount, '5.00');
      const { settled, paid, due } = await settle(seller);
      assert.deepEqual([settled, paid, due.amount], [1, '5.00', '0.00']);
      assert.equal((await balanceOf(seller)).points, '5.00');
      assert.equal(await balanceIn(api.db, userAsOwner(referrer.id), 'withdrawable'), 500);
      assert.equal(await balanceIn(api.db, accountOwner, 'assigned'), 0);
      assert.equal(await balanceIn(api.db, accountOwner, 'withdrawable'), 0);
    }
    await assertWholeLedger(api.db);
    await assertConserved(api.db);
  });

  test('the deletion leaves nothing owed without a referrer, or when the referrer is deleted too, in either order', async () => {
    const referrers = [null, await addPerson(), await addPerson()];
    for (const [index, referrer] of referrers.entries()) {
      const [seller, buyer] = [await addTeam(), await addPerson()];
      await addPendingReward(seller.company, {
        buyer: buyer.id,
        referrer: referrer ? userAsOwner(referrer.id) : NOBODY,
      });
      const deleted = referrer ? [buyer, referrer] : [buyer];
      if (index === 1) deleted.reverse();
      for (const { headers } of deleted) assert.equal((await deleteAccount(headers)).statusCode, 204);
      assert.equal((await balanceOf(seller)).due.amount, '0.00');
      assert.equal((await settle(seller)).settled, 0);
      assert.equal((await balanceOf(seller)).points, '10.00');
    }
  });

  test('the deletion leaves a pending reward to the company that the buyer acted for', async () => {
    const [seller, buyers] = [await addTeam(), await addTeam('Kupujący')];
    const person = await addPerson();
    await addPendingReward(seller.company, { buyer: person.id, buyerCompany: buyers.company, referrer: NOBODY });
    assert.equal((await deleteAccount(person.headers)).statusCode, 204);
    assert.equal((await balanceOf(seller)).due.amount, '5.01');
    assert.equal((await settle(seller)).paid, '5.01');
    assert.equal(await balanceIn(api.db, companyAsOwner(buyers.company), 'withdrawable'), 501);
  });
});
