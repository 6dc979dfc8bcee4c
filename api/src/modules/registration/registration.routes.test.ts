import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();

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

  test('registration answers the same for a known address, and notifies its owner by mail', async () => {
    await register('known@example.test');
    await open(await linkTo('known@example.test'));
    const reply = await register('known@example.test', { password: 'Inne!99999' });
    assert.equal(reply.statusCode, 201);
    assert.deepEqual(reply.json(), { email: 'known@example.test', status: 'verification_sent' });
    assert.equal((await mailsTo('known@example.test'))[0]?.subject, 'Masz już konto w serwisie Wspólnik');
    assert.equal((await login('known@example.test', 'Inne!99999')).json().code, 'invalid_credentials');
  });

  test('registration gives the account to the sign-up whose link was opened', async () => {
    await register('victim@example.test');
    const own = await linkTo('victim@example.test');
    await register('victim@example.test', { password: 'Obce!99999' });
    await open(own);
    assert.equal((await login('victim@example.test')).statusCode, 200);
    assert.equal((await login('victim@example.test', 'Obce!99999')).statusCode, 401);
  });

  test('registration refuses an expired link and a forged one', async () => {
    await register('late@example.test');
    const link = await linkTo('late@example.test');
    const forged = new URL(link);
    forged.searchParams.set('token', 'x'.repeat(43));
    assert.equal((await open(forged)).json().code, 'token_invalid');
    forged.searchParams.set('uidb64', 'AAAA');
    assert.equal((await open(forged)).json().code, 'token_invalid');
    api.passTime(DAY_MS + 1);
    const reply = await open(link);
    assert.equal(reply.statusCode, 422);
    assert.equal(reply.json().code, 'token_expired');
    assert.equal((await login('late@example.test')).json().code, 'email_not_verified');
  });

  test('registration creates one account when the same address registers twice at once', async () => {
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
    test(`registration refuses the password ${password}`, async () => {
      const reply = await register('weak@example.test', { password });
      assert.deepEqual(reply.json().fields, { password: [{ code: 'registerPassword' }] });
    });
  }

  test('registration throttles mail to one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await register('flood@example.test');
    const reply = await register('flood@example.test');
    assert.equal(reply.statusCode, 429);
    assert.equal(reply.json().code, 'throttled');
    assert.ok(Number(reply.headers['retry-after']) > 0);
  });
});

const DEVICE = 'd'.repeat(43);

function confirm(link: URL, device?: string) {
  const { uidb64, token } = Object.fromEntries(link.searchParams);
  const payload = { uidb64, token, ...(device ? { device } : {}) };
  return api.inject({ method: 'POST', url: '/api/accounts/verify-email/', payload });
}

function askAgain(payload: object) {
  return api.inject({ method: 'POST', url: '/api/accounts/resend-verification/', payload });
}
async function resend(payload: object) {
  const reply = await askAgain(payload);
  await runDueJobs(api.context, api.context.clock());
  return reply;
}

describe('opening the link in the browser', () => {
  test('the link signs in once on the device that signed up', async () => {
    await register('device@example.test', { device: DEVICE });
    const link = await linkTo('device@example.test');
    const reply = await confirm(link, DEVICE);
    assert.equal(reply.headers['cache-control'], 'no-store');
    const { status, email, session } = reply.json();
    assert.deepEqual([status, email, session.user.email], ['verified', 'device@example.test', 'device@example.test']);
    const headers = { authorization: `Bearer ${session.access}` };
    assert.equal((await api.inject({ url: '/api/accounts/user-data/', headers })).statusCode, 200);
    assert.deepEqual((await confirm(link, DEVICE)).json(), {
      status: 'already_verified',
      email: 'device@example.test',
      session: null,
    });
  });

  test('the link only confirms the address on another device', async () => {
    await register('phone@example.test', { device: DEVICE });
    const { status, session } = (await confirm(await linkTo('phone@example.test'), 'e'.repeat(43))).json();
    assert.deepEqual([status, session], ['verified', null]);
    await register('none@example.test');
    assert.equal((await confirm(await linkTo('none@example.test'), DEVICE)).json().session, null);
  });

  test('the link does not sign in an account that an admin disabled', async () => {
    await register('disabled@example.test', { device: DEVICE });
    await api.db.query(sql`update users set disabled_at = now() where email = 'disabled@example.test'`);
    assert.equal((await confirm(await linkTo('disabled@example.test'), DEVICE)).json().session, null);
  });
});

describe('sending the link again', () => {
  test('mails a new link that works, and the first one still does', async () => {
    await register('again@example.test', { device: DEVICE });
    const first = await linkTo('again@example.test');
    assert.equal((await resend({ email: 'Again@example.test' })).statusCode, 204);
    const second = await linkTo('again@example.test');
    assert.notEqual(second.search, first.search);
    assert.ok((await confirm(second, DEVICE)).json().session, 'the device is still known');
    assert.deepEqual((await open(first)).json(), { status: 'already_verified' });
  });

  test('the repetition replaces an expired link by the link itself', async () => {
    await register('expired@example.test');
    const link = await linkTo('expired@example.test');
    api.passTime(DAY_MS + 1);
    assert.equal((await confirm(link)).json().code, 'token_expired');
    assert.equal((await resend(Object.fromEntries(link.searchParams))).statusCode, 204);
    assert.deepEqual((await open(await linkTo('expired@example.test'))).json(), { status: 'verified' });
  });

  test('the repetition belongs to the sign-up of this device when somebody else signed up with the address', async () => {
    await register('target@example.test', { device: DEVICE });
    await register('target@example.test', { device: 'x'.repeat(43), password: 'Obce!99999' });
    await resend({ email: 'target@example.test', device: DEVICE });
    await open(await linkTo('target@example.test'));
    assert.equal((await login('target@example.test')).statusCode, 200);
    assert.equal((await login('target@example.test', 'Obce!99999')).statusCode, 401);
  });

  test('the repetition answers the same for a confirmed and an unknown address, and mails nothing', async () => {
    await register('done@example.test');
    await open(await linkTo('done@example.test'));
    for (const email of ['done@example.test', 'unknown@example.test']) {
      const before = (await mailsTo(email)).length;
      assert.equal((await resend({ email })).statusCode, 204);
      assert.equal((await mailsTo(email)).length, before);
    }
    assert.deepEqual((await resend({})).json().fields, { email: [{ code: 'oneOf' }] });
    assert.equal((await resend({ uidb64: 'AAAA', token: 'x'.repeat(43) })).json().code, 'token_invalid');
  });

  test('the repetition costs the same before the answer, whether or not a sign-up waits', async () => {
    await register('waits@example.test');
    const before = (await mailsTo('waits@example.test')).length;
    const [known, unknown] = [
      await recordedStatements(api, () => askAgain({ email: 'waits@example.test' })),
      await recordedStatements(api, () => askAgain({ email: 'nobody-waits@example.test' })),
    ];
    assert.deepEqual(
      known.map(({ text }) => text),
      unknown.map(({ text }) => text),
    );
    assert.equal((await mailsTo('waits@example.test')).length, before);
  });

  test('the repetition shares the limit of mails to one address with sign-ups, also for an unknown one', async () => {
    for (const email of ['limited@example.test', 'stranger@example.test']) {
      if (email === 'limited@example.test') await register(email);
      const replies = [];
      for (let attempt = 0; attempt < 6; attempt += 1) replies.push((await resend({ email })).statusCode);
      assert.equal(replies.at(-1), 429);
    }
  });
});
