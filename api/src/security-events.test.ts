import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import type { SecondStepReply } from '@wspolnik/contract/two-step';
import type { InjectOptions } from 'fastify';
import { buildApp } from './app.ts';
import { runDueJobs } from './modules/jobs.ts';
import { addApp } from './modules/sign-in/testing/second-step.ts';
import { loggerOptions } from './platform/logger.ts';
import { SECURITY_EVENTS } from './platform/security-event.ts';
import { createTestApi } from './testing/harness.ts';
import { addCompany, addMember, addUser, as, confirmed, PASSWORD } from './testing/people.ts';

interface Line {
  event?: string;
  account: string | null;
  address: string;
  request_id: string;
  code?: string;
  msg?: string;
}

const api = await createTestApi({ env: { ADMIN_SECOND_STEP: 'off' } });
const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const logger = { ...(loggerOptions('info') as object), stream };
const app = await buildApp(api.context, logger as Parameters<typeof buildApp>[1]);
after(() => app.close());

/** Text that must not be in any line. */
const secrets = new Set([PASSWORD, 'Wrong!2345', 'Nowe!98765', 'Inne!98765', '203.0.113.77']);
const ADDRESS = '203.0.113.77';

const eventsSoFar = () => lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);

/** Makes the call, and answers its reply and the events that it caused. */
async function call(method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, options: Partial<InjectOptions> = {}) {
  const before = eventsSoFar().length;
  const { headers, ...rest } = options;
  const reply = await app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: ADDRESS,
    headers: { 'idempotency-key': `key-${lines.length}`, ...headers },
    ...rest,
  });
  const id = reply.headers['x-request-id'];
  const events = eventsSoFar().slice(before);
  for (const { address, request_id } of events) assert.deepEqual([address, request_id], ['203.0.113.0', id]);
  return { reply, events: events.map(({ event, account, code }) => ({ event, account, ...(code && { code }) })) };
}

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  call('POST', path, { payload, headers });

async function person(email: string, options: { role?: 'ADMIN' } = {}) {
  secrets.add(email);
  const id = await addUser(api, { email, ...options });
  return { id, email };
}

async function signIn(email: string) {
  const { reply, events } = await post('accounts/login/', { email, password: PASSWORD });
  const tokens = reply.json<{ access: string; refresh: string }>();
  for (const token of [tokens.access, tokens.refresh]) secrets.add(token);
  return { ...tokens, events };
}

async function linkOf(email: string) {
  const { reply } = await call('GET', `dev/outbox/?to=${encodeURIComponent(email)}`);
  const text = reply.json<{ results: OutboxMail[] }>().results[0]?.text ?? '';
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? 'missing:');
  const [uidb64, token] = [link.searchParams.get('uidb64') ?? '', link.searchParams.get('token') ?? ''];
  secrets.add(token);
  return { uidb64, token };
}

