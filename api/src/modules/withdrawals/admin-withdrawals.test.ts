import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Withdrawal } from '@wspolnik/contract/withdrawals';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { assertConserved, assertWholeLedger } from '../points/testing/points.ts';
import {
  all,
  api,
  ask,
  bank_number,
  company,
  db,
  decide,
  earn,
  framesOf,
  headersOf,
  ids,
  person,
  points,
  request,
} from './testing/withdrawals.ts';

describe('accounts/admin/withdrawal-requests/', () => {
  it('an admin approves, then pays: the points leave', async () => {
    const { id } = await ask();
    const before = await framesOf(ids.person);
    const approved = (await decide({ id, status: 'approved' })).json();
    assert.equal(await framesOf(ids.person), before + 1, 'an open page of the withdrawal is updated');
    assert.deepEqual([approved.status, approved.allowed_actions], ['approved', ['paid', 'rejected', 'take']]);
    assert.deepEqual(await points(person), [9_000, 1_000]);
    const paid = (await decide({ id, status: 'paid' })).json();
    assert.deepEqual([paid.status, paid.allowed_actions], ['paid', []]);
    assert.deepEqual(await points(person), [9_000, 0]);
    const log = await db.query(sql`
      select action, actor_id from audit_log where subject_id = ${id} order by at, action`);
    const actor_id = ids.admin;
    assert.deepEqual(log, [
      { action: 'withdrawal.approved', actor_id },
      { action: 'withdrawal.paid', actor_id },
    ]);
  });

  it('a rejection returns the points with a reason, before or after the approval', async () => {
    const before = await points(person);
    const [fresh, approved] = [await ask(), await ask()];
    await decide({ id: approved.id, status: 'approved' });
    for (const { id } of [fresh, approved]) {
      const silent = await decide({ id, status: 'rejected', rejected_reason: ' ' });
      assert.equal(silent.json().fields.rejected_reason[0].code, 'required');
      const reply = await decide({ id, status: 'rejected', rejected_reason: 'Konto zamknięte' });
      assert.deepEqual([reply.json().status, reply.json().rejected_reason], ['rejected', 'Konto zamknięte']);
    }
    assert.deepEqual(await points(person), before);
  });

  it('each decision notifies the person, or the company’s members, with its reason, without naming the admin', async () => {
    await takeNotifications(api, ids.person);
    const [paid, rejected] = [await ask('1.50'), await ask('2.00')];
    for (const status of ['approved', 'paid']) await decide({ id: paid.id, status });
    for (const _ of [1, 2]) await decide({ id: rejected.id, status: 'rejected', rejected_reason: 'Konto zamknięte' });
    const notification = { company_id: null, actor: null, subject: null };
    assert.deepEqual(await takeNotifications(api, ids.person), [
      { kind: 'WithdrawalApproved', params: { amount: '1.50' }, ...notification },
      { kind: 'WithdrawalPaid', params: { amount: '1.50' }, ...notification },
      { kind: 'WithdrawalRejected', params: { amount: '2.00', reason: 'Konto zamknięte' }, ...notification },
    ]);
    await earn(companyAsOwner(company), 300);
    const asked = await request({ amount: '3.00', bank_number }, 'owner', company);
    assert.equal(asked.statusCode, 201, asked.body);
    await decide({ id: asked.json<Withdrawal>().id, status: 'rejected', rejected_reason: 'x' });
    for (const login of ['owner', 'member']) {
      const delivered = (await takeNotifications(api, ids[login])).map(({ kind, company_id }) => [kind, company_id]);
      assert.deepEqual(delivered, [['WithdrawalRejected', company]]);
    }
    assert.deepEqual(await takeNotifications(api, ids.admin), []);
  });

  it('every other transition is refused, and the allowed ones are answered', async () => {
    const make: Record<string, readonly string[]> = {
      requested: [],
      approved: ['approved'],
      paid: ['approved', 'paid'],
      rejected: ['rejected'],
    };
    const refused = {
      requested: ['paid'],
      approved: ['approved'],
      paid: ['approved', 'paid', 'rejected'],
      rejected: ['approved', 'paid', 'rejected'],
    };
    const allowed = { requested: ['approved', 'rejected'], approved: ['paid', 'rejected'], paid: [], rejected: [] };
    for (const from of ['requested', 'approved', 'paid', 'rejected'] as const) {
      const { id } = await ask();
      for (const status of make[from] ?? []) await decide({ id, status, rejected_reason: 'x' });
      const before = await points(person);
      for (const status of refused[from]) {
        const reply = await decide({ id, status, rejected_reason: 'x' });
        assert.deepEqual([reply.statusCode, reply.json().code], [409, 'invalid_transition'], `${from} → ${status}`);
        assert.deepEqual(reply.json().allowed_actions, allowed[from]);
      }
      assert.deepEqual(await points(person), before);
    }
  });

  it('a withdrawal is paid once when two admins press at once', async () => {
    const { id } = await ask();
    await decide({ id, status: 'approved' });
    const before = await points(person);
    const both = await Promise.all([1, 2].map(() => decide({ id, status: 'paid' })));
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(await points(person), [before[0], (before[1] ?? 0) - 1_000]);
  });

  it('lists all requests, open ones first, by status and page', async () => {
    const page = await all();
    assert.ok(page.count > 5);
    const open = page.results.map(({ status }) => status === 'requested' || status === 'approved');
    assert.deepEqual(
      open,
      [...open].sort((one, other) => Number(other) - Number(one)),
    );
    const ofCompany = page.results.find(({ holder }) => holder.type === 'company');
    assert.deepEqual([ofCompany?.holder.id, ofCompany?.requested_by.email], [company, 'owner@test.pl']);
    const rejected = await all('?status=rejected&limit=1&page=2');
    assert.deepEqual([rejected.results.length, rejected.results[0]?.status], [1, 'rejected']);
    assert.deepEqual((await all('?page=900')).results, []);
  });

  it('only an admin decides', async () => {
    const { id } = await ask();
    for (const login of ['person', 'owner']) {
      assert.equal((await decide({ id, status: 'approved' }, login)).json().code, 'forbidden');
    }
    const list = await api.inject({ url: '/api/accounts/admin/withdrawal-requests/', headers: headersOf('person') });
    assert.equal(list.statusCode, 403);
    assert.equal((await decide({ id: newId(), status: 'approved' })).json().code, 'not_found');
    assert.equal((await decide({ id, status: 'requested' })).statusCode, 422);
    await assertWholeLedger(db);
    await assertConserved(db);
  });
});
