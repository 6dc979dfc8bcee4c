import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { FirstAdminRefused, makeFirstAdmin } from './modules/admin/index.ts';
import { sql } from './storage/sql.ts';
import { createTestApi } from './testing/harness.ts';
import { addUser } from './testing/people.ts';

const api = await createTestApi();
const { context, db } = api;
const EMAIL = 'Zarzad@firma.test';

const refusal = async (email: string) => {
  const error = await makeFirstAdmin(context, email).then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof FirstAdminRefused, String(error));
  return error.message;
};

describe('the first administrator', () => {
  it('the account of the first administrator exists, is confirmed and in use', async () => {
    assert.equal(
      await refusal(EMAIL),
      'No account has the address Zarzad@firma.test. Sign up at http://localhost:3000 first.',
    );
    const id = await addUser(api, { email: 'zarzad@firma.test', verified: false });
    assert.equal(
      await refusal(EMAIL),
      'Zarzad@firma.test is not confirmed. Open the link of the mail that was sent there first.',
    );
    await db.query(sql`update users set email_verified_at = now(), disabled_at = now() where id = ${id}`);
    assert.equal(await refusal(EMAIL), 'The account of Zarzad@firma.test is suspended, or its deletion was requested.');
    await db.query(sql`update users set disabled_at = null where id = ${id}`);
  });

  it('only one of many attempts makes the first admin, and the audit log has it', async () => {
    await addUser(api, { email: 'drugi@firma.test' });
    const tries = await Promise.allSettled([EMAIL, 'drugi@firma.test'].map((email) => makeFirstAdmin(context, email)));
    assert.deepEqual(tries.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const admins = await db.query<{ id: string; email: string }>(sql`select id, email from users where role = 'ADMIN'`);
    assert.equal(admins.length, 1);
    const [admin] = admins;
    const entries = await db.query(sql`select actor_id, action, subject_id, details from audit_log`);
    const details = { reason: 'make-admin' };
    assert.deepEqual(entries, [{ actor_id: null, action: 'user.admin_granted', subject_id: admin?.id, details }]);
    assert.equal(await refusal(String(admin?.email)), `${admin?.email} is an administrator already.`);
    assert.equal(
      await refusal('nikt@firma.test'),
      'There is an administrator already, and only administrators make others: http://localhost:3000/admin/users.',
    );
  });
});

it('the command says how it is called, and refuses in a sentence', async () => {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: 'memory:' };
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'make-admin.ts'), ...args], { env });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return [code, said];
  };
  assert.deepEqual(await run(), [1, 'Usage: node api/src/make-admin.ts <e-mail address of an account>\n']);
});
