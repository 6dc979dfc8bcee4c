import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoginReply, Me, OutboxMail } from '@wspolnik/contract/accounts';
import type { Consents } from '@wspolnik/contract/legal-documents';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, asUser, PASSWORD, signIn } from '../../testing/people.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const today = () => api.context.clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

async function register(email: string): Promise<URL> {
  const payload = { first_name: 'Ewa', last_name: 'Lis', email, password: PASSWORD, terms: true, locale: 'en' };
  const reply = await api.inject({ method: 'POST', url: '/api/accounts/register/', payload });
  assert.equal(reply.statusCode, 201, reply.body);
  const mails = await api.inject({ url: '/api/dev/outbox/', query: { to: email } });
  const { text } = mails.json<{ results: OutboxMail[] }>().results[0] ?? { text: '' };
  return new URL(/https?:\S+/.exec(text)?.[0] ?? 'missing:');
}

async function person() {
  const email = `${newId()}@example.test`;
  const link = await register(email);
  await api.inject({ url: `/api/accounts/verify-email/${link.search}` });
  return { email, headers: as((await signIn(api, email)).access) };
}

const consentsOf = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/consents/', headers })).json<Consents>();
const accept = (headers: Record<string, string>, document: string, version: number) =>
  api.inject({
    method: 'POST',
    url: '/api/accounts/consents/',
    headers,
    payload: { accept: [{ document, version }], locale: 'pl' },
  });

async function publishTerms(version: number): Promise<void> {
  const section = [{ heading: 'Usługa', text: 'Tekst' }];
  const payload = {
    document: 'terms-of-service',
    version,
    sections_pl: section,
    sections_en: section,
    changes_pl: 'Zmiana',
    changes_en: 'Change',
    valid_from: today(),
  };
  const headers = await asUser(api, 'admin@example.test');
  const reply = await api.inject({ method: 'POST', url: '/api/admin/legal-documents/', payload, headers });
  assert.equal(reply.statusCode, 201, reply.body);
}

describe('consents', () => {
  it('consents are recorded by the sign-up whose link is opened, in its language and at its time', async () => {
    const before = api.context.clock().getTime();
    const link = await register('early@example.test');
    api.passTime(MINUTE_MS);
    await api.inject({ url: `/api/accounts/verify-email/${link.search}` });
    const { results, due } = await consentsOf(await asUser(api, 'early@example.test'));
    assert.deepEqual(due, []);
    const policy = await api.inject({ url: '/api/legal-documents/privacy-policy/' });
    assert.deepEqual(
      results.map(({ document, version, how, locale }) => [document, version, how, locale]),
      [
        ['terms-of-service', 1, 'sign-up', 'en'],
        ['privacy-policy', policy.json().version, 'sign-up', 'en'],
      ],
    );
    assert.ok(results.every(({ at }) => Date.parse(at) - before < 50_000));
  });

  it('consents are due for a new version until the person agrees, once', async () => {
    const { email, headers } = await person();
    await publishTerms(2);
    const due = [{ document: 'terms-of-service', version: 2, accepted: 1 }];
    const login = await api.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: { email, password: PASSWORD },
    });
    assert.deepEqual(login.json<LoginReply>().user.consents_due, due);
    const me = async () => (await api.inject({ url: '/api/accounts/user-data/', headers })).json<Me>();
    assert.deepEqual((await me()).consents_due, due);

    const replies = await Promise.all([accept(headers, 'terms-of-service', 2), accept(headers, 'terms-of-service', 2)]);
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.deepEqual((await me()).consents_due, []);
    const { results } = await consentsOf(headers);
    assert.deepEqual([results.length, results[0]?.version, results[0]?.how], [3, 2, 'sign-in']);
  });

  it('consents are refused for a version that is not in force', async () => {
    const { headers } = await person();
    for (const version of [1, 3]) {
      const reply = await accept(headers, 'terms-of-service', version);
      assert.equal(reply.json().code, 'invalid_transition');
    }
    assert.equal((await consentsOf(headers)).results.length, 2);
  });

  it('consents belong only to the caller, and never change', async () => {
    const one = await person();
    const other = await person();
    await publishTerms(3);
    await accept(one.headers, 'terms-of-service', 3);
    assert.equal((await consentsOf(other.headers)).due.length, 1);
    await assert.rejects(api.db.query(sql`update user_consents set version = 1`), /append only/);
  });
});
