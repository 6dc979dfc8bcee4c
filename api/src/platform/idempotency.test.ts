import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { type Static, Type } from 'typebox';
import type { Module } from '../modules/index.ts';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { addUser, asUser } from '../testing/people.ts';
import { idempotent } from './idempotency.ts';
import { problem } from './wire/problem.ts';

const Body = Type.Object({ amount: Type.Integer(), fail: Type.Optional(Type.Boolean()) });
type Body = Static<typeof Body>;

const extra: Module = {
  prefix: '/api',
  routes(app) {
    app.post<{ Body: Body }>('/test/pay/', { access: 'user', schema: { body: Body } }, async (request, reply) => {
      const { status, body } = await idempotent(request, 'test/pay', async (tx) => {
        const row = await tx.one(sql`insert into paid (amount) values (${request.body.amount}) returning id, amount`);
        if (request.body.fail) throw problem('insufficient_points');
        return { status: 201, body: { ...row } };
      });
      return reply.status(status).send(body);
    });
  },
};
const api = await createTestApi({ extra: [extra] });
await api.db.query(sql`
  create table paid (id int generated always as identity, amount int not null constraint affordable check (amount < 1000))`);
await addUser(api, { email: 'payer@example.test' });
await addUser(api, { email: 'other@example.test' });
let headers = await asUser(api, 'payer@example.test');

const paid = async (amount: number) =>
  (await api.db.one<{ count: number }>(sql`select count(*) as count from paid where amount = ${amount}`))?.count;

const pay = (key: string | null, payload: object, as = headers) =>
  api.inject({
    method: 'POST',
    url: '/api/test/pay/',
    payload,
    headers: key ? { ...as, 'idempotency-key': key } : as,
  });

describe('an idempotency key', () => {
  test('a key replays the first response without a second effect', async () => {
    const first = await pay('a', { amount: 1 });
    const second = await pay('a', { amount: 1 });
    assert.equal(second.statusCode, 201);
    assert.deepEqual(second.json(), first.json());
    assert.equal(await paid(1), 1);
  });

  test('a key admits one of many at once, and answers all the same', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => pay('b', { amount: 2 })));
    assert.equal(new Set(replies.map((reply) => reply.body)).size, 1);
    assert.equal(replies[0]?.statusCode, 201);
    assert.equal(await paid(2), 1);
  });

  test('a key is refused with another body', async () => {
    await pay('c', { amount: 3 });
    const reply = await pay('c', { amount: 33 });
    assert.equal(reply.statusCode, 409);
    assert.equal(reply.json().code, 'idempotency_mismatch');
    assert.equal(await paid(33), 0);
  });

  test('a key is free again when the first attempt failed', async () => {
    assert.equal((await pay('d', { amount: 4, fail: true })).json().code, 'insufficient_points');
    assert.equal((await pay('d', { amount: 4 })).statusCode, 201);
    assert.equal(await paid(4), 1);
  });

  test('a key belongs to its caller', async () => {
    await pay('e', { amount: 5 });
    await pay('e', { amount: 5 }, await asUser(api, 'other@example.test'));
    assert.equal(await paid(5), 2);
  });

  test('a key expires after a day', async () => {
    await pay('f', { amount: 6 });
    api.passTime(DAY_MS + 1);
    headers = await asUser(api, 'payer@example.test');
    await pay('f', { amount: 6 });
    assert.equal(await paid(6), 2);
  });

  test('a key is free again when the database refused', async () => {
    assert.equal((await pay('g', { amount: 1000 })).statusCode, 500);
    assert.equal((await pay('g', { amount: 7 })).statusCode, 201);
    assert.equal(await paid(7), 1);
  });
});
