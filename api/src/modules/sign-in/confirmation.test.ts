import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoginReply } from '@wspolnik/contract/accounts';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, confirmed, PASSWORD } from '../../testing/people.ts';
import { addApp, addKey, codeOf, passPassword, proveSecondStep } from './testing/second-step.ts';
import { softwarePasskey } from './testing/software-passkey.ts';

const api = await createTestApi();
type Headers = Record<string, string>;
type Reply = Awaited<ReturnType<typeof api.inject>>;

async function person() {
  const email = `${newId()}@test.pl`;
  await addUser(api, { email });
  return { email, headers: await asUser(api, email) };
}
const confirm = (payload: object, headers: Headers) =>
  api.inject({ method: 'POST', url: '/api/accounts/confirm/', payload, headers });
const methods = async (headers: Headers) =>
  (await api.inject({ url: '/api/accounts/confirm/', headers })).json<{ methods: string[] }>().methods;
/** The fields with their first failed rule, or the code of another refusal. */
function refusal(reply: Reply) {
  const { fields, code } = reply.json<{ fields?: Record<string, { code: string }[]>; code: string }>();
  return fields ? Object.fromEntries(Object.entries(fields).map(([name, [rule]]) => [name, rule?.code])) : code;
}
/** Whether the confirmation of the reply is taken: there is nothing to turn off or to remove. */
async function isTaken(reply: Reply, headers: Headers) {
  assert.equal(reply.statusCode, 200, reply.body);
  const confirmation = reply.json<{ token: string }>().token;
  const url = `/api/accounts/passkeys/${newId()}/remove/`;
  return (await api.inject({ method: 'POST', url, headers: { ...headers, confirmation } })).statusCode === 404;
}

async function challenge(headers: Headers) {
  const reply = await api.inject({ method: 'POST', url: '/api/accounts/confirm/options/', headers });
  assert.equal(reply.headers['cache-control'], 'no-store');
  const { token, options } = reply.json<{ token: string; options: { challenge: string } }>();
  return { token, challenge: options.challenge };
}

