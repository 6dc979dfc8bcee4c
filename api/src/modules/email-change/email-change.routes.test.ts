import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, confirmed, signIn } from '../../testing/people.ts';

const api = await createTestApi();

let count = 0;
async function addPerson() {
  count += 1;
  const email = `person${count}@example.test`;
  const id = await addUser(api, { email });
  return { id, email, headers: await asUser(api, email), next: `new${count}@example.test` };
}

type Headers = Record<string, string>;
const request = async (headers: Headers, email: string) =>
  api.inject({
    method: 'POST',
    url: '/api/accounts/change-email/',
    payload: { email },
    headers: await confirmed(api, headers),
  });
const resend = (headers: Headers) => api.inject({ method: 'POST', url: '/api/accounts/change-email/resend/', headers });
const cancel = (headers: Headers) => api.inject({ method: 'DELETE', url: '/api/accounts/change-email/', headers });
const pending = async (headers: Headers) =>
  (await api.inject({ url: '/api/accounts/change-email/', headers })).json().pending;
const confirm = (payload: object) =>
  api.inject({ method: 'POST', url: '/api/accounts/change-email/confirm/', payload });

async function mailsTo(to: string): Promise<OutboxMail[]> {
  return (await api.inject({ url: '/api/dev/outbox/', query: { to } })).json<{ results: OutboxMail[] }>().results;
}
/** The query of the newest link mailed to the address. */
async function linkTo(to: string): Promise<Record<string, string>> {
  const link = new URL(/https?:\S+/.exec((await mailsTo(to))[0]?.text ?? '')?.[0] ?? 'missing:');
  assert.equal(link.pathname, '/auth/change-email');
  return Object.fromEntries(link.searchParams);
}

describe('changing the address', () => {
  test('the change waits for the link mailed to the new one, and warns the old one', async () => {
    const { email, headers, next } = await addPerson();
    assert.equal((await request(headers, next.replace('@', ' @'))).statusCode, 422, 'no address has a space');
    assert.equal((await request(headers, ` ${next} `)).statusCode, 204);
    assert.deepEqual([(await pending(headers)).email, (await pending(headers)).expired], [next, false]);
    assert.match((await mailsTo(email))[0]?.text ?? '', new RegExp(next));
    await signIn(api, email);
    const link = await linkTo(next);
    assert.deepEqual((await confirm(link)).json(), { status: 'changed', email: next });
    assert.equal(await pending(headers), null);
    const me = await api.inject({ url: '/api/accounts/user-data/', headers });
    assert.equal(me.json().email, next, 'the session stays');
    await signIn(api, next);
    await assert.rejects(signIn(api, email));
    assert.deepEqual((await confirm(link)).json(), { status: 'already_changed', email: next });
  });

  test('the change needs another address and a session', async () => {
    const { email, headers, next } = await addPerson();
    assert.deepEqual((await request(headers, email.toUpperCase())).json().fields, { email: [{ code: 'sameEmail' }] });
    assert.deepEqual((await request(headers, 'nie-adres')).json().fields, { email: [{ code: 'email' }] });
    assert.equal((await request({}, next)).statusCode, 401);
    assert.equal(await pending(headers), null);
    assert.deepEqual(await mailsTo(next), []);
  });

  test('an address that has an account gets the same answer, a mail, and no change', async () => {
    const [{ headers }, other] = [await addPerson(), await addPerson()];
    assert.equal((await request(headers, other.email)).statusCode, 204);
    assert.equal((await pending(headers)).email, other.email);
    const [mail] = await mailsTo(other.email);
    assert.equal(mail?.subject, 'Ten adres ma już konto w serwisie Wspólnik');
    assert.doesNotMatch(mail?.text ?? '', /token=/);
  });

  test('the change is refused when somebody took the address meanwhile', async () => {
    const { email, headers, next } = await addPerson();
    await request(headers, next);
    await addUser(api, { email: next });
    assert.equal((await confirm(await linkTo(next))).json().code, 'email_taken');
    await signIn(api, email);
  });

  test('an address is taken over from a sign-up that nobody confirmed', async () => {
    const { headers, next } = await addPerson();
    const squatter = await addUser(api, { email: next, verified: false });
    await request(headers, next);
    assert.equal((await confirm(await linkTo(next))).json().status, 'changed');
    const row = await api.db.one(sql`select deleted_at is not null as gone from users where id = ${squatter}`);
    assert.deepEqual(row, { gone: true });
  });

  test('one of two who confirm one address at once has it', async () => {
    const people = [await addPerson(), await addPerson()];
    const links = [];
    for (const { headers } of people) {
      await request(headers, 'both@example.test');
      links.push(await linkTo('both@example.test'));
      api.passTime(1000);
    }
    const replies = await Promise.all(links.map(confirm));
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('a link expires after a day; a new one can be sent, and the old one ends', async () => {
    const { email, next, ...person } = await addPerson();
    await request(person.headers, next);
    const old = await linkTo(next);
    api.passTime(DAY_MS + 1000);
    assert.equal((await confirm(old)).json().code, 'token_expired');
    const headers = as((await signIn(api, email)).access);
    assert.equal((await pending(headers)).expired, true);
    assert.equal((await resend(headers)).statusCode, 204);
    assert.equal((await confirm(old)).json().code, 'token_invalid');
    assert.equal((await confirm(await linkTo(next))).json().status, 'changed');
    assert.equal((await resend(headers)).json().code, 'not_found');
  });

  test('a change can be cancelled: its link ends', async () => {
    const { headers, next } = await addPerson();
    await request(headers, next);
    const link = await linkTo(next);
    assert.equal((await cancel(headers)).statusCode, 204);
    assert.equal((await confirm(link)).json().code, 'token_invalid');
    assert.equal((await cancel(headers)).json().code, 'not_found');
    assert.equal((await confirm({ ...link, uidb64: 'bm90LWFuLWlk' })).json().code, 'token_invalid');
  });

  test('one address gets five mails an hour, whoever asks, with or without an account', async () => {
    const holder = await addPerson();
    for (const target of ['target@example.test', holder.email]) {
      const replies = [];
      for (let index = 0; index < 7; index += 1) {
        const { headers } = await addPerson();
        replies.push((await request(headers, index % 2 ? target : target.toUpperCase())).statusCode);
      }
      assert.deepEqual(replies, [204, 204, 204, 204, 204, 429, 429]);
      assert.equal((await mailsTo(target)).length, 5);
    }
    const late = await addPerson();
    assert.equal((await request(late.headers, late.next)).statusCode, 204);
    for (let index = 0; index < 4; index += 1) await request((await addPerson()).headers, late.next);
    assert.equal((await resend(late.headers)).json().code, 'throttled');
  });

  test('the number of mails is limited', async () => {
    const { headers, next } = await addPerson();
    for (let index = 0; index < 5; index += 1) assert.equal((await request(headers, next)).statusCode, 204);
    assert.equal((await resend(headers)).json().code, 'throttled');
  });
});
