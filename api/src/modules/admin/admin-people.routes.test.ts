import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { AdminCompanyDetail, AdminSessionPage, AdminUserDetail, type AuditPage } from '@wspolnik/contract';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser, confirmed } from '../../testing/people.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const person = await addUser(api, { email: 'osoba@example.test' });
const company = await addCompany(api, 'Stolarnia');
const twin = await addCompany(api, 'Bliźniak');
await addMember(api, company, person, 'owner');
await api.db.query(sql`update companies set nip = '5260250274' where id in (${company}, ${twin})`);
const asAdmin = await asUser(api, 'admin@example.test');

const read = (url: string, headers = asAdmin) => api.inject({ url: `/api/${url}`, headers });
const post = (url: string, payload?: object, headers = asAdmin) =>
  api.inject({ method: 'POST', url: `/api/${url}`, headers, ...(payload && { payload }) });
const setRole = async (id: string, role: string, headers = asAdmin, reason = 'Zmiana w zespole') =>
  post(`admin/users/${id}/role/`, { role, reason }, await confirmed(api, headers));
const proposalOf = async (id: string) => (await matches(AdminUserDetail, `admin/users/${id}/`)).role_proposal;
/** Decides about the proposal as it is now. */
const decideRole = async (id: string, decision: string, headers = asAdmin) => {
  const proposed_at = (await proposalOf(id))?.proposed_at ?? new Date().toISOString();
  return post(`admin/users/${id}/role/decide/`, { decision, proposed_at }, await confirmed(api, headers));
};
const waitingProposals = async () => (await read('accounts/admin/overview/')).json().role_proposals.count;
const setStatus = (user_id: string, active: boolean, headers = asAdmin) =>
  post('admin/user_status/', { user_id, active, reason: 'Spam' }, headers);
const actionsOn = async (id: string) =>
  (await read(`accounts/admin/audit-log/?subject_id=${id}`))
    .json<AuditPage>()
    .results.map(({ action, details }) => [action, details.reason]);
const mailsTo = async (email: string) => {
  const rows = await api.db.query<{ subject: string }>(
    sql`select subject from outbox where recipient = ${email} order by id`,
  );
  return rows.map(({ subject }) => subject);
};

async function matches<T extends TSchema>(schema: T, url: string): Promise<Static<T>> {
  const body = (await read(url)).json();
  assert.ok(Value.Check(schema, body), JSON.stringify(Value.Errors(schema, body)));
  return body;
}

describe('details for admins', () => {
  it('details show an account with its numbers and sessions, and nothing secret', async () => {
    await asUser(api, 'osoba@example.test');
    const user = await matches(AdminUserDetail, `admin/users/${person}/`);
    assert.deepEqual(user.numbers, { orders: 0, sales: 0, posts: 0, opinions: 0, points: '0.00' });
    assert.equal(user.session_count, 1);
    const sessions = await matches(AdminSessionPage, `admin/users/${person}/sessions/`);
    assert.equal(sessions.count, 1);
    assert.doesNotMatch(JSON.stringify([user, sessions]), /password|token|hash/);
    assert.equal((await read(`admin/users/${newId()}/`)).json().code, 'not_found');
  });

  it('details show a company with its members, and others with the same NIP', async () => {
    const found = await matches(AdminCompanyDetail, `admin/companies/${company}/`);
    assert.deepEqual(
      found.members.map(({ email, role }) => [email, role]),
      [['osoba@example.test', 'owner']],
    );
    assert.deepEqual(found.same_nip, [{ id: twin, name: 'Bliźniak', status: 'active' }]);
    assert.equal((await read(`admin/companies/${newId()}/`)).json().code, 'not_found');
  });

  it('find by the beginning of a word when it is shorter than three letters', async () => {
    const names = async (q: string) => (await read(`admin/company_list/?q=${q}`)).json().results.length;
    assert.deepEqual(
      [await names('bl'), await names('liz'), await names('iz'), await names('526-025-02')],
      [1, 1, 0, 2],
    );
    const people = async (q: string) => (await read(`admin/user_list/?q=${q}`)).json().results.length;
    assert.deepEqual([await people('os'), await people('no'), await people('ow')], [1, 2, 0]);
  });
});

