import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AdminUserPage } from '@wspolnik/contract';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addMember, addUser, as, asUser, PASSWORD, signIn } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addApp, codeOf, passPassword, proveSecondStep } from '../sign-in/testing/second-step.ts';
import {
  addOrder,
  addPerson,
  addPoints,
  addTeam,
  api,
  asAdmin,
  eraseRequested,
  mailsTo,
  requestDeletion,
} from './testing/deletion.ts';

const obligationsOf = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/obligations/', headers })).json();
const isPublic = async (id: string) => (await api.inject({ url: `/api/accounts/user-data/${id}/` })).statusCode === 200;
const isDeleted = async (id: string) =>
  (await api.db.one<{ gone: boolean }>(sql`select deleted_at is not null as gone from users where id = ${id}`))?.gone;
const login = (email: string, password = PASSWORD) =>
  api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
const setStatus = (user_id: string, active: boolean, headers: Record<string, string>) =>
  api.inject({
    method: 'POST',
    url: '/api/admin/user_status/',
    payload: { user_id, active, reason: 'Spam' },
    headers,
  });

describe('a requested deletion', () => {
  test('the deletion hides the profile and ends every session at once, and keeps the data and the address', async () => {
    const { id, email, headers } = await addPerson();
    const elsewhere = as((await signIn(api, email)).access);
    assert.equal(await isPublic(id), true);
    assert.equal((await requestDeletion(headers)).statusCode, 204);
    assert.equal(await isPublic(id), false);
    for (const session of [headers, elsewhere]) {
      const me = await api.inject({ url: '/api/accounts/user-data/', headers: session });
      assert.equal(me.json().code, 'token_not_valid');
    }
    const body = { first_name: 'Inna', last_name: 'Osoba', email, password: PASSWORD, terms: true };
    await api.inject({ method: 'POST', url: '/api/accounts/register/', payload: body });
    const row = await api.db.query(sql`select id from users where lower(email) = ${email} and deleted_at is null`);
    assert.deepEqual(row, [{ id }]);
    assert.equal(await isDeleted(id), false);
  });

  test('the deletion is taken back by signing in, once', async () => {
    const { id, email, headers } = await addPerson();
    await requestDeletion(headers);
    assert.equal((await login(email, 'Wrong!2345')).json().code, 'invalid_credentials');
    assert.equal(await isPublic(id), false);
    const back = await login(email);
    assert.equal(back.json().deletion_cancelled, true);
    assert.equal(back.json().user.id, id);
    assert.equal(await isPublic(id), true);
    assert.equal((await login(email)).json().deletion_cancelled, undefined);
    await eraseRequested();
    assert.equal(await isDeleted(id), false);
  });

  test('a deletion is taken back by the second step, not by only the password', async () => {
    const { id, email, headers } = await addPerson();
    const { secret } = await addApp(api, headers);
    assert.equal((await requestDeletion(headers)).statusCode, 204);
    api.passTime(30_000);
    const { token } = await passPassword(api, email);
    assert.equal(await isPublic(id), false);
    const back = await proveSecondStep(api, { token, code: codeOf(api, secret) });
    assert.equal(back.json().deletion_cancelled, true, back.body);
    assert.equal(await isPublic(id), true);
  });

  test('counts from the last request', async () => {
    const { id, email, headers } = await addPerson();
    await requestDeletion(headers);
    const again = as((await signIn(api, email)).access);
    api.passTime(1000);
    assert.equal((await requestDeletion(again)).statusCode, 204);
    await eraseRequested();
    assert.equal(await isDeleted(id), true);
  });

  test('the deletion is taken back with a forgotten password too', async () => {
    const { id, email, headers } = await addPerson();
    await requestDeletion(headers);
    await api.inject({ method: 'POST', url: '/api/accounts/reset-password/request/', payload: { email } });
    await runDueJobs(api.context, api.context.clock());
    const mails = (await mailsTo(email)).map(({ text }) => /https?:\S+reset\S+/.exec(text)?.[0]);
    const link = new URL(mails.find(Boolean) ?? 'missing:');
    const payload = { ...Object.fromEntries(link.searchParams), password: 'Nowe!98765' };
    await api.inject({ method: 'POST', url: '/api/accounts/reset-password/submit/', payload });
    assert.equal((await login(email, 'Nowe!98765')).json().deletion_cancelled, true);
    assert.equal(await isPublic(id), true);
  });

  test('a sign-in does not end a suspension by an admin, nor does restoring show the profile', async () => {
    const { id, email, headers } = await addPerson();
    await requestDeletion(headers);
    api.passTime(1000);
    assert.equal((await setStatus(id, false, asAdmin)).statusCode, 200);
    assert.equal((await login(email)).json().code, 'account_disabled');
    assert.equal((await setStatus(id, true, asAdmin)).statusCode, 200);
    assert.equal(await isPublic(id), false);
    assert.equal((await login(email)).json().deletion_cancelled, true);
  });

  test('a waiting deletion is its own state in the list of accounts, and a suspension goes before it', async () => {
    const { id, headers } = await addPerson();
    const inState = async (status: string) => {
      const reply = await api.inject({ url: `/api/admin/user_list/?status=${status}&limit=100`, headers: asAdmin });
      const found = reply.json<AdminUserPage>().results.find((user) => user.id === id);
      return found?.status;
    };
    await requestDeletion(headers);
    assert.deepEqual([await inState('deletion_pending'), await inState('disabled')], ['deletion_pending', undefined]);
    api.passTime(1000);
    await setStatus(id, false, asAdmin);
    assert.deepEqual([await inState('deletion_pending'), await inState('disabled')], [undefined, 'disabled']);
    await setStatus(id, true, asAdmin);
    assert.deepEqual([await inState('deletion_pending'), await inState('active')], ['deletion_pending', undefined]);
  });

  test('the deletion waits while others wait again for the person, and is done once they do not', async () => {
    const { id, headers } = await addPerson();
    await requestDeletion(headers);
    const order = await addOrder((await addTeam()).company, id, 'bought');
    await eraseRequested();
    assert.equal(await isDeleted(id), false);
    await api.db.query(sql`update orders set status = 'cancelled' where id = ${order}`);
    await eraseRequested();
    assert.equal(await isDeleted(id), true);
  });

  test('the deletion leaves a company an owner who can act', async () => {
    const { company, owner } = await addTeam();
    const second = await addPerson();
    await addMember(api, company, second.id, 'owner');
    assert.equal((await requestDeletion(owner.headers)).statusCode, 204);
    assert.equal((await requestDeletion(second.headers)).json().code, 'last_owner');
  });
});

