import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const userId = await addUser(api, { email: 'busy@example.test' });
const headers = await asUser(api, 'busy@example.test');
const image = await picture();
const upload = () =>
  api.inject({ method: 'POST', url: '/api/accounts/user-image-update/', payload: formOf({ image }), headers });

describe('uploads', () => {
  test('uploads are limited to 300 an hour per account, counted in the database, refused before they are read', async () => {
    assert.equal((await upload()).statusCode, 200);
    // As if other processes had counted meanwhile.
    await api.db.query(sql`update throttle_counters set hits = 300 where key = ${`uploads:${userId}`}`);
    const refused = await upload();
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.json().code, 'throttled');
    assert.ok(Number(refused.headers['retry-after']) > 3000);
    api.passTime(HOUR_MS);
    const again = await asUser(api, 'busy@example.test');
    const reply = await api.inject({
      method: 'POST',
      url: '/api/accounts/user-image-update/',
      payload: formOf({ image }),
      headers: again,
    });
    assert.equal(reply.statusCode, 200);
  });
});
