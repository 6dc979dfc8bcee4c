import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AdminOverview, Statistics } from '@wspolnik/contract/overview';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const read = async <T>(path: string) =>
  (await api.inject({ url: `/api/accounts/admin/${path}`, headers: asAdmin })).json<T>();
const NOTHING = { count: 0, oldest_at: null };

it('an empty overview has nothing that waits', async () => {
  const overview = await read<AdminOverview>('overview/');
  assert.ok(Compile(AdminOverview).Check(overview), JSON.stringify(overview));
  assert.ok(Object.values(overview).every((each) => each.count === 0 && each.oldest_at === null));
});

it('the overview counts what waits and since when, without decided cases', async () => {
  const company = await addCompany(api, 'Młyn', 'submitted');
  const other = await addCompany(api, 'Tartak', 'submitted');
  for (const [id, at, status] of [
    [company, '2026-01-02T10:00:00Z', 'submitted'],
    [other, '2026-01-01T10:00:00Z', 'submitted'],
    [other, '2025-01-01T10:00:00Z', 'active'],
  ] as const) {
    await api.db.query(sql`
      insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at, status)
      values (${newId()}, ${id}, '5260250274', '012100784', '', ${admin}, ${new Date(at)}, ${status})`);
  }
  for (const [at, status] of [
    ['2026-02-01T10:00:00Z', 'approved'],
    ['2026-01-05T10:00:00Z', 'paid'],
  ] as const) {
    await api.db.query(sql`
      insert into withdrawals (id, user_id, requested_by, amount, bank_number, status, created_at)
      values (${newId()}, ${admin}, ${admin}, 100, '', ${status}, ${new Date(at)})`);
  }
  const { activation_requests, withdrawals, order_reports } = await read<AdminOverview>('overview/');
  assert.deepEqual(activation_requests, { count: 2, oldest_at: '2026-01-01T10:00:00.000Z' });
  assert.deepEqual(withdrawals, { count: 1, oldest_at: '2026-02-01T10:00:00.000Z' });
  assert.deepEqual(order_reports, NOTHING);
});

it('counts each day in Poland, and today again with every run', async () => {
  const now = new Date('2026-05-10T09:00:00Z');
  api.passTime(now.getTime() - api.context.clock().getTime());
  await api.db.query(sql`update users set created_at = '2026-05-08T22:30:00Z'`);
  await api.db.query(sql`update companies set created_at = '2026-05-09T12:00:00Z', status = 'active'`);
  await api.db.query(sql`update company_verifications set decided_at = '2026-05-09T12:00:00Z' where status = 'active'`);
  const person = await addUser(api, { email: 'nowa@example.test' });
  await api.db.query(sql`
    select ledger_post('a', ledger_account(null, null, 'clearing.card'), ledger_account(${person}, null, 'assigned'),
                       4500::bigint, 'BUY', 'assigned', null, ${now}),
           ledger_post('b', ledger_account(null, null, 'clearing.card'), ledger_account(${person}, null, 'withdrawable'),
                       9000::bigint, 'BUY', 'withdrawable', null, ${now}),
           ledger_post('c', ledger_account(${person}, null, 'withdrawable'), ledger_account(null, null, 'clearing.bank'),
                       1000::bigint, 'PAY_OFF', 'withdrawn', null, ${now})`);
  await api.db.query(sql`update users set created_at = ${now} where id = ${person}`);
  await runDueJobs(api.context, now);
  const statistics = await read<Statistics>('statistics/?days=3');
  assert.ok(Compile(Statistics).Check(statistics), JSON.stringify(statistics));
  assert.deepEqual(statistics.days, ['2026-05-08', '2026-05-09', '2026-05-10']);
  assert.deepEqual(statistics.sign_ups, [0, 1, 1]);
  assert.deepEqual(statistics.active_companies, [0, 2, 2]);
  assert.deepEqual(statistics.granted, ['0.00', '0.00', '45.00']);
  assert.deepEqual(statistics.paid, ['0.00', '0.00', '10.00']);

  const later = await addUser(api, { email: 'druga@example.test' });
  await api.db.query(sql`update users set created_at = ${now} where id = ${later}`);
  await runDueJobs(api.context, new Date(now.getTime() + 15 * 60 * 1000));
  assert.deepEqual((await read<Statistics>('statistics/?days=2')).sign_ups, [1, 2]);
});

it('the overview answers 90 days instead of a period that nobody keeps', async () => {
  for (const days of ['0', '367', 'x']) {
    assert.equal((await read<Statistics>(`statistics/?days=${days}`)).days.length, 90, days);
  }
});
