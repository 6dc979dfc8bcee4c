import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';

const api = await createTestApi();

function login(email: string, password: string) {
  return api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
}
function refresh(token: string) {
  return api.inject({ method: 'POST', url: '/api/accounts/refresh-token/', payload: { refresh: token } });
}
function me(access: string, companyId?: string) {
  return api.inject({ url: '/api/accounts/user-data/', headers: as(access, companyId) });
}

describe('sign-in', () => {
  test('sign-in answers tokens, the person and the companies', async () => {
    const user = await addUser(api, { email: 'ola@example.test' });
    const company = await addCompany(api, 'Zakład Ślusarski');
    await addMember(api, company, user, 'manager');
    const reply = await signIn(api, 'OLA@example.test');
    assert.equal(reply.user.id, user);
    assert.deepEqual(
      reply.user.companies.map(({ id, role }) => ({ id, role })),
      [{ id: company, role: 'manager' }],
    );
    assert.equal((await me(reply.access)).json().email, 'ola@example.test');
  });

  test('sign-in explains a refusal only after a correct password', async () => {
    await addUser(api, { email: 'new@example.test', verified: false });
    await addUser(api, { email: 'off@example.test', disabled: true });
    assert.equal((await login('new@example.test', 'Demo!2345')).json().code, 'email_not_verified');
    assert.equal((await login('off@example.test', 'Demo!2345')).json().code, 'account_disabled');
    for (const email of ['new@example.test', 'off@example.test', 'nobody@example.test']) {
      const reply = await login(email, 'Wrong!2345');
      assert.equal(reply.statusCode, 401);
      assert.equal(reply.json().code, 'invalid_credentials');
    }
  });

  test('sign-in blocks guesses after ten attempts, for a while', async () => {
    await addUser(api, { email: 'guess@example.test' });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('guess@example.test', 'Wrong!2345');
    const reply = await login('guess@example.test', 'Demo!2345');
    assert.equal(reply.statusCode, 429);
    assert.ok(Number(reply.headers['retry-after']) <= 15 * 60);
    api.passTime(15 * MINUTE_MS + 1);
    assert.equal((await login('guess@example.test', 'Demo!2345')).statusCode, 200);
  });
});

describe('tokens', () => {
  test('an access token lasts five minutes', async () => {
    await addUser(api, { email: 'five@example.test' });
    const { access } = await signIn(api, 'five@example.test');
    api.passTime(5 * MINUTE_MS + 1000);
    const reply = await me(access);
    assert.equal(reply.statusCode, 401);
    assert.equal(reply.json().code, 'token_not_valid');
  });

  test('a refresh token works once; a second use ends the session for both users', async () => {
    await addUser(api, { email: 'stolen@example.test' });
    const first = await signIn(api, 'stolen@example.test');
    const second = (await refresh(first.refresh)).json<{ access: string; refresh: string }>();
    assert.equal((await me(second.access)).statusCode, 200);
    assert.equal((await refresh(first.refresh)).json().code, 'token_not_valid');
    assert.equal((await me(second.access)).json().code, 'token_not_valid');
    assert.equal((await refresh(second.refresh)).statusCode, 401);
  });

  test('at most one of many refreshes at once with one token succeeds', async () => {
    await addUser(api, { email: 'race@example.test' });
    const { refresh: token } = await signIn(api, 'race@example.test');
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    assert.equal(replies.filter((reply) => reply.statusCode === 200).length, 1);
  });

  test('a refresh token lasts thirty days', async () => {
    await addUser(api, { email: 'month@example.test' });
    const { refresh: token } = await signIn(api, 'month@example.test');
    api.passTime(30 * DAY_MS + 1000);
    assert.equal((await refresh(token)).json().code, 'token_not_valid');
  });

  test('a session in daily use ends ninety days after its sign-in', async () => {
    await addUser(api, { email: 'season@example.test' });
    let tokens: { access: string; refresh: string } = await signIn(api, 'season@example.test');
    for (let day = 0; day < 87; day += 29) {
      api.passTime(29 * DAY_MS);
      tokens = (await refresh(tokens.refresh)).json();
    }
    api.passTime(3 * DAY_MS - MINUTE_MS);
    tokens = (await refresh(tokens.refresh)).json();
    assert.equal((await me(tokens.access)).statusCode, 200);
    api.passTime(MINUTE_MS + 1000);
    assert.equal((await me(tokens.access)).json().code, 'token_not_valid');
    assert.equal((await refresh(tokens.refresh)).json().code, 'token_not_valid');
  });

  test('signing out invalidates the access token at once', async () => {
    await addUser(api, { email: 'out@example.test' });
    const { access, refresh: token } = await signIn(api, 'out@example.test');
    const reply = await api.inject({ method: 'POST', url: '/api/accounts/logout/', payload: { refresh: token } });
    assert.equal(reply.statusCode, 204);
    assert.equal((await me(access)).json().code, 'token_not_valid');
    assert.equal((await refresh(token)).statusCode, 401);
  });

  test('a sign-out without a refresh token ends the session of the access token, and needs one', async () => {
    const { access } = await signIn(api, 'ola@example.test');
    const logout = (headers = {}) => api.inject({ method: 'POST', url: '/api/accounts/logout/', headers });
    assert.equal((await logout()).json().code, 'not_authenticated');
    assert.equal((await logout(as(access))).statusCode, 204);
    assert.equal((await me(access)).json().code, 'token_not_valid');
  });

  test('tokens without a signature or with a foreign one are refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: newId(), sid: newId(), iss: 'wspolnik', exp: 4_000_000_000 });
    for (const token of [
      `${part({ alg: 'none' })}.${claims}.`,
      `${part({ alg: 'HS256' })}.${claims}.AAAA`,
      'garbage',
    ]) {
      assert.equal((await me(token)).json().code, 'token_not_valid');
    }
    assert.equal((await api.inject({ url: '/api/accounts/user-data/' })).json().code, 'not_authenticated');
  });

  test('lists the open sessions and ends a chosen one', async () => {
    await addUser(api, { email: 'many@example.test' });
    const here = await signIn(api, 'many@example.test');
    const there = await signIn(api, 'many@example.test');
    const list = await api.inject({ url: '/api/accounts/sessions/', headers: as(here.access) });
    const other = list.json<{ results: { id: string; current: boolean }[] }>().results.find((row) => !row.current);
    const reply = await api.inject({
      method: 'DELETE',
      url: `/api/accounts/sessions/${other?.id}/`,
      headers: as(here.access),
    });
    assert.equal(reply.statusCode, 204);
    assert.equal((await me(there.access)).statusCode, 401);
    assert.equal((await me(here.access)).statusCode, 200);
  });
});

describe('acting as a company', () => {
  test('only members act as a company', async () => {
    const user = await addUser(api, { email: 'member@example.test' });
    const own = await addCompany(api, 'Moja Firma');
    const foreign = await addCompany(api, 'Cudza Firma');
    await addMember(api, own, user, 'member');
    const { access } = await signIn(api, 'member@example.test');
    const data = (companyId?: string) =>
      api.inject({ url: '/api/accounts/company-data/', headers: as(access, companyId) });
    assert.equal((await data(own)).json().name, 'Moja Firma');
    assert.equal((await data()).json().code, 'company_required');
    for (const id of [foreign, newId(), 'nonsense']) {
      const reply = await data(id);
      assert.equal(reply.statusCode, 403);
      assert.equal(reply.json().code, 'not_a_member');
    }
    assert.equal((await me(access, foreign)).statusCode, 200, 'who I am does not depend on the company in use');
  });
});
