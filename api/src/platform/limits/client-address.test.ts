import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from '../../storage/sql.ts';
import { createTestApi, type TestApi } from '../../testing/harness.ts';
import { addUser, PASSWORD } from '../../testing/people.ts';

const api = await createTestApi();
const balanced = await createTestApi({ env: { TRUST_PROXY: '10.0.0.0/8' } });

/** The address that a sign-in is counted under and its session stores, for a request with `forwarded` from `peer`. */
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
  test('the address is taken from the gateway beside the API, and from no other sender', async () => {
    await addUser(api, { email: 'anna@example.test' });
    assert.equal(await addressOf(api, '127.0.0.1', '203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(api, '127.0.0.1', '6.6.6.6, 203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(api, '203.0.113.7', '6.6.6.6'), '203.0.113.7');
    assert.equal(await addressOf(api, '10.0.0.5', '6.6.6.6'), '10.0.0.5');
  });

  test('the address is taken from the named balancers as well, through the gateway or directly', async () => {
    await addUser(balanced, { email: 'anna@example.test' });
    assert.equal(await addressOf(balanced, '127.0.0.1', '203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '10.0.0.5', '6.6.6.6, 203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '127.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.5'), '203.0.113.7');
    assert.equal(await addressOf(balanced, '203.0.113.7', '6.6.6.6'), '203.0.113.7');
  });
});