describe('the last admin', () => {
  test('the last admin cannot be deleted, one of two can, and of two at once one remains', async () => {
    assert.equal((await requestDeletion(asAdmin)).json().code, 'last_admin');
    assert.equal((await obligationsOf(asAdmin)).last_admin, true);
    await addUser(api, { email: 'second@example.test', role: 'ADMIN' });
    const second = await asUser(api, 'second@example.test');
    assert.equal((await obligationsOf(asAdmin)).last_admin, false);
    const replies = await Promise.all([requestDeletion(asAdmin), requestDeletion(second)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [204, 409]);
  });
});

describe('what prevents the deletion of an account', () => {
  test('a new person has nothing that prevents it', async () => {
    const { headers } = await addPerson();
    assert.deepEqual(await obligationsOf(headers), {
      open_purchases: 0,
      debts: '0.00',
      withdrawals: '0.00',
      waiting_points: '0.00',
      points: '0.00',
      companies: [],
      last_admin: false,
    });
  });

  test('obligations are listed: purchases, points, and companies without another owner, also acting as a company', async () => {
    const { company, owner, headers } = await addTeam('Sama');
    const shared = await addTeam('Wspólna');
    await addMember(api, shared.company, owner.id, 'owner');
    await addOrder(shared.company, owner.id, 'bought');
    await addPoints(userAsOwner(owner.id), 'withdrawable');
    await addPoints(userAsOwner(owner.id), 'hold');
    const told = await obligationsOf(headers);
    assert.deepEqual(told.companies, [{ id: company, name: 'Sama' }]);
    assert.deepEqual([told.open_purchases, told.points, told.withdrawals], [1, '5.00', '5.00']);
  });

  test('the list needs a session', async () => {
    assert.equal((await api.inject({ url: '/api/accounts/obligations/' })).statusCode, 401);
  });
});
