import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { companyHolder, type Holder, userHolder } from '../../platform/holder.ts';
import { sql } from '../../storage/sql.ts';
import { addOrder, addPerson, addPoints, addTeam, api, deleteAccount, deleteOwn, type Team } from './testing.ts';

/** A verified order whose reward, 10.01, is still due to its buyer and to who referred it. */
async function addDue(seller: string, { userId, companyId }: Holder): Promise<void> {
  const id = await addOrder(seller, (await addPerson()).id, 'verified');
  await api.db.query(sql`
    update orders set referrer_user_id = ${userId}, referrer_company_id = ${companyId}, reward = 1001 where id = ${id}`);
  await api.db.query(sql`
    insert into reward_dues (order_id, company_id, amount, created_at, granted_at)
    values (${id}, ${seller}, 1001, now(), now())`);
}

describe('a referrer who goes', () => {
  async function settle({ company, headers }: Team) {
    await addPoints(companyHolder(company), 'available');
    await addPoints(companyHolder(company), 'available');
    const request = { method: 'POST', url: '/api/pay-event-off/', headers } as const;
    return (await api.inject(request)).json();
  }

  test('leaves the seller owing the buyer’s half alone of a reward that is due', async () => {
    const [person, team] = [await addPerson(), await addTeam('Polecający')];
    for (const [referrer, goes] of [
      [userHolder(person.id), () => deleteAccount(person.headers)],
      [companyHolder(team.company), () => deleteOwn(team.headers)],
    ] as const) {
      const seller = await addTeam();
      await addDue(seller.company, referrer);
      assert.equal((await goes()).statusCode, 204);
      const balance = await api.inject({ url: '/api/point-balance/', headers: seller.headers });
      assert.equal(balance.json().due.amount, '5.01');
      const { settled, paid, due } = await settle(seller);
      assert.deepEqual([settled, paid, due.amount], [1, '5.01', '0.00']);
      const after = await api.inject({ url: '/api/point-balance/', headers: seller.headers });
      assert.equal(after.json().points, '4.99');
    }
  });
});