describe('suspending and restoring an account', () => {
  it('mails the person both times, and leaves a notification after the restoration', async () => {
    await setStatus(person, false);
    assert.equal((await read(`admin/users/${person}/`)).json().disabled_reason, 'Spam');
    await setStatus(person, true);
    const [suspended, restored] = (await mailsTo('osoba@example.test')).slice(-2);
    assert.equal(suspended, 'Twoje konto na Wspólniku zostało zawieszone');
    assert.equal(restored, 'Twoje konto na Wspólniku jest znowu aktywne');
    const [notification] = await takeNotifications(api, person);
    assert.equal(notification?.kind, 'AccountRestored');
    assert.equal((await read(`admin/users/${person}/`)).json().disabled_reason, null);
  });
});

describe('the admin role', () => {
  it('the role is granted by the only admin and removed, with a reason and a confirmation, once', async () => {
    const unconfirmed = await post(`admin/users/${person}/role/`, { role: 'ADMIN', reason: 'Zmiana w zespole' });
    assert.equal(unconfirmed.json().code, 'confirmation_required');
    const replies = await Promise.all([setRole(person, 'ADMIN'), setRole(person, 'ADMIN')]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const asPerson = await asUser(api, 'osoba@example.test');
    assert.equal((await read('admin/user_list/', asPerson)).statusCode, 200);
    assert.equal((await setRole(person, 'USER')).json().role, 'USER');
    assert.equal((await read('admin/user_list/', asPerson)).json().code, 'forbidden');
    assert.deepEqual((await actionsOn(person)).slice(0, 2), [
      ['user.admin_removed', 'Zmiana w zespole'],
      ['user.admin_granted', 'Zmiana w zespole'],
    ]);
    assert.deepEqual(Object.keys((await setRole(person, 'ADMIN', asAdmin, ' ')).json().fields), ['reason']);
    assert.equal((await setRole(person, 'ADMIN', asAdmin, 'x'.repeat(5000))).statusCode, 422);
  });

  it('the role stays with the last admin, also when two admins remove each other at once', async () => {
    assert.equal((await setRole(admin, 'USER')).json().code, 'last_admin');
    const other = await addUser(api, { email: 'drugi@example.test', role: 'ADMIN' });
    assert.equal((await setRole(admin, 'USER')).json().code, 'own_profile');
    const asOther = await asUser(api, 'drugi@example.test');
    const replies = await Promise.all([setRole(other, 'USER'), setStatus(admin, false, asOther)]);
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode < 300).sort(),
      [false, true],
      replies.map(({ body }) => body).join(),
    );
    const admins = await api.db.query(sql`select id from users where role = 'ADMIN' and disabled_at is null`);
    assert.equal(admins.length, 1);
    await api.db.query(sql`update users set role = 'USER' where id = ${other}`);
    await api.db.query(sql`update users set role = 'ADMIN', disabled_at = null where id = ${admin}`);
    Object.assign(asAdmin, await asUser(api, 'admin@example.test'));
  });

  it('the role is not granted to an account that cannot sign in', async () => {
    const id = await addUser(api, { email: 'bez@example.test', verified: false });
    assert.equal((await setRole(id, 'ADMIN')).json().code, 'invalid_transition');
  });
});

