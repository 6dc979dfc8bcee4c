import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import { HOUR_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, PASSWORD, signIn } from '../../testing/people.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const NEW_PASSWORD = 'Nowe!98765';

function post(path: string, payload: object, headers: Record<string, string> = {}) {
  return api.inject({ method: 'POST', url: `/api/accounts/${path}/`, payload, headers });
}

const askForReset = (email: string) => post('reset-password/request', { email });
const runJobs = () => runDueJobs(api.context, api.context.clock());

async function requestReset(email: string) {
  assert.equal((await askForReset(email)).statusCode, 204);
  await runJobs();
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  const text = reply.json<{ results: OutboxMail[] }>().results[0]?.text ?? '';
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? 'missing:');
  return { link, uidb64: link.searchParams.get('uidb64') ?? '', token: link.searchParams.get('token') ?? '' };
}

describe('a forgotten password', () => {
  test('the password is replaced through the mailed link, and every session ends', async () => {
    await addUser(api, { email: 'forgot@example.test' });
    const { access } = await signIn(api, 'forgot@example.test');
    const { link, uidb64, token } = await requestReset('forgot@example.test');
    assert.equal(link.pathname, '/auth/password-forget/reset');
    const body = { uidb64, token, password: NEW_PASSWORD };
    assert.equal((await post('reset-password/submit', body)).statusCode, 204);
    assert.equal((await post('reset-password/submit', body)).json().code, 'token_invalid', 'the link works once');
    const me = await api.inject({ url: '/api/accounts/user-data/', headers: as(access) });
    assert.equal(me.json().code, 'token_not_valid');
    assert.equal((await post('login', { email: 'forgot@example.test', password: PASSWORD })).statusCode, 401);
    await signIn(api, 'forgot@example.test', NEW_PASSWORD);
  });

  test('the answer tells whether the link still works, without using it up', async () => {
    await addUser(api, { email: 'looking@example.test' });
    const { uidb64, token } = await requestReset('looking@example.test');
    const look = (query: object) => api.inject({ url: '/api/accounts/reset-password/link/', query: { ...query } });
    assert.equal((await look({ uidb64, token })).statusCode, 204);
    assert.equal((await look({ uidb64, token: 'other' })).json().code, 'token_invalid');
    const other = await requestReset('looking@example.test');
    const body = { uidb64, token, password: NEW_PASSWORD };
    assert.equal((await post('reset-password/submit', body)).statusCode, 204);
    assert.equal((await look({ uidb64, token })).json().code, 'token_invalid');
    assert.equal((await look(other)).json().code, 'token_invalid', 'one link used closes the others');
    const late = await requestReset('looking@example.test');
    api.passTime(HOUR_MS + 1000);
    assert.equal((await look(late)).json().code, 'token_expired');
  });

  test('an unknown address gets the same answer, without a mail', async () => {
    assert.equal((await askForReset('ghost@example.test')).statusCode, 204);
    await runJobs();
    const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: 'ghost@example.test' } });
    assert.equal(reply.json().count, 0);
  });

  test('the answer costs the same, whether or not the address has an account', async () => {
    await addUser(api, { email: 'known@example.test' });
    const [known, unknown] = [
      await recordedStatements(api, () => askForReset('known@example.test')),
      await recordedStatements(api, () => askForReset('nobody@example.test')),
    ];
    assert.deepEqual(
      known.map(({ text }) => text),
      unknown.map(({ text }) => text),
    );
    const mails = await api.db.query(sql`select 1 as found from outbox where recipient = 'known@example.test'`);
    assert.deepEqual(mails, []);
  });

  test('the old password stays when the link is expired or foreign, or the new password is weak', async () => {
    await addUser(api, { email: 'careful@example.test' });
    const { uidb64, token } = await requestReset('careful@example.test');
    const weak = await post('reset-password/submit', { uidb64, token, password: 'weak' });
    assert.deepEqual(weak.json().fields, { password: [{ code: 'registerPassword' }] });
    const leaked = await post('reset-password/submit', { uidb64, token, password: 'Password1!' });
    assert.deepEqual(leaked.json().fields, { password: [{ code: 'breached' }] });
    const foreign = await post('reset-password/submit', { uidb64: 'bm90LWFuLWlk', token, password: NEW_PASSWORD });
    assert.equal(foreign.json().code, 'token_invalid');
    api.passTime(HOUR_MS + 1000);
    const late = await post('reset-password/submit', { uidb64, token, password: NEW_PASSWORD });
    assert.equal(late.json().code, 'token_expired');
    await signIn(api, 'careful@example.test');
  });
});

describe('changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    await addUser(api, { email: 'change@example.test' });
    const here = await signIn(api, 'change@example.test');
    const there = await signIn(api, 'change@example.test');
    const body = { old_password: PASSWORD, password: NEW_PASSWORD };
    assert.equal((await post('change-password', body, as(here.access))).statusCode, 204);
    const status = async (access: string) =>
      (await api.inject({ url: '/api/accounts/user-data/', headers: as(access) })).statusCode;
    assert.equal(await status(here.access), 200);
    assert.equal(await status(there.access), 401);
  });

  test('a password that leaked elsewhere is refused', async () => {
    await addUser(api, { email: 'leak@example.test' });
    const { access } = await signIn(api, 'leak@example.test');
    const reply = await post('change-password', { old_password: PASSWORD, password: 'Qwerty123!' }, as(access));
    assert.deepEqual(reply.json().fields, { password: [{ code: 'breached' }] });
    await signIn(api, 'leak@example.test');
  });

  test('the change needs the current one', async () => {
    await addUser(api, { email: 'present@example.test' });
    const { access } = await signIn(api, 'present@example.test');
    const reply = await post('change-password', { old_password: 'Wrong!2345', password: NEW_PASSWORD }, as(access));
    assert.equal(reply.json().code, 'invalid_credentials');
    await signIn(api, 'present@example.test');
  });
});
