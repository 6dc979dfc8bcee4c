import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoginReply } from '@wspolnik/contract/accounts';
import type { TwoStep } from '@wspolnik/contract/two-step';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, confirmed, PASSWORD, signIn } from '../../testing/people.ts';
import { addApp, codeOf, passPassword, proveSecondStep } from './testing/second-step.ts';

const api = await createTestApi();
const PERIOD = 30 * 1000;

type Reply = Awaited<ReturnType<typeof api.inject>>;
const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
  api.inject({ method: 'POST', url: `/api/accounts/${url}`, payload, headers });
const state = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/two-step/', headers })).json<TwoStep>();
/** The code of the first failed rule on a field. */
const rule = (reply: Reply, field: string) =>
  reply.json<{ fields?: Record<string, { code: string }[]> }>().fields?.[field]?.[0]?.code;
const code = (reply: Reply) => reply.json<{ code: string }>().code;
const mailsTo = async (email: string) =>
  (await api.db.query<{ subject: string }>(sql`select subject from outbox where recipient = ${email}`)).map(
    ({ subject }) => subject,
  );

/** A new person with an authenticator app whose next code may be used. */
async function withApp() {
  const email = `${newId()}@example.test`;
  const userId = await addUser(api, { email });
  const headers = await asUser(api, email);
  const app = await addApp(api, headers);
  api.passTime(PERIOD);
  return { email, userId, headers, ...app };
}

describe('turning on', () => {
  test('turning it on needs a right code, answers ten recovery codes and ends sessions without a second step', async () => {
    const email = 'on@example.test';
    await addUser(api, { email });
    const there = await asUser(api, email);
    const here = await asUser(api, email);
    const { recovery } = await addApp(api, here);
    assert.equal(recovery.length, 10);
    assert.equal(new Set(recovery).size, 10);
    assert.equal((await api.inject({ url: '/api/accounts/user-data/', headers: there })).statusCode, 401);
    const { is_on, is_required, recovery_codes_left, authenticator_since } = await state(here);
    assert.deepEqual([is_on, is_required, recovery_codes_left], [true, false, 10]);
    assert.ok(authenticator_since);
    assert.deepEqual(await mailsTo(email), ['Logowanie dwuetapowe jest włączone']);
  });

  test('turning on refuses a wrong code, the setup of another person and one older than ten minutes', async () => {
    await addUser(api, { email: 'setup@example.test' });
    await addUser(api, { email: 'thief@example.test' });
    const { access, refresh } = await signIn(api, 'setup@example.test');
    const own = as(access);
    const setup = (await post('two-step/authenticator/', await confirmed(api, own))).json();
    const confirm = (headers: Record<string, string>, typed: string) =>
      post('two-step/authenticator/confirm/', headers, { token: setup.token, code: typed });
    assert.equal(rule(await confirm(own, '000000'), 'code'), 'codeWrong');
    const foreign = await confirm(await asUser(api, 'thief@example.test'), codeOf(api, setup.secret));
    assert.equal(code(foreign), 'token_invalid');
    assert.equal((await state(own)).is_on, false);
    api.passTime(10 * MINUTE_MS);
    const renewed = (await post('refresh-token/', {}, { refresh })).json<{ access: string }>();
    const late = await confirm(as(renewed.access), codeOf(api, setup.secret));
    assert.equal(code(late), 'token_expired');
  });

  test('a setup adds one app, in the session that confirmed it, by the methods of that moment', async () => {
    const email = 'once@example.test';
    await addUser(api, { email });
    const [here, there] = [await asUser(api, email), await asUser(api, email)];
    const begin = async () => (await post('two-step/authenticator/', await confirmed(api, here))).json();
    const finish = (headers: Record<string, string>, setup: { token: string; secret: string }) =>
      post('two-step/authenticator/confirm/', headers, { token: setup.token, code: codeOf(api, setup.secret) });
    const [setup, other] = [await begin(), await begin()];
    assert.equal(code(await finish(there, setup)), 'token_invalid');
    const replies = await Promise.all([finish(here, setup), finish(here, setup), finish(here, setup)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 422, 422]);
    assert.equal(code(await finish(here, setup)), 'token_invalid');
    assert.equal(code(await finish(here, other)), 'token_invalid');
  });

  test('turning on stores neither the secret nor the recovery codes in plain text', async () => {
    const { userId, secret, recovery } = await withApp();
    const stored = JSON.stringify([
      await api.db.query(sql`select secret from totp_authenticators where user_id = ${userId}`),
      await api.db.query(sql`select hash from recovery_codes where user_id = ${userId}`),
    ]);
    for (const text of [secret, ...recovery]) assert.ok(!stored.includes(text));
  });
});

