import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoginReply } from '@wspolnik/contract/accounts';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, PASSWORD } from '../../testing/people.ts';

const api = await createTestApi();

interface Device {
  password?: string;
  address?: string;
  marks?: string[];
}

function login(email: string, { password = PASSWORD, address = '10.9.9.9', marks }: Device = {}) {
  const payload = { email, password, ...(marks && { device_marks: marks }) };
  return api.inject({ method: 'POST', url: '/api/accounts/login/', payload, remoteAddress: address });
}
async function markOf(email: string, device?: Device): Promise<string> {
  const reply = await login(email, device);
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<LoginReply>().device_mark;
}
/** Wrong passwords, each from its own address, at once. Answers how many were refused unread. */
async function guess(email: string, count: number): Promise<number> {
  const net = newId().slice(-4);
  const calls = Array.from({ length: count }, (_, host) =>
    login(email, { password: 'Wrong!2345', address: `fd00:${net}::${host.toString(16)}` }),
  );
  return (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 429).length;
}
async function person(): Promise<string> {
  const email = `${newId()}@example.test`;
  await addUser(api, { email });
  return email;
}
/** So many wrong passwords by strangers that the next attempt of an unknown device waits for a minute. */
async function underAttack(email: string): Promise<void> {
  const forgottenAt = new Date(api.context.clock().getTime() + 15 * MINUTE_MS);
  await api.db.query(sql`
    insert into throttle_counters (key, hits, window_ends_at) values (${`login-account:${email}`}, 100, ${forgottenAt})
    on conflict (key) do update set hits = excluded.hits, window_ends_at = excluded.window_ends_at`);
}
async function isKnown(email: string, mark: string): Promise<boolean> {
  await underAttack(email);
  return (await login(email, { marks: [mark], password: 'Wrong!2345' })).statusCode === 401;
}

describe('wrong passwords of strangers', () => {
  test('slow each other down, and lock an unknown device for a minute at most', async () => {
    const email = await person();
    assert.ok((await guess(email, 60)) > 40);
    await underAttack(email);
    const refused = await login(email);
    assert.equal(refused.json().code, 'throttled');
    assert.ok(Number(refused.headers['retry-after']) <= 60);
    api.passTime(MINUTE_MS);
    assert.equal((await login(email)).statusCode, 200);
    assert.equal(await guess(email, 10), 0, 'a success resets the count');
  });

  test('wrong passwords do not keep the owner out of a device that signed in before', async () => {
    const email = await person();
    const mark = await markOf(email);
    await guess(email, 60);
    await underAttack(email);
    assert.equal((await login(email)).statusCode, 429, 'an unknown device waits');
    assert.equal((await login(email, { marks: ['x'.repeat(43), mark] })).statusCode, 200);
  });
});

describe('the mark of a device', () => {
  test('a known device has its own ten tries', async () => {
    const email = await person();
    const marks = [await markOf(email)];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      assert.equal((await login(email, { marks, password: 'Wrong!2345' })).statusCode, 401);
    }
    assert.equal((await login(email, { marks })).statusCode, 429);
    assert.equal((await login(email)).statusCode, 200, 'other devices are not concerned');
    api.passTime(15 * MINUTE_MS);
    assert.equal((await login(email, { marks })).statusCode, 200);
  });

  test('the mark is replaced by each sign-in, and belongs to one account', async () => {
    const [email, other] = [await person(), await person()];
    const first = await markOf(email);
    const second = await markOf(email, { marks: [first] });
    assert.equal(await isKnown(email, first), false);
    assert.equal(await isKnown(email, second), true);
    assert.equal(await isKnown(other, second), false);
    api.passTime(180 * DAY_MS);
    assert.equal(await isKnown(email, second), false);
  });

  test('ends with a change of the password and with the end of all other sessions, but on the device that does it', async () => {
    const changes = [
      ['change-password', { old_password: PASSWORD, password: 'Nowe!98765' }],
      ['sessions/end-others', {}],
    ] as const;
    for (const [path, payload] of changes) {
      const email = await person();
      const elsewhere = await markOf(email);
      const { access, device_mark } = (await login(email)).json<LoginReply>();
      const url = `/api/accounts/${path}/`;
      const reply = await api.inject({ method: 'POST', url, payload, headers: as(access) });
      assert.equal(reply.statusCode, 204, reply.body);
      assert.equal(await isKnown(email, elsewhere), false);
      assert.equal(await isKnown(email, device_mark), true);
    }
  });
});
