import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type AdminCompanyPage,
  AdminCompanyPage as AdminCompanyPageSchema,
  type AdminUserPage,
  AdminUserPage as AdminUserPageSchema,
} from '@wspolnik/contract/admin';
import { type AuditPage, AuditPage as AuditPageSchema } from '@wspolnik/contract/audit';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser, PASSWORD } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const owner = await addUser(api, { email: 'owner@example.test' });
await addUser(api, { email: 'nowa@example.test', verified: false });
await addUser(api, { email: 'stara@example.test', disabled: true });
const gone = await addUser(api, { email: 'gone@example.test' });
await api.db.query(sql`update users set deleted_at = now() where id = ${gone}`);
await api.db.query(sql`update users set first_name = 'Łucja', last_name = 'Żak' where id = ${owner}`);
const company = await addCompany(api, 'Młyn Żytni');
const draft = await addCompany(api, 'Szkic', 'draft');
await addMember(api, company, owner, 'owner');
await addMember(api, company, admin, 'member');
await api.db.query(sql`update companies set nip = '5260250274' where id = ${company}`);
const asAdmin = await asUser(api, 'admin@example.test');

const URLS = ['/api/admin/user_list/', '/api/admin/company_list/', '/api/accounts/admin/audit-log/'];
const read = (url: string, headers = asAdmin) => api.inject({ url, headers });
const users = async (query = '') => (await read(`/api/admin/user_list/${query}`)).json<AdminUserPage>();
const emails = async (query = '') => (await users(query)).results.map(({ email }) => email).sort();
const names = async (query = '') =>
  (await read(`/api/admin/company_list/${query}`)).json<AdminCompanyPage>().results.map(({ name }) => name);
const log = async (query = '') => (await read(`/api/accounts/admin/audit-log/${query}`)).json<AuditPage>();
const setStatus = (payload: object, headers = asAdmin) =>
  api.inject({ method: 'POST', url: '/api/admin/user_status/', payload, headers });
const login = (email: string) =>
  api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password: PASSWORD } });

describe('admin lists', () => {
  it('the lists are closed to everybody except an admin who acts as a person', async () => {
    for (const [headers, code] of [
      [{}, 'not_authenticated'],
      [await asUser(api, 'owner@example.test'), 'forbidden'],
      [await asUser(api, 'owner@example.test', company), 'forbidden'],
      [await asUser(api, 'admin@example.test', company), 'forbidden'],
    ] as [Record<string, string>, string][]) {
      for (const url of URLS) assert.equal((await read(url, headers)).json().code, code);
      assert.equal((await setStatus({ user_id: owner, active: false, reason: 'x' }, headers)).json().code, code);
    }
  });

  it('the lists show people with their state and companies, and find them by name, address, state and role', async () => {
    const page = await users('?q=zak lucja');
    assert.ok(Compile(AdminUserPageSchema).Check(page), JSON.stringify(Compile(AdminUserPageSchema).Errors(page)));
    assert.deepEqual(page.results[0]?.companies, [{ id: company, name: 'Młyn Żytni', role: 'owner' }]);
    assert.deepEqual(await emails('?q=OWNER@'), ['owner@example.test']);
    assert.deepEqual(await emails('?q=%25'), []);
    assert.deepEqual(await emails('?status=unverified'), ['nowa@example.test']);
    assert.deepEqual(await emails('?status=disabled'), ['stara@example.test']);
    assert.deepEqual(await emails('?role=ADMIN'), ['admin@example.test']);
    assert.deepEqual((await users()).count, 4);
  });

  it('the lists show companies in every state, found by name, NIP, state and plan', async () => {
    const page = (await read('/api/admin/company_list/')).json();
    assert.ok(
      Compile(AdminCompanyPageSchema).Check(page),
      JSON.stringify(Compile(AdminCompanyPageSchema).Errors(page)),
    );
    assert.equal(page.count, 2);
    assert.deepEqual(await names('?q=mlyn'), ['Młyn Żytni']);
    assert.deepEqual(await names('?q=526025'), ['Młyn Żytni']);
    assert.deepEqual(await names('?status=draft'), ['Szkic']);
    assert.deepEqual(await names('?plan=premium'), []);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${draft}`);
    assert.deepEqual(await names('?status=draft'), []);
  });

  it('the lists come in pages, also empty ones past the end, and cost few statements', async () => {
    assert.deepEqual([(await users('?limit=1&page=2')).results.length, (await users('?page=90000')).results], [1, []]);
    for (const url of URLS) assert.ok((await statementsOf(api, () => read(`${url}?limit=100`))) <= 6);
  });
});

describe('disabling an account', () => {
  it('ends its sessions at once and blocks sign-in until the account is enabled again', async () => {
    const headers = await asUser(api, 'owner@example.test');
    const reply = await setStatus({ user_id: owner, active: false, reason: ' Spam ' });
    assert.equal(reply.json().status, 'disabled', reply.body);
    assert.equal((await read('/api/accounts/user-data/', headers)).json().code, 'token_not_valid');
    assert.equal((await login('owner@example.test')).json().code, 'account_disabled');
    assert.equal((await setStatus({ user_id: owner, active: true })).json().status, 'active');
    assert.equal((await read('/api/accounts/user-data/', headers)).statusCode, 401);
    assert.equal((await login('owner@example.test')).statusCode, 200);
    const entries = await log(`?subject_id=${owner}`);
    assert.ok(Compile(AuditPageSchema).Check(entries), JSON.stringify(Compile(AuditPageSchema).Errors(entries)));
    assert.deepEqual(
      entries.results.map(({ action, details, actor }) => [action, details.reason, actor?.id]),
      [
        ['user.enabled', null, admin],
        ['user.disabled', 'Spam', admin],
      ],
    );
  });

  it('disabling has one effect, also when two admins do it at once', async () => {
    const id = await addUser(api, { email: 'dwa@example.test' });
    const body = { user_id: id, active: false, reason: 'Spam' };
    const replies = await Promise.all([setStatus(body), setStatus(body)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal(replies.find(({ statusCode }) => statusCode === 409)?.json().code, 'already_decided');
    assert.equal((await log(`?subject_id=${id}`)).count, 1);
  });

  it('disabling needs a reason and an existing account, and is refused for the own account', async () => {
    assert.deepEqual((await setStatus({ user_id: owner, active: false, reason: ' ' })).json().fields, {
      reason: [{ code: 'required' }],
    });
    const long = await setStatus({ user_id: owner, active: false, reason: 'x'.repeat(5000) });
    assert.deepEqual([long.statusCode, Object.keys(long.json().fields)], [422, ['reason']]);
    assert.equal((await setStatus({ user_id: admin, active: false, reason: 'x' })).json().code, 'own_profile');
    assert.equal((await setStatus({ user_id: newId(), active: true })).json().code, 'not_found');
    assert.equal((await setStatus({ user_id: gone, active: true })).json().code, 'not_found');
  });
});