describe('signing in with a code', () => {
  test('the second step opens a session that records it; the password by itself opens none', async () => {
    const { email, secret } = await withApp();
    const login = await api.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: { email, password: PASSWORD },
    });
    assert.equal(login.statusCode, 202);
    assert.equal('access' in login.json(), false);
    const { token, methods, passkey_options } = login.json().second_step;
    assert.deepEqual([methods, passkey_options], [['authenticator', 'recovery_code'], null]);
    const reply = await proveSecondStep(api, { token, code: codeOf(api, secret) });
    assert.equal(reply.statusCode, 200);
    const { access } = reply.json<LoginReply>();
    const list = await api.inject({ url: '/api/accounts/sessions/', headers: as(access) });
    assert.deepEqual(
      list
        .json()
        .results.map(({ current, second_step }: { current: boolean; second_step: boolean }) => [current, second_step]),
      [
        [true, true],
        [false, true],
      ],
    );
  });

  test('a sign-in accepts the code before and after, and tells a wrong from an old one', async () => {
    const { email, secret } = await withApp();
    const { token } = await passPassword(api, email);
    assert.equal(rule(await proveSecondStep(api, { token, code: '000000' }), 'code'), 'codeWrong');
    api.passTime(4 * PERIOD);
    assert.equal(rule(await proveSecondStep(api, { token, code: codeOf(api, secret, -3) }), 'code'), 'codeOld');
    assert.equal(rule(await proveSecondStep(api, { token, code: codeOf(api, secret, 3) }), 'code'), 'codeWrong');
    assert.equal((await proveSecondStep(api, { token, code: codeOf(api, secret, 1) })).statusCode, 200);
  });

  test('a sign-in never accepts a code twice, also not one older than the last', async () => {
    const { email, secret } = await withApp();
    api.passTime(PERIOD);
    const used = codeOf(api, secret);
    const first = await passPassword(api, email);
    assert.equal((await proveSecondStep(api, { token: first.token, code: used })).statusCode, 200);
    const { token } = await passPassword(api, email);
    assert.equal(rule(await proveSecondStep(api, { token, code: used }), 'code'), 'codeUsed');
    assert.equal(rule(await proveSecondStep(api, { token, code: codeOf(api, secret, -1) }), 'code'), 'codeUsed');
  });

  test('only one of many sign-ins at once with one code succeeds', async () => {
    const { email, secret } = await withApp();
    const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await passPassword(api, email)).token));
    const replies = await Promise.all(
      tokens.map((token) => proveSecondStep(api, { token, code: codeOf(api, secret) })),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  test('a token works once, for five tries and five minutes', async () => {
    const { email, secret, recovery } = await withApp();
    const used = await passPassword(api, email);
    assert.equal((await proveSecondStep(api, { token: used.token, code: codeOf(api, secret) })).statusCode, 200);
    const again = await proveSecondStep(api, { token: used.token, recovery_code: recovery[0] });
    assert.equal(code(again), 'sign_in_expired');

    const guessed = await passPassword(api, email);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => proveSecondStep(api, { token: guessed.token, code: '000000' })),
    );
    assert.equal(guesses.filter((reply) => rule(reply, 'code') === 'codeWrong').length, 5);
    assert.equal(
      code(await proveSecondStep(api, { token: guessed.token, recovery_code: recovery[0] })),
      'sign_in_expired',
    );

    const late = await passPassword(api, email);
    api.passTime(5 * MINUTE_MS);
    assert.equal(code(await proveSecondStep(api, { token: late.token, code: codeOf(api, secret) })), 'sign_in_expired');
    assert.equal(code(await proveSecondStep(api, { token: 'nonsense', code: '000000' })), 'sign_in_expired');
  });

  test('limits codes over all sign-ins of an account; a recovery code still works', async () => {
    const { email, secret, recovery } = await withApp();
    for (let round = 0; round < 4; round += 1) {
      const { token } = await passPassword(api, email);
      for (let guess = 0; guess < 5; guess += 1) await proveSecondStep(api, { token, code: '000000' });
    }
    const { token } = await passPassword(api, email);
    assert.equal((await proveSecondStep(api, { token, code: codeOf(api, secret) })).statusCode, 429);
    assert.equal((await proveSecondStep(api, { token, recovery_code: recovery[0] })).statusCode, 200);
  });

  test('a sign-in takes exactly one proof', async () => {
    const { email, recovery } = await withApp();
    const { token } = await passPassword(api, email);
    assert.equal(rule(await proveSecondStep(api, { token }), 'code'), 'required');
    const both = { token, code: '000000', recovery_code: recovery[0] };
    assert.equal(rule(await proveSecondStep(api, both), 'code'), 'required');
  });
});

