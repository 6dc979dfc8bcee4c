import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OutboxMail } from '../../contract/accounts.ts';
import { createTestApi } from '../../testing/harness.ts';

const api = await createTestApi();
const HOUR = 60 * 60 * 1000;

const form = { first_name: 'Ewa', last_name: 'Żak', password: 'Zamek!2345', terms: true };

function register(email: string, changes: object = {}) {
  return api.inject({ method: 'POST', url: '/api/accounts/register/', payload: { ...form, email, ...changes } });
}

async function mailsTo(email: string): Promise<OutboxMail[]> {
  const reply = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  return reply.json<{ results: OutboxMail[] }>().results;
}

async function linkTo(email: string): Promise<URL> {
  const text = (await mailsTo(email))[0]?.text ?? '';
  return new URL(/https?:\S+/.exec(text)?.[0] ?? 'missing:');
}

function open(link: URL) {
  return api.inject({ url: `/api/accounts/verify-email/${link.search}` });
}

function login(email: string, password: string = form.password) {
  return api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
}

describe('registration', () => {
  test('mails a link that verifies the address, once', async () => {
    const reply = await register('ewa@example.test');
    assert.equal(reply.statusCode, 201);
    assert.deepEqual(reply.json(), { email: 'ewa@example.test', status: 'verification_sent' });
    assert.equal((await login('ewa@example.test')).json().code, 'email_not_verified');

    const link = await linkTo('ewa@example.test');
    assert.equal(link.origin + link.pathname, 'http://localhost:3000/auth/verify-email');
    assert.deepEqual((await open(link)).json(), { status: 'verified' });
    assert.deepEqual((await open(link)).json(), { status: 'already_verified' });
    assert.equal((await login('Ewa@Example.test')).statusCode, 200);
  });

  test('writes to English readers in English, with a link to the English page', async () => {
    await register('john@example.test', { locale: 'en' });
    assert.equal((await linkTo('john@example.test')).pathname, '/en/auth/verify-email');
    assert.equal((await mailsTo('john@example.test'))[0]?.subject, 'Confirm your e-mail address');
  });

  test('answers the same for a known address, and notifies its owner by mail', async () => {
    await register('known@example.test');
    await open(await linkTo('known@example.test'));
    const reply = await register('known@example.test', { password: 'Inne!99999' });
    assert.equal(reply.statusCode, 201);
    assert.deepEqual(reply.json(), { email: 'known@example.test', status: 'verification_sent' });
    assert.equal((await mailsTo('known@example.test'))[0]?.subject, 'Masz już konto w serwisie Wspólnik');
    assert.equal((await login('known@example.test', 'Inne!99999')).json().code, 'invalid_credentials');
  });

  test('gives the account to the sign-up whose link was opened', async () => {
    await register('victim@example.test');
    const own = await linkTo('victim@example.test');
    await register('victim@example.test', { password: 'Obce!99999' });
    await open(own);
    assert.equal((await login('victim@example.test')).statusCode, 200);
    assert.equal((await login('victim@example.test', 'Obce!99999')).statusCode, 401);
  });

  test('refuses an expired link and a forged one', async () => {
    await register('late@example.test');
    const link = await linkTo('late@example.test');
    const forged = new URL(link);
    forged.searchParams.set('token', 'x'.repeat(43));
    assert.equal((await open(forged)).json().code, 'token_invalid');
    forged.searchParams.set('uidb64', 'AAAA');
    assert.equal((await open(forged)).json().code, 'token_invalid');
    api.passTime(24 * HOUR + 1);
    const reply = await open(link);
    assert.equal(reply.statusCode, 422);
    assert.equal(reply.json().code, 'token_expired');
    assert.equal((await login('late@example.test')).json().code, 'email_not_verified');
  });

  test('creates one account when the same address registers twice at once', async () => {
    const replies = await Promise.all([register('twice@example.test'), register('twice@example.test')]);
    assert.deepEqual(
      replies.map((reply) => reply.statusCode),
      [201, 201],
    );
    assert.equal((await mailsTo('twice@example.test')).length, 2);
  });

  test('lists every invalid field', async () => {
    const reply = await register('nobody', { first_name: ' ', terms: false, last_name: 'x'.repeat(101) });
    assert.equal(reply.statusCode, 422);
    assert.equal(reply.headers['content-type'], 'application/problem+json');
    const { code, fields } = reply.json();
    assert.equal(code, 'validation_failed');
    assert.deepEqual(fields.email, [{ code: 'email' }]);
    assert.deepEqual(fields.terms, [{ code: 'accepted' }]);
    assert.deepEqual(fields.last_name, [{ code: 'maxLength', params: { n: 100 } }]);

    // Spaces, a zero width space, a direction mark, a lone combining mark.
    for (const first_name of [' ', '\u200b', ' \u202e\u2066', '\u0301']) {
      const blank = await register('blank@example.test', { first_name });
      assert.deepEqual(blank.json().fields, { first_name: [{ code: 'required' }] });
    }
    const missing = await api.inject({ method: 'POST', url: '/api/accounts/register/', payload: {} });
    assert.deepEqual(Object.keys(missing.json().fields).sort(), [
      'email',
      'first_name',
      'last_name',
      'password',
      'terms',
    ]);
  });

  for (const password of ['Short!1', 'nouppercase!1', 'NOLOWERCASE!1', 'NoDigits!!', 'NoSpecial123']) {
    test(`refuses the password ${password}`, async () => {
      const reply = await register('weak@example.test', { password });
      assert.deepEqual(reply.json().fields, { password: [{ code: 'registerPassword' }] });
    });
  }

  test('throttles mail to one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await register('flood@example.test');
    const reply = await register('flood@example.test');
    assert.equal(reply.statusCode, 429);
    assert.equal(reply.json().code, 'throttled');
    assert.ok(Number(reply.headers['retry-after']) > 0);
  });
});
