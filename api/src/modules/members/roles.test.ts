import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyMember } from '@wspolnik/contract';
import { takeNotifications } from '../../testing/notifications.ts';
import { addMember, addUser, asUser } from '../../testing/people.ts';
import { addTeam, api, ids, post, remove, roles, step } from './testing/members.ts';

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

  test('roles are changed with a notification to the person, except to one who changes their own', async () => {
    const company = await addTeam('owner', 'second');
    await Promise.all(Object.values(ids).map((id) => takeNotifications(api, id)));
    for (const _ of [1, 2]) await step('owner', company, 'member', 'promote', 'manager');
    await step('owner', company, 'owner', 'demote');
    const params = { company: 'Pracownia', role: 'manager' };
    assert.deepEqual(await takeNotifications(api, ids.member), [
      { kind: 'MemberRoleChanged', params, company_id: null, actor: ids.owner, subject: `company:${company}` },
    ]);
    for (const login of ['owner', 'second', 'friend']) assert.deepEqual(await takeNotifications(api, ids[login]), []);
  });

  test('roles cannot go beyond the first or the last', async () => {
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

  test('roles have one effect after a double click when the role is named', async () => {
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

  test('up to manager are changed by managers too, owners only by owners', async () => {
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
  test('the last owner cannot leave and cannot step down', async () => {
    const company = await addTeam('owner');
    for (const reply of [await remove('owner', company, 'owner'), await step('owner', company, 'owner', 'demote')]) {
      assert.equal(reply.statusCode, 409);
      assert.equal(reply.json().code, 'last_owner');
    }
    assert.equal((await roles(company)).owner, 'owner');
  });

  test('the last owner stays when two owners leave at once, remove each other, or one steps down', async () => {
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

  test('the last owner is not replaced by a disabled account', async () => {
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