describe('recovery codes', () => {
  test('recovery codes work once each, however they are typed, and a mail reports each use', async () => {
    const { email, headers, recovery } = await withApp();
    const [spare = '', other = ''] = recovery;
    const { token } = await passPassword(api, email);
    assert.equal(
      rule(await proveSecondStep(api, { token, recovery_code: 'aaaaa-aaaaa' }), 'recovery_code'),
      'recoveryCodeWrong',
    );
    const typed = spare.toUpperCase().replace('-', ' ');
    assert.equal((await proveSecondStep(api, { token, recovery_code: typed })).statusCode, 200);
    const next = await passPassword(api, email);
    const reused = await proveSecondStep(api, { token: next.token, recovery_code: spare });
    assert.equal(rule(reused, 'recovery_code'), 'recoveryCodeUsed');
    assert.equal((await proveSecondStep(api, { token: next.token, recovery_code: other })).statusCode, 200);
    assert.equal((await state(headers)).recovery_codes_left, 8);
    assert.equal((await mailsTo(email)).filter((subject) => subject === 'Użyto kodu zapasowego').length, 2);
  });

  test('one code used by two sign-ins at once opens one session', async () => {
    const { email, recovery } = await withApp();
    const tokens = [(await passPassword(api, email)).token, (await passPassword(api, email)).token];
    const replies = await Promise.all(
      tokens.map((token) => proveSecondStep(api, { token, recovery_code: recovery[0] })),
    );
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  });

  test('new ones replace all old ones', async () => {
    const { email, headers, recovery } = await withApp();
    const renewed = (await post('two-step/recovery-codes/', await confirmed(api, headers))).json().recovery_codes;
    assert.equal(renewed.length, 10);
    const { token } = await passPassword(api, email);
    const old = await proveSecondStep(api, { token, recovery_code: recovery[0] });
    assert.equal(rule(old, 'recovery_code'), 'recoveryCodeWrong');
    assert.equal((await proveSecondStep(api, { token, recovery_code: renewed[0] })).statusCode, 200);
  });

  test('codes do not exist while the second step is off', async () => {
    await addUser(api, { email: 'nostep@example.test' });
    const headers = await asUser(api, 'nostep@example.test');
    const reply = await post('two-step/recovery-codes/', await confirmed(api, headers));
    assert.equal(code(reply), 'invalid_transition');
  });
});

describe('what does not get around it', () => {
  test('a reset of the password still asks for the second step, and ends sign-ins that began before', async () => {
    const { email, userId, secret } = await withApp();
    const begun = await passPassword(api, email);
    const token = newToken();
    const now = api.context.clock();
    await api.db.query(sql`
      insert into one_time_tokens (hash, purpose, user_id, created_at, expires_at)
      values (${hashToken(token)}, 'reset_password', ${userId}, ${now}, ${new Date(now.getTime() + MINUTE_MS)})`);
    const password = 'Inne!23456';
    const reset = await post('reset-password/submit/', {}, { uidb64: toUidb64(userId), token, password });
    assert.equal(reset.statusCode, 204);
    const stale = await proveSecondStep(api, { token: begun.token, code: codeOf(api, secret) });
    assert.equal(code(stale), 'sign_in_expired');
    const login = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
    assert.equal(login.statusCode, 202);
  });

  test('a disabled account', async () => {
    const { email, userId, secret } = await withApp();
    const { token } = await passPassword(api, email);
    await api.db.query(sql`update users set disabled_at = ${api.context.clock()} where id = ${userId}`);
    assert.equal(code(await proveSecondStep(api, { token, code: codeOf(api, secret) })), 'account_disabled');
  });
});

describe('turning off', () => {
  test('a mail reports that the second step is off, and the password is enough again', async () => {
    const { email, headers } = await withApp();
    assert.equal((await post('two-step/turn-off/', await confirmed(api, headers))).statusCode, 204);
    assert.equal((await post('two-step/turn-off/', await confirmed(api, headers))).statusCode, 404);
    assert.ok((await mailsTo(email)).includes('Logowanie dwuetapowe jest wyłączone'));
    await signIn(api, email);
    assert.deepEqual(await state(headers), {
      is_on: false,
      is_required: false,
      authenticator_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
  });

  test('a new app replaces the old one and leaves the recovery codes', async () => {
    const { email, headers, secret } = await withApp();
    const renewed = await addApp(api, headers);
    assert.deepEqual(renewed.recovery, []);
    assert.ok((await mailsTo(email)).includes('Nowa aplikacja uwierzytelniająca'));
    api.passTime(PERIOD);
    const { token } = await passPassword(api, email);
    assert.equal(rule(await proveSecondStep(api, { token, code: codeOf(api, secret) }), 'code'), 'codeWrong');
    assert.equal((await proveSecondStep(api, { token, code: codeOf(api, renewed.secret) })).statusCode, 200);
    assert.equal((await state(headers)).recovery_codes_left, 10);
  });
});
