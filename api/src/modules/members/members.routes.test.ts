import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyMember } from '@wspolnik/contract';
import { newId } from '../../platform/ids.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { addTeam, api, headersOf, ids, list, post, remove, roles, step } from './testing/members.ts';
import { takeReaders } from './testing/readers.ts';

describe('members', () => {
  test('members are listed for members of the company, with the caller’s allowed actions', async () => {
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

  test('members come in pages, are found by name and address, and cost few statements', async () => {
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
    const action = who === whom ? 'leaves' : `takes out ${whom}`;
    test(`${who} ${action}: ${status}`, async () => {
      const company = await addTeam('owner', 'second');
      const reply = await remove(who, company, whom);
      assert.equal(reply.statusCode, status, reply.body);
      assert.equal(whom in (await roles(company)), status !== 200 && whom !== 'user');
      if (status !== 200) return;
      assert.deepEqual(reply.json(), { status: 'removed', invitation: null });
      assert.equal((await list(whom, company)).json().code, 'not_a_member');
    });
  }

  test('members are notified when somebody removes them; nobody is notified when a member leaves', async () => {
    const company = await addTeam('owner', 'second');
    await Promise.all(Object.values(ids).map((id) => takeNotifications(api, id)));
    await remove('manager', company, 'friend');
    await remove('member', company, 'member');
    assert.deepEqual(await takeNotifications(api, ids.friend), [
      {
        kind: 'MemberRemoved',
        params: { company: 'Pracownia' },
        company_id: null,
        actor: ids.manager,
        subject: `company:${company}`,
      },
    ]);
    for (const login of ['owner', 'second', 'manager', 'member'])
      assert.deepEqual(await takeNotifications(api, ids[login]), []);
  });

  test('the company’s open pages are updated after a removal and another role', async () => {
    const company = await addTeam('owner');
    const personal = (login: string) => [ids[login], null];
    const team = (...logins: string[]) => logins.map((login) => [ids[login], company]);
    await takeReaders(api.db, company);
    await remove('owner', company, 'friend');
    const left = team('owner', 'manager', 'other', 'member');
    assert.deepEqual(await takeReaders(api.db, company), [...left, personal('friend')].sort());
    await step('owner', company, 'member', 'promote');
    assert.deepEqual(await takeReaders(api.db, company), [...left, personal('member')].sort());
  });

  test('members can be removed by address as well; one of id and address is required', async () => {
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
