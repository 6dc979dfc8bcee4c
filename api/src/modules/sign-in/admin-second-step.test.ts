import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoginReply, Me } from '@wspolnik/contract/accounts';
import { readConfig } from '../../platform/config.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser, as, confirmed, signIn } from '../../testing/people.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { addApp, codeOf, passPassword, proveSecondStep } from './testing/second-step.ts';

const api = await createTestApi({
  env: { ...PRODUCTION, JWT_SECRET: 'a secret of the test that is long enough' },
});
const EMAIL = 'admin@example.test';
const adminId = await addUser(api, { email: EMAIL, role: 'ADMIN' });

const users = (access: string) => api.inject({ url: '/api/admin/user_list/', headers: as(access) });
const me = async (access: string) =>
  (await api.inject({ url: '/api/accounts/user-data/', headers: as(access) })).json<Me>();

test('a second step is required in production, and elsewhere on demand', () => {
  const of = (env: Record<string, string>) => readConfig({ DATA_DIR: 'memory:', ...env }).adminSecondStep;
  assert.equal(of(PRODUCTION), true);
  assert.equal(of({}), false);
  assert.equal(of({ ADMIN_SECOND_STEP: 'on' }), true);
  assert.equal(of({ ...PRODUCTION, ADMIN_SECOND_STEP: 'off' }), false);
});

test('an admin without a second step may do nothing but set one up, and then everything', async () => {
  const { access, user } = await signIn(api, EMAIL);
  assert.equal(user.second_step_required, true);
  assert.equal((await me(access)).second_step_required, true);
  const refused = await users(access);
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'second_step_required']);
  // Nor is more visible than to anybody else.
  const hidden = await addCompany(api, 'Czeka', 'submitted');
  const company = await api.inject({ url: `/api/accounts/company-list-all/${hidden}/`, headers: as(access) });
  assert.equal(company.statusCode, 404);

  const { secret } = await addApp(api, as(access));
  assert.equal((await users(access)).statusCode, 200);
  assert.equal('second_step_required' in (await me(access)), false);

  api.passTime(30_000);
  const { token } = await passPassword(api, EMAIL);
  const reply = await proveSecondStep(api, { token, code: codeOf(api, secret) });
  const signedIn = reply.json<LoginReply>();
  assert.equal('second_step_required' in signedIn.user, false);
  assert.equal((await users(signedIn.access)).statusCode, 200);

  for (const call of ['turn-off', 'authenticator/remove']) {
    const off = await api.inject({
      method: 'POST',
      url: `/api/accounts/two-step/${call}/`,
      headers: await confirmed(api, as(signedIn.access)),
    });
    assert.equal(off.json().code, 'second_step_required');
  }
  await passPassword(api, EMAIL);
});

test('the audit log tells that an admin turned it on', async () => {
  const rows = await api.db.query<{ action: string }>(sql`select action from audit_log where actor_id = ${adminId}`);
  assert.deepEqual(rows, [{ action: 'user.second_step_enabled' }]);
});

test('an ordinary person is not asked for one', async () => {
  await addUser(api, { email: 'person@example.test' });
  const { access, user } = await signIn(api, 'person@example.test');
  assert.equal('second_step_required' in user, false);
  assert.equal((await users(access)).json().code, 'forbidden');
});
