import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { addUser, as, asUser, confirmed, signIn } from '../../testing/people.ts';
import { addApp, codeOf, passPassword, proveSecondStep } from './testing/second-step.ts';
import { api, code, mailsTo, PERIOD, post, rule, state, withApp } from './testing/two-step.ts';

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