describe('a proposed admin', () => {
  let count = 0;
  /** Two admins, and somebody whom the first proposes. */
  async function proposed() {
    count += 1;
    await api.db.query(sql`update users set role = 'USER' where id <> ${admin}`);
    const second = await addUser(api, { email: `drugi${count}@example.test`, role: 'ADMIN' });
    const id = await addUser(api, { email: `nowy${count}@example.test` });
    for (const one of [admin, second]) await takeNotifications(api, one);
    assert.equal((await setRole(id, 'ADMIN')).json().role, 'USER');
    return { id, second, asSecond: await asUser(api, `drugi${count}@example.test`) };
  }
  const kindsTo = async (id: string) => (await takeNotifications(api, id)).map(({ kind }) => kind);

  it('a new role works once a second admin has approved, and every admin is notified', async () => {
    const { id, second, asSecond } = await proposed();
    const asNew = await asUser(api, `nowy${count}@example.test`);
    assert.equal((await read('admin/user_list/', asNew)).json().code, 'forbidden');
    assert.deepEqual((await proposalOf(id))?.by.id, admin);
    assert.equal(await waitingProposals(), 1);
    const listed = (await read('admin/user_list/?role=PROPOSED')).json().results;
    assert.deepEqual(
      listed.map((one: { id: string }) => one.id),
      [id],
    );
    assert.equal((await setRole(id, 'ADMIN', asSecond)).json().code, 'already_decided');
    assert.equal((await decideRole(id, 'approve')).json().code, 'own_proposal');
    assert.equal((await decideRole(id, 'withdraw', asSecond)).json().code, 'forbidden');
    const replies = await Promise.all([decideRole(id, 'approve', asSecond), decideRole(id, 'approve', asSecond)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 404]);
    assert.equal((await read('admin/user_list/', asNew)).statusCode, 200);
    for (const one of [admin, second]) assert.deepEqual(await kindsTo(one), ['AdminProposed', 'AdminGranted']);
    assert.deepEqual(await kindsTo(id), ['AdminGranted']);
    assert.equal(await waitingProposals(), 0);
  });

  it('the proposal is declined by the second, or withdrawn by who proposed', async () => {
    const { id, second, asSecond } = await proposed();
    assert.equal((await decideRole(id, 'decline', asSecond)).json().role, 'USER');
    assert.equal((await decideRole(id, 'decline', asSecond)).json().code, 'not_found');
    assert.deepEqual((await kindsTo(second)).sort(), ['AdminDeclined', 'AdminProposed']);
    assert.equal((await setRole(id, 'ADMIN')).statusCode, 200);
    assert.equal((await decideRole(id, 'withdraw')).statusCode, 200);
    assert.equal(await proposalOf(id), null);
    assert.deepEqual(
      (await actionsOn(id)).map(([action]) => action),
      ['user.admin_withdrawn', 'user.admin_proposed', 'user.admin_declined', 'user.admin_proposed'],
    );
  });

  it('the proposal is decided about with a confirmation, as it was read, and while who proposed is an admin', async () => {
    const { id, asSecond } = await proposed();
    const proposed_at = (await proposalOf(id))?.proposed_at ?? '';
    const approve = async (at: string, headers: Record<string, string>) =>
      (await post(`admin/users/${id}/role/decide/`, { decision: 'approve', proposed_at: at }, headers)).json().code;
    assert.equal(await approve(proposed_at, asSecond), 'confirmation_required');
    const early = new Date(Date.parse(proposed_at) - 1000).toISOString();
    assert.equal(await approve(early, await confirmed(api, asSecond)), 'already_decided');
    await api.db.query(sql`update users set role = 'USER' where id = ${admin}`);
    assert.equal(await approve(proposed_at, await confirmed(api, asSecond)), 'invalid_transition');
    assert.equal((await setRole(admin, 'ADMIN', asSecond)).json().role, 'ADMIN');
    assert.equal((await decideRole(id, 'decline', asSecond)).statusCode, 200);
  });

  it('a role is removed at once, and every admin is notified', async () => {
    const { id, second, asSecond } = await proposed();
    await decideRole(id, 'approve', asSecond);
    for (const one of [admin, second]) await takeNotifications(api, one);
    assert.equal((await setRole(id, 'USER')).json().role, 'USER');
    for (const one of [admin, second]) assert.deepEqual(await kindsTo(one), ['AdminRemoved']);
  });
});

test('open lists of admins follow each decision about an account', async () => {
  const id = await addUser(api, { email: 'lista@example.test' });
  const takeReaders = async () => {
    const rows = await api.db.query<{ user_id: string }>(sql`
      delete from realtime_frames where type = 'account.changed' and data->>'id' = ${id} returning user_id`);
    return rows.some(({ user_id }) => user_id === admin);
  };
  const steps = [() => setStatus(id, false), () => setStatus(id, true), () => setRole(id, 'ADMIN')];
  for (const step of steps) {
    const reply = await step();
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal(await takeReaders(), true);
  }
  assert.equal((await setStatus(id, true)).json().code, 'already_decided');
  assert.equal(await takeReaders(), false);
});

describe('help with an account', () => {
  it('ends all sessions of a person', async () => {
    const headers = await asUser(api, 'osoba@example.test');
    assert.equal((await post(`admin/users/${person}/end-sessions/`)).statusCode, 204);
    assert.equal((await read('accounts/user-data/', headers)).json().code, 'token_not_valid');
    assert.equal((await post(`admin/users/${admin}/end-sessions/`)).json().code, 'own_profile');
    assert.equal((await actionsOn(person))[0]?.[0], 'user.sessions_ended');
  });

  it('an admin mails the verification again, only to unconfirmed accounts', async () => {
    const id = await addUser(api, { email: 'nowa@example.test', verified: false });
    assert.equal((await post(`admin/users/${id}/resend-verification/`)).statusCode, 204);
    assert.equal((await mailsTo('nowa@example.test')).length, 1);
    assert.equal((await post(`admin/users/${person}/resend-verification/`)).json().code, 'invalid_transition');
    for (let attempt = 0; attempt < 4; attempt += 1) await post(`admin/users/${id}/resend-verification/`);
    assert.equal((await post(`admin/users/${id}/resend-verification/`)).json().code, 'throttled');
  });
});
