import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from '../storage/sql.ts';
import { createTestApi, type TestApi } from '../testing/harness.ts';
import { addUser, PASSWORD } from '../testing/people.ts';

const api = await createTestApi();
const balanced = await createTestApi({ env: { TRUST_PROXY: '10.0.0.0/8' } });

/** What a sign-in is counted under, and its session remembers: who calls, as `forwarded` tells it over `peer`. */
async function addressOf({ inject, db }: TestApi, peer: string, forwarded: string): Promise<string | undefined> {
  await inject({
    method: 'POST',
    url: '/api/accounts/login/',
    payload: { email: 'anna@example.test', password: PASSWORD },
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: peer,
  });
  return (await db.one<{ address: string }>(sql`delete from sessions returning address`))?.address;
}

describe('the address of a caller', () => {
  test('is what the gateway beside the API says, and nobody else is believed', async () => {
    await addUser(api, { email: 'anna@example.test' });
    assert.equal(await addressOf(api, '127.0.0.1', '203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(api, '127.0.0.1', '6.6.6.6, 203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(api, '203.0.113.7', '6.6.6.6'), '203.0.113.7');
    assert.equal(await addressOf(api, '10.0.0.5', '6.6.6.6'), '10.0.0.5');
  });

  test('is told by the balancers that are named as well, over the gateway or not', async () => {
    await addUser(balanced, { email: 'anna@example.test' });
    assert.equal(await addressOf(balanced, '127.0.0.1', '203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '10.0.0.5', '6.6.6.6, 203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '127.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.5'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '203.0.113.7', '6.6.6.6'), '203.0.113.7');
  });
});
