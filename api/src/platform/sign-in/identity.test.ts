import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Module } from '../../modules/index.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { callerOf } from './access.ts';

const extra: Module = {
  prefix: '/api',
  routes(app) {
    app.get('/test/me/', { access: 'user' }, async (request) => {
      const { user, company } = callerOf(request);
      return { email: user.email, company: company?.name ?? null };
    });
  },
};
const api = await createTestApi({ extra: [extra] });
const company = await addCompany(api, 'Pracownia');
const [anna, ewa, jan] = await Promise.all(
  ['anna', 'ewa', 'jan'].map((name) => addUser(api, { email: `${name}@example.test` })),
);
await addMember(api, company, anna ?? '', 'owner');

/** The identity of the call, or the code of its refusal. */
async function whoCalls(headers: Record<string, string>): Promise<string> {
  const { email, company, code } = (await api.inject({ url: '/api/test/me/', headers })).json();
  return code ?? `${email} ${company}`;
}

test('concurrent callers are distinguished by session and by company', async () => {
  const asAnna = await asUser(api, 'anna@example.test', company);
  const asEwa = await asUser(api, 'ewa@example.test');
  const ended = await asUser(api, 'ewa@example.test');
  await api.db.query(sql`
    update sessions set ended_at = created_at
    where id = (select id from sessions where user_id = ${ewa ?? ''} order by created_at desc, id desc limit 1)`);
  const disabled = await asUser(api, 'jan@example.test');
  await api.db.query(sql`update users set disabled_at = now() where id = ${jan ?? ''}`);
  const foreign = { ...asEwa, 'company-id': company };
  const all = [asEwa, ended, asAnna, disabled, foreign];
  const expected = [
    'ewa@example.test null',
    'token_not_valid',
    'anna@example.test Pracownia',
    'account_disabled',
    'not_a_member',
  ];
  // Twice: the first ones find a free connection and are read separately, the others together.
  assert.deepEqual(await Promise.all([...all, ...all].map(whoCalls)), [...expected, ...expected]);
});
