import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE_MS } from '@wspolnik/settings';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { RateLimiter } from './rate-limit.ts';

const api = await createTestApi({ env: { RATE_LIMITS: 'on' } });
const now = new Date('2026-11-21T12:00:10Z');
const limiter = () =>
  new RateLimiter(
    api.db,
    () => now,
    (error) => {
      throw error;
    },
  );

async function statuses(count: number, headers: Record<string, string>, remoteAddress: string): Promise<number[]> {
  const replies = [];
  for (let index = 0; index < count; index++) {
    replies.push((await api.inject({ url: '/api/point-balance/', headers, remoteAddress })).statusCode);
  }
  return replies;
}

describe('the general rate limit', () => {
  test('the limit stops an account after 600 calls a minute and admits it in the next one', async () => {
    await addUser(api, { email: 'busy@example.test' });
    await addUser(api, { email: 'calm@example.test' });
    const busy = await asUser(api, 'busy@example.test');
    const calm = await asUser(api, 'calm@example.test');
    // Starts at the beginning of a minute, so that none ends in between.
    api.passTime(60_000 - (api.context.clock().getTime() % 60_000));
    const replies = await statuses(602, busy, '198.51.100.1');
    assert.equal(replies[0], 200);
    assert.equal(replies.at(-1), 429);
    assert.deepEqual(await statuses(1, calm, '198.51.100.1'), [200]);
    api.passTime(MINUTE_MS);
    assert.deepEqual(await statuses(1, busy, '198.51.100.1'), [200]);
  });

  test('the limit answers when to retry', async () => {
    const one = limiter();
    for (let hit = 0; hit < 600; hit++) one.hit('account', 'eager');
    assert.throws(
      () => one.hit('account', 'eager'),
      (error: { code: string; details: { retryAfter: number } }) =>
        error.code === 'throttled' && error.details.retryAfter === 50,
    );
    await one.close();
  });

  test('the limit holds across two processes once they have exchanged their counts', async () => {
    const [one, other] = [limiter(), limiter()];
    for (let hit = 0; hit < 400; hit++) one.hit('account', 'both');
    for (let hit = 0; hit < 200; hit++) other.hit('account', 'both');
    await one.exchange();
    await other.exchange();
    assert.throws(() => other.hit('account', 'both'), { code: 'throttled' });
    await Promise.all([one.close(), other.close()]);
  });

  test('counts addresses of guests separately', async () => {
    const one = limiter();
    for (let hit = 0; hit < 3000; hit++) one.hit('address', '203.0.113.7');
    assert.throws(() => one.hit('address', '203.0.113.7'), { code: 'throttled' });
    one.hit('address', '203.0.113.8');
    await one.close();
  });

  test('counts a /64 of IPv6 as one, and not what the gateway asks for itself', async () => {
    api.passTime(60_000 - (api.context.clock().getTime() % 60_000));
    /** The last status of many calls from an address, in which `*` stands for changing digits. */
    const ask = async (count: number, address?: string) => {
      let status = 0;
      for (let index = 0; index < count; index++) {
        const headers = address ? { 'x-forwarded-for': address.replace('*', String(index % 9)) } : {};
        const reply = await api.inject({ url: '/api/nothing/', headers, remoteAddress: '127.0.0.1' });
        status = reply.statusCode;
      }
      return status;
    };
    assert.equal(await ask(3001, '2001:db8::*'), 429);
    assert.equal(await ask(1, '2001:db8:0:1::*'), 404);
    assert.equal(await ask(3001), 404);
  });
});
