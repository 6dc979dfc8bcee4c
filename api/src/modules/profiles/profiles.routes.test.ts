import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
await addUser(api, { email: 'me@example.test' });
const pending = await addUser(api, { email: 'pending@example.test', verified: false });
const headers = await asUser(api, 'me@example.test');

const save = (payload: object) => api.inject({ method: 'PUT', url: '/api/accounts/user-settings/', payload, headers });

describe('settings', () => {
  test('change the sent fields and leave the rest', async () => {
    const reply = await save({ first_name: '  Łucja ', phone: '600 700-800', locale: 'en' });
    assert.equal(reply.statusCode, 200);
    const { first_name, last_name, phone, locale } = reply.json();
    assert.deepEqual(
      { first_name, last_name, phone, locale },
      {
        first_name: 'Łucja',
        last_name: 'Nowak',
        phone: '+48600700800',
        locale: 'en',
      },
    );
    assert.equal((await save({ phone: '' })).json().phone, null);
  });

  test('accept only Polish phone numbers, and no empty name', async () => {
    for (const phone of ['+49 600 700 800', '12345', 'telefon']) {
      assert.deepEqual((await save({ phone })).json().fields, { phone: [{ code: 'phone' }] });
    }
    assert.deepEqual((await save({ last_name: ' ' })).json().fields, { last_name: [{ code: 'required' }] });
  });
});

describe('a public profile', () => {
  test('a profile exists only for verified people', async () => {
    assert.equal((await api.inject({ url: `/api/accounts/user-data/${pending}/` })).statusCode, 404);
  });
});
