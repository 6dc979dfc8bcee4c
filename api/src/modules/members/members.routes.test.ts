import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyMember, CompanyRole } from '../../contract/index.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNews } from '../../testing/news.ts';
import { addCompany, addMember, addUser, as, asUser, signIn } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing.ts';

const api = await createTestApi();
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
for (const login of ['owner', 'second', 'manager', 'other', 'member', 'friend', 'user']) {
  const email = `${login}@example.test`;
  ids[login] = await addUser(api, { email });
  tokens[login] = (await signIn(api, email)).access;
}
const idOf = (login: string) => ids[login] ?? '';
const headersOf = (login: string, company?: string) => as(tokens[login] ?? '', company);

/** A company of its own for each test: two managers and two members beside the owners. */
async function addTeam(...owners: string[]): Promise<string> {
  const company = await addCompany(api, 'Pracownia');
  for (const login of owners) await addMember(api, company, idOf(login), 'owner');
  for (const login of ['manager', 'other']) await addMember(api, company, idOf(login), 'manager');
  for (const login of ['member', 'friend']) await addMember(api, company, idOf(login), 'member');
  return company;
}

const post = (url: string, login: string, company: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/accounts/${url}/`, payload, headers: headersOf(login, company) });
const remove = (login: string, company: string, whom: string) =>
  post('company-manage-users', login, company, { user_id: idOf(whom), action: 'remove' });
const step = (login: string, company: string, whom: string, action: string, role?: string) =>
  post('company-manage-managers', login, company, { user_id: idOf(whom), action, ...(role ? { role } : {}) });
const list = (login: string, company: string, query = '') =>
  api.inject({ url: `/api/accounts/company-members/${query}`, headers: headersOf(login, company) });

async function roles(company: string): Promise<Record<string, CompanyRole>> {
  const rows = await api.db.query<{ user_id: string; role: CompanyRole }>(sql`
    select user_id, role from company_members where company_id = ${company}`);
  const login = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
  return Object.fromEntries(rows.map((row) => [login(row.user_id), row.role]));
}

describe('members', () => {
  test('are listed for those who belong there, with what each may do', async () => {
    const company = await addTeam('owner');
    const seen = async (login: string) => {
      const { results, count } = (await list(login, company)).json<{ count: number; results: CompanyMember[] }>();
      assert.equal(count, 5);
      return Object.fromEntries(results.map((row) => [row.email.split('@')[0], row.allowed_actions]));
    };
    assert.deepEqual(await seen('owner'), {
      owner: ['demote', 'leave'],
      manager: ['promote', 'demote', 'remove'],
      other: ['promote', 'demote', 'remove'],
      member: ['promote', 'remove'],
      friend: ['promote', 'remove'],
    });
    const member = await seen('member');
    assert.deepEqual(member, { owner: [], manager: [], other: [], member: ['leave'], friend: [] });
    const manager = await seen('manager');
    assert.deepEqual(manager, {
      owner: [],
      manager: ['demote', 'leave'],
      other: ['demote', 'remove'],
      member: ['promote', 'remove'],
      friend: ['promote', 'remove'],
    });
    const [first] = (await list('member', company)).json<{ results: CompanyMember[] }>().results;
    assert.deepEqual([first?.role, first?.first_name, first?.image], ['owner', 'Anna', null]);
    for (const [login, status] of [['user', 403]] as const) {
      assert.equal((await list(login, company)).statusCode, status);
    }
    assert.equal((await api.inject({ url: '/api/accounts/company-members/' })).statusCode, 401);
    const asPerson = await api.inject({ url: '/api/accounts/company-members/', headers: headersOf('owner') });
    assert.equal(asPerson.json().code, 'company_required');
  });

  test('come in pages, are found by name and address, and cost few statements', async () => {
    const company = await addTeam('owner');
    const page = (await list('owner', company, '?limit=2&page=3')).json();
    assert.deepEqual([page.count, page.results.length, page.next], [5, 1, null]);
    assert.deepEqual((await list('owner', company, '?page=9')).json().results, []);
    assert.equal((await list('owner', company, '?q=FRIEND@')).json().count, 1);
    assert.equal((await list('owner', company, '?q=nowak')).json().count, 5);
    assert.equal((await list('owner', company, '?q=%25')).json().count, 0);
    assert.ok((await statementsOf(api, () => list('owner', company))) <= 6);
  });

  const removals: [string, string, number][] = [
    ['owner', 'manager', 200],
    ['owner', 'second', 200],
    ['manager', 'member', 200],
    ['manager', 'manager', 200],
    ['member', 'member', 200],
    ['manager', 'other', 200],
    ['manager', 'owner', 403],
    ['member', 'friend', 403],
    ['member', 'owner', 403],
    ['owner', 'user', 404],
  ];
  for (const [who, whom, status] of removals) {
    const deed = who === whom ? 'leaves' : `takes out ${whom}`;
    test(`${who} ${deed}: ${status}`, async () => {
      const company = await addTeam('owner', 'second');
      const reply = await remove(who, company, whom);
      assert.equal(reply.statusCode, status, reply.body);
      assert.equal(whom in (await roles(company)), status !== 200 && whom !== 'user');
      if (status !== 200) return;
      assert.deepEqual(reply.json(), { status: 'removed', invitation: null });
      assert.equal((await list(whom, company)).json().code, 'not_a_member');
    });
  }

  test('who are taken out are told, and nobody hears of who leaves', async () => {
    const company = await addTeam('owner', 'second');
    await Promise.all(Object.values(ids).map((id) => takeNews(api, id)));
    await remove('manager', company, 'friend');
    await remove('member', company, 'member');
    assert.deepEqual(await takeNews(api, ids.friend), [
      {
        kind: 'MemberRemoved',
        params: { company: 'Pracownia' },
        company_id: null,
        actor: ids.manager,
        subject: `company:${company}`,
      },
    ]);
    for (const login of ['owner', 'second', 'manager', 'member']) assert.deepEqual(await takeNews(api, ids[login]), []);
  });

  test('are taken out by address as well, and somebody has to be named', async () => {
    const company = await addTeam('owner');
    const byMail = { email: 'Friend@example.test', action: 'remove' };
    assert.equal((await post('company-manage-users', 'manager', company, byMail)).statusCode, 200);
    assert.ok(!('friend' in (await roles(company))));
    const nobody = await post('company-manage-users', 'manager', company, { action: 'remove' });
    assert.deepEqual(nobody.json().fields, { email: [{ code: 'oneOf' }] });
    const stranger = await post('company-manage-users', 'manager', company, { user_id: newId(), action: 'remove' });
    assert.equal(stranger.json().code, 'not_found');
  });
});

describe('roles', () => {
  test('go up and down step by step', async () => {
    const company = await addTeam('owner');
    for (const [action, role] of [
      ['promote', 'manager'],
      ['promote', 'owner'],
      ['demote', 'manager'],
      ['demote', 'member'],
    ] as const) {
      const reply = await step('owner', company, 'member', action);
      assert.equal(reply.json<CompanyMember>().role, role);
      assert.equal((await roles(company)).member, role);
    }
  });

  test('that change are told to the person, but not to who changes the own one', async () => {
    const company = await addTeam('owner', 'second');
    await Promise.all(Object.values(ids).map((id) => takeNews(api, id)));
    for (const _ of [1, 2]) await step('owner', company, 'member', 'promote', 'manager');
    await step('owner', company, 'owner', 'demote');
    const params = { company: 'Pracownia', role: 'manager' };
    assert.deepEqual(await takeNews(api, ids.member), [
      { kind: 'MemberRoleChanged', params, company_id: null, actor: ids.owner, subject: `company:${company}` },
    ]);
    for (const login of ['owner', 'second', 'friend']) assert.deepEqual(await takeNews(api, ids[login]), []);
  });

  test('end where they end', async () => {
    const company = await addTeam('owner', 'second');
    for (const [whom, action, role] of [
      ['member', 'demote', undefined],
      ['second', 'promote', undefined],
      ['manager', 'promote', 'member'],
      ['manager', 'demote', 'owner'],
    ] as const) {
      const before = await roles(company);
      const reply = await step('owner', company, whom, action, role);
      assert.equal(reply.json().code, 'invalid_transition', `${action} ${whom}`);
      assert.ok(Array.isArray(reply.json().allowed_actions));
      assert.deepEqual(await roles(company), before);
    }
  });

  test('with a role named, a double click has one effect', async () => {
    const company = await addTeam('owner');
    const clicks = [1, 2].map(() => step('owner', company, 'member', 'promote', 'manager'));
    const replies = await Promise.all(clicks);
    assert.deepEqual(
      replies.map((reply) => [reply.statusCode, reply.json<CompanyMember>().role]),
      [
        [200, 'manager'],
        [200, 'manager'],
      ],
    );
    assert.equal((await roles(company)).member, 'manager');
  });

  test('up to manager are changed by managers too, owners by owners alone', async () => {
    const company = await addTeam('owner');
    assert.equal((await step('manager', company, 'member', 'promote')).json<CompanyMember>().role, 'manager');
    assert.equal((await step('manager', company, 'member', 'demote')).json<CompanyMember>().role, 'member');
    const before = await roles(company);
    for (const reply of [
      await step('manager', company, 'manager', 'promote'),
      await step('manager', company, 'member', 'promote', 'owner'),
      await step('manager', company, 'owner', 'demote'),
      await step('member', company, 'member', 'promote'),
      await step('user', company, 'member', 'promote'),
    ]) {
      assert.equal(reply.statusCode, 403);
    }
    assert.equal((await step('owner', company, 'user', 'promote')).statusCode, 404);
    assert.deepEqual(await roles(company), before);
  });
});

describe('the last owner', () => {
  test('cannot leave and cannot step down', async () => {
    const company = await addTeam('owner');
    for (const reply of [await remove('owner', company, 'owner'), await step('owner', company, 'owner', 'demote')]) {
      assert.equal(reply.statusCode, 409);
      assert.equal(reply.json().code, 'last_owner');
    }
    assert.equal((await roles(company)).owner, 'owner');
  });

  test('stays when two owners leave at once, or each takes the other out, or one steps down', async () => {
    const races: ((company: string) => Promise<{ statusCode: number }>[])[] = [
      (company) => [remove('owner', company, 'owner'), remove('second', company, 'second')],
      (company) => [remove('owner', company, 'second'), remove('second', company, 'owner')],
      (company) => [step('owner', company, 'owner', 'demote'), remove('second', company, 'second')],
    ];
    for (const race of races) {
      const company = await addTeam('owner', 'second');
      const replies = await Promise.all(race(company));
      assert.equal(replies.filter((reply) => reply.statusCode === 200).length, 1);
      assert.equal(Object.values(await roles(company)).filter((role) => role === 'owner').length, 1);
    }
  });

  test('is not replaced by a disabled account', async () => {
    const company = await addTeam('owner');
    const gone = await addUser(api, { email: 'gone@example.test', disabled: true });
    await addMember(api, company, gone, 'owner');
    assert.equal((await remove('owner', company, 'owner')).json().code, 'last_owner');
    const payload = { user_id: gone, action: 'remove' };
    assert.equal((await post('company-manage-users', 'owner', company, payload)).statusCode, 200);
    const headers = await asUser(api, 'owner@example.test', company);
    assert.equal((await api.inject({ url: '/api/accounts/company-members/', headers })).json().count, 5);
  });
});
