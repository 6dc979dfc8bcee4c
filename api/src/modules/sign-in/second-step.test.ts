import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoginReply } from '@wspolnik/contract/accounts';
import { MINUTE_MS } from '@wspolnik/settings';
import { hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import { as, PASSWORD } from '../../testing/people.ts';
import { codeOf, passPassword, proveSecondStep } from './testing/second-step.ts';
import { api, code, PERIOD, post, rule, withApp } from './testing/two-step.ts';

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
