import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoginReply } from '@wspolnik/contract/accounts';
import type { Passkey, TwoStep } from '@wspolnik/contract/two-step';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, confirmed } from '../../testing/people.ts';
import { addKey, passkeySetup, passPassword, proveSecondStep } from './testing/second-step.ts';
import { softwarePasskey } from './testing/software-passkey.ts';

const api = await createTestApi();

const send = (method: 'POST' | 'PUT', url: string, headers: Record<string, string>, payload: object = {}) =>
  api.inject({ method, url: `/api/accounts/${url}`, payload, headers });
const rule = (reply: Awaited<ReturnType<typeof send>>) => reply.json().fields?.passkey?.[0]?.code;
const listed = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/two-step/', headers })).json<TwoStep>();

async function person() {
  const email = `${newId()}@example.test`;
  const userId = await addUser(api, { email });
  return { email, userId, headers: await asUser(api, email) };
}

const challengeOf = (step: { passkey_options: Record<string, unknown> | null }) =>
  String(step.passkey_options?.challenge);

test('a passkey turns the second step on and signs in', async () => {
  const { email, headers } = await person();
  const { key, passkey, recovery_codes } = await addKey(api, headers, 'Laptop');
  assert.deepEqual([passkey.name, recovery_codes?.length], ['Laptop', 10]);
  const step = await passPassword(api, email);
  assert.deepEqual(step.methods, ['passkey', 'recovery_code']);
  const reply = await proveSecondStep(api, { token: step.token, passkey: key.sign(challengeOf(step)) });
  assert.equal(reply.statusCode, 200);
  const { passkeys } = await listed(as(reply.json<LoginReply>().access));
  assert.ok(passkeys[0]?.last_used_at);
});

test('a sign-in refuses an unknown key, another page, another sign-in and a counter that did not grow', async () => {
  const { email, headers } = await person();
  const { key } = await addKey(api, headers);
  const before = await passPassword(api, email);
  const first = key.sign(challengeOf(before), { counter: 5 });
  assert.equal((await proveSecondStep(api, { token: before.token, passkey: first })).statusCode, 200);
  const step = await passPassword(api, email);
  const attempts = [
    softwarePasskey().sign(challengeOf(step)),
    key.sign(challengeOf(step), { counter: 6, origin: 'https://wspolnik.example' }),
    first,
    key.sign(challengeOf(step), { counter: 5 }),
  ];
  for (const passkey of attempts) {
    assert.equal(rule(await proveSecondStep(api, { token: step.token, passkey })), 'passkeyWrong');
  }
  const right = key.sign(challengeOf(step), { counter: 6 });
  assert.equal((await proveSecondStep(api, { token: step.token, passkey: right })).statusCode, 200);
});

test('a sign-in does not sign in to a suspended account, also when the password was given before', async () => {
  const { email, userId, headers } = await person();
  const { key } = await addKey(api, headers);
  const step = await passPassword(api, email);
  await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
  const asAdmin = await asUser(api, 'admin@example.test');
  const setStatus = (active: boolean) =>
    api.inject({
      method: 'POST',
      url: '/api/admin/user_status/',
      payload: { user_id: userId, active, reason: 'Spam' },
      headers: asAdmin,
    });
  assert.equal((await setStatus(false)).statusCode, 200);
  const refused = await proveSecondStep(api, { token: step.token, passkey: key.sign(challengeOf(step)) });
  assert.equal(refused.json().code, 'account_disabled');
  assert.equal((await setStatus(true)).statusCode, 200);
  const again = await passPassword(api, email);
  const reply = await proveSecondStep(api, { token: again.token, passkey: key.sign(challengeOf(again)) });
  assert.equal(reply.statusCode, 200);
});

test('several have names; each can be renamed and removed only by its owner, the last one turns the second step off', async () => {
  const { email, headers } = await person();
  const phone = (await addKey(api, headers, 'Telefon')).passkey;
  const { passkey: stick, recovery_codes } = await addKey(api, headers, 'Klucz USB');
  assert.equal(recovery_codes, null);
  const stranger = (await person()).headers;
  assert.equal((await send('PUT', `passkeys/${phone.id}/`, stranger, { name: 'Mój' })).statusCode, 404);
  assert.equal((await send('POST', `passkeys/${phone.id}/remove/`, await confirmed(api, stranger))).statusCode, 404);
  const renamed = (await send('PUT', `passkeys/${phone.id}/`, headers, { name: ' Stary telefon ' })).json<Passkey>();
  assert.equal(renamed.name, 'Stary telefon');
  for (const [id, isOn] of [
    [phone.id, true],
    [stick.id, false],
  ]) {
    assert.equal((await send('POST', `passkeys/${id}/remove/`, await confirmed(api, headers))).statusCode, 204);
    assert.equal((await listed(headers)).is_on, isOn);
  }
  const mails = await api.db.query<{ subject: string }>(sql`
    select subject from outbox where recipient = ${email} order by created_at, id`);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Logowanie dwuetapowe jest włączone', 'Nowy klucz dostępu „Klucz USB”', 'Logowanie dwuetapowe jest wyłączone'],
  );
});

test('a key is not added for another challenge, twice, or with nonsense, and nothing changes', async () => {
  const { headers } = await person();
  const key = softwarePasskey();
  const { token, challenge } = await passkeySetup(api, headers);
  const add = (response: object, given: string = token) =>
    send('POST', 'passkeys/', headers, { token: given, name: 'K', response });
  assert.equal(rule(await add(key.register('AAAA'))), 'passkeyWrong');
  const nonsense = key.register(challenge);
  nonsense.response.attestationObject = 'AAAA';
  assert.equal(rule(await add(nonsense)), 'passkeyWrong');
  assert.equal((await add(key.register(challenge), 'AAAA')).json().code, 'token_invalid');
  assert.equal((await listed(headers)).is_on, false);
  assert.equal((await add(key.register(challenge))).statusCode, 201);
  assert.equal((await add(softwarePasskey().register(challenge))).json().code, 'token_invalid');
  const again = await passkeySetup(api, headers);
  assert.equal(rule(await add(key.register(again.challenge), again.token)), 'passkeyKnown');
  assert.equal((await listed(headers)).passkeys.length, 1);
});