describe('POST accounts/confirm/', () => {
  it('the call takes the password of an account without a second step, and refuses a wrong one ten times', async () => {
    const { headers } = await person();
    assert.deepEqual(await methods(headers), ['password']);
    assert.deepEqual(refusal(await confirm({}, headers)), { password: 'required' });
    const right = await confirm({ password: PASSWORD }, headers);
    assert.equal(right.headers['cache-control'], 'no-store');
    assert.ok(await isTaken(right, headers));
    const codes = [];
    for (let tries = 0; tries < 12; tries += 1)
      codes.push(refusal(await confirm({ password: 'Zgadywane1!' }, headers)));
    const wrong = { password: 'passwordWrong' };
    assert.deepEqual(codes, [...Array(10).fill(wrong), 'throttled', 'throttled']);
    assert.equal((await confirm({ password: PASSWORD }, headers)).statusCode, 429);
  });

  it('the call takes a code of the app where there is one, once, and no password', async () => {
    const { headers } = await person();
    const { secret } = await addApp(api, headers);
    assert.deepEqual(await methods(headers), ['authenticator', 'recovery_code']);
    api.passTime(30_000);
    assert.deepEqual(refusal(await confirm({ password: PASSWORD }, headers)), { code: 'required' });
    const code = codeOf(api, secret);
    assert.deepEqual(refusal(await confirm({ code: '000000' }, headers)), { code: 'codeWrong' });
    assert.ok(await isTaken(await confirm({ code }, headers), headers));
    assert.deepEqual(refusal(await confirm({ code }, headers)), { code: 'codeUsed' });
  });

  it('the call takes a passkey of an account whose second step is passkeys, and no password', async () => {
    const { headers } = await person();
    const { key } = await addKey(api, headers);
    assert.deepEqual(await methods(headers), ['passkey', 'recovery_code']);
    assert.deepEqual(refusal(await confirm({ password: PASSWORD }, headers)), { passkey: 'required' });
    assert.deepEqual(refusal(await confirm({ code: '123456' }, headers)), { code: 'codeWrong' });
    const asked = await challenge(headers);
    const passkey = { token: asked.token, response: key.sign(asked.challenge) };
    assert.ok(await isTaken(await confirm({ passkey }, headers), headers));
  });

  it('the call refuses a passkey of somebody else, for another challenge or page, twice, and after five minutes', async () => {
    const [{ email, headers }, stranger] = [await person(), await person()];
    // A key that does not count, as most of those on phones: its counter does not tell a repeated answer.
    const { key, recovery_codes } = await addKey(api, headers);
    const uncounted = { counter: 0 };
    await addKey(api, stranger.headers);
    const [asked, foreign] = [await challenge(headers), await challenge(stranger.headers)];
    const sign = (text: string, more = {}) => key.sign(text, { ...uncounted, ...more });
    const attempts = [
      { token: asked.token, response: softwarePasskey().sign(asked.challenge) },
      { token: asked.token, response: sign('AAAA') },
      { token: 'made-up', response: sign(asked.challenge) },
      { token: foreign.token, response: sign(foreign.challenge) },
      { token: asked.token, response: sign(asked.challenge, { origin: 'https://wspolnik.example' }) },
    ];
    for (const passkey of attempts) {
      assert.deepEqual(refusal(await confirm({ passkey }, headers)), { passkey: 'passkeyWrong' });
    }
    const passkey = { token: asked.token, response: sign(asked.challenge) };
    api.passTime(1_000);
    assert.ok(await isTaken(await confirm({ passkey }, headers), headers));
    assert.deepEqual(refusal(await confirm({ passkey }, headers)), { passkey: 'passkeyWrong' });
    const late = await challenge(headers);
    api.passTime(5 * MINUTE_MS);
    const { token } = await passPassword(api, email);
    const again = await proveSecondStep(api, { token, recovery_code: recovery_codes?.[0] });
    const reply = await confirm(
      { passkey: { token: late.token, response: sign(late.challenge) } },
      as(again.json<LoginReply>().access),
    );
    assert.deepEqual(refusal(reply), { passkey: 'passkeyWrong' });
  });

  it('the call takes a recovery code of somebody without the phone, once, and tells by mail', async () => {
    const { email, headers } = await person();
    const { recovery } = await addApp(api, headers);
    const [recovery_code = ''] = recovery;
    assert.deepEqual(refusal(await confirm({ recovery_code: 'abcde-fghjk' }, headers)), {
      recovery_code: 'recoveryCodeWrong',
    });
    assert.ok(await isTaken(await confirm({ recovery_code }, headers), headers));
    assert.deepEqual(refusal(await confirm({ recovery_code }, headers)), { recovery_code: 'recoveryCodeUsed' });
    const mails = await api.db.query(sql`
      select 1 as one from outbox where recipient = ${email} and subject = 'Użyto kodu zapasowego'`);
    assert.equal(mails.length, 1);
    for (let tries = 0; tries < 7; tries += 1) await confirm({ recovery_code: 'abcde-fghjk' }, headers);
    assert.equal(refusal(await confirm({ recovery_code: recovery[1] }, headers)), 'throttled');
  });

  it('the call proves nothing in another session of the same person', async () => {
    const { email, headers } = await person();
    const elsewhere = await asUser(api, email);
    const proved = await confirm({ password: PASSWORD }, headers);
    assert.equal(await isTaken(proved, elsewhere), false);
    assert.ok(await isTaken(proved, headers));
  });

  it('ends with the methods that proved it: password, app, recovery codes, second step', async () => {
    const { headers } = await person();
    const byPassword = await confirm({ password: PASSWORD }, headers);
    const { secret, recovery } = await addApp(api, headers);
    assert.equal(await isTaken(byPassword, headers), false);
    const byCode = await confirm({ recovery_code: recovery[0] }, headers);
    const send = async (url: string, payload: object = {}) => {
      const reply = await api.inject({ method: 'POST', url, payload, headers: await confirmed(api, headers) });
      assert.ok(reply.statusCode < 300, reply.body);
    };
    await send('/api/accounts/two-step/recovery-codes/');
    assert.equal(await isTaken(byCode, headers), false);
    api.passTime(30_000);
    const byApp = await confirm({ code: codeOf(api, secret) }, headers);
    assert.ok(await isTaken(byApp, headers));
    await send('/api/accounts/two-step/turn-off/');
    assert.equal(await isTaken(byApp, headers), false);
    const again = await confirm({ password: PASSWORD }, headers);
    await send('/api/accounts/change-password/', { old_password: PASSWORD, password: 'Nowe!23456' });
    assert.equal(await isTaken(again, headers), false);
  });

  it('the call takes exactly one proof', async () => {
    const { headers } = await person();
    const { secret, recovery } = await addApp(api, headers);
    const both = { code: codeOf(api, secret), recovery_code: recovery[0] };
    assert.deepEqual(refusal(await confirm(both, headers)), { code: 'required' });
  });
});
