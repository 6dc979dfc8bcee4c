import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { PayoutAccounts } from '@wspolnik/contract/withdrawals';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { as } from '../../testing/people.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { addCategory } from '../offers/testing/offers.ts';
import type { WorldReply } from './dev-world.schemas.ts';

const api = await createTestApi();
const production = await createTestApi({ env: PRODUCTION });
const parent = await addCategory(api, 'Usługi');
await addCategory(api, 'Audyty', parent);

const make = (people: object) => api.inject({ method: 'POST', url: '/api/dev/world/', payload: { people } });

async function world(people: object): Promise<WorldReply> {
  const reply = await make(people);
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<WorldReply>();
}

function personOf({ people }: WorldReply, key: string) {
  const person = people[key];
  assert.ok(person);
  return { ...person, headers: as(person.access, person.company?.id) };
}

const SELLER = { company: { points: '500.00' }, offers: { audit: { loyalty_points: '40.00' } } };
const bought = (status: string) => ({ from: 'seller', offer: 'audit', status });

describe('a world', () => {
  test('a world signs its people in, a member of a company as that company', async () => {
    const made = await world({ seller: SELLER, manager: { company: { of: 'seller', role: 'manager' } } });
    const [seller, manager] = [personOf(made, 'seller'), personOf(made, 'manager')];
    assert.equal(manager.company?.id, seller.company?.id);
    assert.equal(manager.company?.role, 'manager');
    const own = await api.inject({ url: '/api/offers/get-mine/', headers: manager.headers });
    assert.deepEqual(
      own.json().results.map(({ id }: { id: string }) => id),
      [seller.offers.audit?.id],
    );
    const { email, password } = seller;
    const login = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
    assert.equal(login.statusCode, 200);
  });

  test('a world has orders in each status, with their points', async () => {
    const made = await world({
      seller: SELLER,
      friend: {},
      buyer: {
        orders: {
          granted: { ...bought('verified'), referrer: 'friend' },
          done: { ...bought('completed'), referrer: 'friend' },
          off: bought('cancelled'),
          fresh: bought('bought'),
          waiting: bought('in_verification'),
          refused: bought('rejected'),
        },
      },
    });
    const buyer = personOf(made, 'buyer');
    const reply = await api.inject({ url: '/api/offers/get-my-purchases/', headers: buyer.headers });
    const statuses = new Map(reply.json().results.map(({ id, status }: Order) => [id, status]));
    for (const { id, status } of Object.values(buyer.orders)) assert.equal(statuses.get(id), status);
    const balanceOf = async (key: string) =>
      (await api.inject({ url: '/api/point-balance/', headers: personOf(made, key).headers })).json<PointBalance>();
    assert.equal((await balanceOf('buyer')).withdrawable_points, '20.00');
    assert.equal((await balanceOf('friend')).withdrawable_points, '20.00');
    // Frozen are the open orders; half of a granted reward went to each side.
    assert.equal((await balanceOf('seller')).frozen_points.balance, '120.00');
  });

  test('a world has accounts for withdrawals of people and of companies', async () => {
    const made = await world({ owner: { company: {}, bank_account: true }, person: { bank_account: true } });
    for (const key of ['owner', 'person']) {
      const { headers } = personOf(made, key);
      const { results } = (await api.inject({ url: '/api/payment/payout-accounts/', headers })).json<PayoutAccounts>();
      assert.equal(results.length, 1);
      for (const { usable_at } of results) assert.ok(Date.parse(usable_at) <= Date.now());
    }
  });

  test('a world has names that no other world has', async () => {
    const [one, other] = [await world({ seller: SELLER }), await world({ seller: SELLER })];
    const names = (made: WorldReply) => {
      const { name, company, offers } = personOf(made, 'seller');
      return [name, company?.name, offers.audit?.title];
    };
    for (const name of names(one)) assert.ok(name?.includes(one.word) && !names(other).includes(name));
  });

  test('a world is not made in part: a plan that refers to nothing leaves nobody', async () => {
    const count = async () => (await api.db.query(sql`select 1 from users`)).length;
    const before = await count();
    const reply = await make({ buyer: { orders: { lost: bought('bought') } } });
    assert.equal(reply.statusCode, 422, reply.body);
    assert.equal(await count(), before);
  });

  test('a world does not exist in production', async () => {
    const reply = await production.inject({ method: 'POST', url: '/api/dev/world/', payload: { people: {} } });
    assert.equal(reply.statusCode, 404);
  });
});