describe('a security event is logged', () => {
  test('a sign-in and a refused one are logged', async () => {
    const { id, email } = await person('in@example.test');
    assert.deepEqual((await signIn(email)).events, [{ event: 'sign_in', account: id }]);
    const wrong = await post('accounts/login/', { email, password: 'Wrong!2345' });
    assert.deepEqual(wrong.events, [{ event: 'sign_in_refused', account: id, code: 'invalid_credentials' }]);
    const nobody = await post('accounts/login/', { email: 'nobody@example.test', password: 'Wrong!2345' });
    assert.deepEqual(nobody.events, [{ event: 'sign_in_refused', account: null, code: 'invalid_credentials' }]);
  });

  test('a second step is logged: its methods, the sign-in that awaits it, its proof and a failure', async () => {
    const { id, email } = await person('steps@example.test');
    const headers = as((await signIn(email)).access);
    await addApp(api, headers);
    const codes = await post('accounts/two-step/recovery-codes/', {}, await confirmed(api, headers));
    assert.deepEqual(codes.events, [{ event: 'second_step_changed', account: id }]);
    const [recovery_code = ''] = codes.reply.json<{ recovery_codes: string[] }>().recovery_codes;
    const due = await post('accounts/login/', { email, password: PASSWORD });
    assert.deepEqual(due.events, [{ event: 'second_step_due', account: null }]);
    const { token } = due.reply.json<SecondStepReply>().second_step;
    secrets.add(recovery_code).add(token);
    const proved = await post('accounts/login/second-step/', { token, recovery_code });
    assert.deepEqual(proved.events, [{ event: 'sign_in', account: id }]);
    const { events } = await post('accounts/login/second-step/', { token: 'none', code: '123456' });
    assert.deepEqual(events, [{ event: 'second_step_refused', account: null, code: 'sign_in_expired' }]);
  });

  test('a wrong proof before a sensitive call is logged', async () => {
    const { id, email } = await person('proof@example.test');
    const headers = as((await signIn(email)).access);
    const { events } = await post('accounts/confirm/', { password: 'Wrong!2345' }, headers);
    assert.deepEqual(events, [{ event: 'confirmation_refused', account: id, code: 'validation_failed' }]);
  });

  test('a refusal of somebody signed in, and a token that is none, are logged', async () => {
    const { id, email } = await person('refused@example.test');
    const { access } = await signIn(email);
    const forbidden = await call('GET', 'admin/user_list/', { headers: as(access) });
    assert.deepEqual(forbidden.events, [{ event: 'refused', account: id, code: 'forbidden' }]);
    const forged = await call('GET', 'accounts/user-data/', { headers: as('forged') });
    assert.deepEqual(forged.events, [{ event: 'refused', account: null, code: 'token_not_valid' }]);
    assert.deepEqual((await call('GET', 'accounts/user-data/')).events, [], 'a guest');
  });

  test('a refresh token that is used again is logged once', async () => {
    const { id, email } = await person('copied@example.test');
    const { refresh } = await signIn(email);
    const { reply } = await post('accounts/refresh-token/', { refresh });
    const next = reply.json<{ access: string; refresh: string }>();
    secrets.add(next.access).add(next.refresh);
    const again = await post('accounts/refresh-token/', { refresh });
    assert.deepEqual(again.events, [{ event: 'token_reused', account: id, code: 'token_not_valid' }]);
    assert.deepEqual((await post('accounts/refresh-token/', { refresh })).events, []);
  });

  test('a changed and a reset password, and a changed address, are logged', async () => {
    const { id, email } = await person('changes@example.test');
    const { access } = await signIn(email);
    const body = { old_password: PASSWORD, password: 'Nowe!98765' };
    const changed = await post('accounts/change-password/', body, as(access));
    assert.deepEqual(changed.events, [{ event: 'password_changed', account: id }]);
    const address = 'new-address@example.test';
    secrets.add(address);
    await post('accounts/change-email/', { email: address }, await confirmed(api, as(access)));
    const opened = await post('accounts/change-email/confirm/', await linkOf(address));
    assert.deepEqual(opened.events, [{ event: 'email_changed', account: id }]);
    await post('accounts/reset-password/request/', { email: address });
    await runDueJobs(api.context, api.context.clock());
    const reset = await post('accounts/reset-password/submit/', { ...(await linkOf(address)), password: 'Inne!98765' });
    assert.deepEqual(reset.events, [{ event: 'password_reset', account: id }]);
  });

  test('a changed role, an export, and the requested deletion of an account and a company are logged', async () => {
    const [owner, member] = [await person('owner@example.test'), await person('member@example.test')];
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, owner.id, 'owner');
    await addMember(api, company, member.id, 'member');
    const headers = as((await signIn(owner.email)).access, company);
    const role = await post('accounts/company-manage-managers/', { user_id: member.id, action: 'promote' }, headers);
    assert.deepEqual(role.events, [{ event: 'role_changed', account: owner.id }], role.reply.body);
    const { access } = await signIn(member.email);
    const exported = await post('accounts/export/', {}, await confirmed(api, as(access)));
    assert.deepEqual(exported.events, [{ event: 'data_exported', account: member.id }], exported.reply.body);
    const deleted = await post('accounts/delete-account/', {}, await confirmed(api, as(access)));
    assert.deepEqual(deleted.events, [{ event: 'deletion_requested', account: member.id }], deleted.reply.body);
    const gone = await call('DELETE', 'accounts/company-delete/', { headers: await confirmed(api, headers) });
    assert.deepEqual(gone.events, [{ event: 'company_deletion_requested', account: owner.id }], gone.reply.body);
  });

  test('a decision of an admin is logged', async () => {
    const { id, email } = await person('admin@example.test', { role: 'ADMIN' });
    const other = await person('granted@example.test');
    const headers = as((await signIn(email)).access);
    const role = await post(
      `admin/users/${other.id}/role/`,
      { role: 'ADMIN', reason: 'Nowa osoba' },
      await confirmed(api, headers),
    );
    assert.deepEqual(role.events, [{ event: 'role_changed', account: id }], role.reply.body);
    const category = await post('accounts/admin/categories/', { name: 'Lampy', name_en: 'Lamps' }, headers);
    assert.deepEqual(category.events, [{ event: 'admin_decision', account: id }], category.reply.body);
    const company = await addCompany(api, 'Zgłoszona');
    const gone = await call('DELETE', `accounts/admin/delete-company/${company}`, { headers });
    assert.deepEqual(gone.events, [{ event: 'company_deleted', account: id }], gone.reply.body);
  });

  test('a caller who is throttled is logged', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      assert.deepEqual((await post('accounts/reset-password/request/', { email: 'x@example.test' })).events, []);
    }
    const { events } = await post('accounts/reset-password/request/', { email: 'x@example.test' });
    assert.deepEqual(events, [{ event: 'throttled', account: null, code: 'throttled' }]);
  });
});

test('no line holds a secret, an e-mail address or a whole network address', () => {
  const events = lines.filter((line) => (JSON.parse(line) as Line).event !== undefined);
  assert.ok(events.length > 10);
  for (const line of events) {
    for (const secret of secrets) assert.ok(!line.includes(secret), line);
    assert.ok(!line.includes('@'), line);
  }
});

test('each event has occurred, and is counted in its own metric', async () => {
  assert.deepEqual(new Set(eventsSoFar().map(({ event }) => event)), new Set(SECURITY_EVENTS));
  const text = (await app.inject({ url: '/metrics' })).body;
  for (const event of SECURITY_EVENTS)
    assert.match(text, new RegExp(`^security_events_total\\{event="${event}"\\} \\d+$`, 'm'));
  assert.match(text, /^security_events_total\{event="token_reused"\} 1$/m);
});
