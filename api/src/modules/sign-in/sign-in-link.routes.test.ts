import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoginReply, OutboxMail } from '@wspolnik/contract/accounts';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, PASSWORD } from '../../testing/people.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { runDueJobs } from '../jobs.ts';
import { requestLink } from './sign-in-link.service.ts';

const api = await createTestApi();

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url: `/api/accounts/${path}/`, payload, headers });
const ask = (email: string) => post('login/link/request', { email });

async function mailsTo(email: string): Promise<OutboxMail[]> {
  await runDueJobs(api.context, api.context.clock());
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}
async function linkTo(email: string): Promise<URL> {
  assert.equal((await ask(email)).statusCode, 204);
  return new URL(/https?:\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'missing:');
}
const open = (link: URL, more: object = {}) =>
  post('login/link', { ...Object.fromEntries(link.searchParams), ...more });
const look = (link: URL) => api.inject({ url: `/api/accounts/login/link/${link.search}` });

async function person(options: { verified?: boolean; disabled?: boolean } = {}) {
  const email = `${newId()}@example.test`;
  const id = await addUser(api, { email, ...options });
  return { id, email };
}

describe('a mailed sign-in link', () => {
  test('a link names whose it is as often as it is opened, and signs in once', async () => {
    const { email } = await person();
    const link = await linkTo(email);
    assert.equal(link.origin + link.pathname, 'http://localhost:3000/auth/login-link/open');
    for (const _ of [1, 2]) assert.deepEqual((await look(link)).json(), { email });
    const reply = await open(link);
    assert.equal(reply.headers['cache-control'], 'no-store');
    const { access, device_mark, user } = reply.json<LoginReply>();
    assert.equal(user.email, email);
    assert.ok(device_mark);
    assert.equal((await api.inject({ url: '/api/accounts/user-data/', headers: as(access) })).statusCode, 200);
    assert.equal((await open(link)).json().code, 'token_invalid');
    assert.equal((await look(link)).json().code, 'token_invalid');
  });

  test('a link signs in once when it is opened twice at the same moment', async () => {
    const link = await linkTo((await person()).email);
    const replies = await Promise.all([open(link), open(link), open(link)]);
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  test('a link lasts fifteen minutes, and belongs to one account', async () => {
    const [{ email }, other] = [await person(), await person()];
    const link = await linkTo(email);
    const foreign = new URL(link);
    foreign.searchParams.set('uidb64', Buffer.from(other.id).toString('base64url'));
    assert.equal((await open(foreign)).json().code, 'token_invalid');
    api.passTime(15 * MINUTE_MS);
    assert.equal((await open(link)).json().code, 'token_expired');
    assert.equal((await look(link)).json().code, 'token_expired');
  });

  test('ends with a new password', async () => {
    const { email } = await person();
    const link = await linkTo(email);
    const { access } = (await post('login', { email, password: PASSWORD })).json<LoginReply>();
    const change = { old_password: PASSWORD, password: 'Nowe!98765' };
    assert.equal((await post('change-password', change, as(access))).statusCode, 204);
    assert.equal((await open(link)).json().code, 'token_invalid');
  });

  test('neither verifies nor signs in to an account whose address is not confirmed: it gets the confirmation', async () => {
    const email = `${newId()}@example.test`;
    const form = { first_name: 'Ewa', last_name: 'Żak', email, password: 'Zamek!2345', terms: true };
    assert.equal((await post('register', form)).statusCode, 201);
    assert.equal((await linkTo(email)).pathname, '/auth/verify-email');
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['Potwierdź adres e-mail', 'Potwierdź adres e-mail']);
    assert.equal((await post('login', form)).json().code, 'email_not_verified');
  });

  test('a link is not for suspended accounts, also when it was mailed before', async () => {
    const { email } = await person({ disabled: true });
    await ask(email);
    assert.deepEqual(await mailsTo(email), []);
    const later = await person();
    const link = await linkTo(later.email);
    await api.db.query(sql`update users set disabled_at = now() where id = ${later.id}`);
    assert.equal((await open(link)).json().code, 'account_disabled');
  });

  test('a link costs the same before the answer, whether or not the address has an account', async () => {
    const { email } = await person();
    const texts = async (address: string) =>
      (await recordedStatements(api, () => requestLink(api.context, address, '10.0.0.1'))).map(({ text }) => text);
    assert.deepEqual(await texts(email), await texts('nobody@example.test'));
    assert.deepEqual(await api.db.query(sql`select 1 as found from outbox where recipient = ${email}`), []);
    assert.deepEqual(await mailsTo('nobody@example.test'), []);
  });

  test('a link is mailed three times in fifteen minutes, known or not, so that a link always works or can be asked for', async () => {
    const { email } = await person();
    for (const address of [email, `${newId()}@example.test`]) {
      for (let count = 0; count < 3; count += 1) assert.equal((await ask(address.toUpperCase())).statusCode, 204);
      assert.equal((await ask(address)).statusCode, 429);
    }
    api.passTime(15 * MINUTE_MS);
    assert.equal((await open(await linkTo(email))).statusCode, 200);
  });
});
