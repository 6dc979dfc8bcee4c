import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, PASSWORD, signIn } from '../../testing/people.ts';
import { addApp, codeOf } from './testing/second-step.ts';

const api = await createTestApi();
await addUser(api, { email: 'ewa@test.pl' });
await addUser(api, { email: 'jan@test.pl' });
const ewa = await asUser(api, 'ewa@test.pl');

const confirm = (payload: object, headers = ewa) =>
  api.inject({ method: 'POST', url: '/api/accounts/confirm/', payload, headers });
const method = async (headers = ewa) => (await api.inject({ url: '/api/accounts/confirm/', headers })).json().method;

describe('POST accounts/confirm/', () => {
  it('takes the password of an account without an app, and refuses a wrong one ten times', async () => {
    assert.equal(await method(), 'password');
    assert.equal((await confirm({})).json().fields.password[0].code, 'required');
    const right = await confirm({ password: PASSWORD });
    assert.equal(right.statusCode, 200);
    assert.equal(right.headers['cache-control'], 'no-store');
    const codes = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const reply = await confirm({ password: 'Zgadywane1!' });
      codes.push(reply.json().fields?.password[0].code ?? reply.json().code);
    }
    assert.deepEqual(codes, [...Array(10).fill('passwordWrong'), 'throttled', 'throttled']);
    assert.equal((await confirm({ password: PASSWORD })).statusCode, 429);
  });

  it('takes a code of the app where there is one, once, and no password', async () => {
    const jan = as((await signIn(api, 'jan@test.pl')).access);
    const { secret } = await addApp(api, jan);
    assert.equal(await method(jan), 'code');
    api.passTime(60_000);
    assert.equal((await confirm({ password: PASSWORD }, jan)).json().fields.code[0].code, 'required');
    const code = codeOf(api, secret);
    assert.equal((await confirm({ code: '000000' }, jan)).json().fields.code[0].code, 'codeWrong');
    assert.equal((await confirm({ code }, jan)).statusCode, 200);
    assert.equal((await confirm({ code }, jan)).json().fields.code[0].code, 'codeUsed');
  });
});
