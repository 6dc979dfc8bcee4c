import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditPage } from '@wspolnik/contract/audit';
import { LedgerCheckState } from '@wspolnik/contract/overview';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { type Sql, sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const other = await addUser(api, { email: 'other@example.test', role: 'ADMIN' });
const person = await addUser(api, { email: 'anna@example.test' });
const company = await addCompany(api, 'Młyn');
let asAdmin = await asUser(api, 'admin@example.test');
await api.db.query(sql`
  select ledger_post('recharge', ledger_account(null, null, 'clearing.card'), ledger_account(null, ${company}, 'available'),
                     10000::bigint, 'WALLET_RECHARGE', 'paid_off', null, now()),
         ledger_post('grant', ledger_account(null, ${company}, 'available'), ledger_account(${person}, null, 'assigned'),
                     2500::bigint, 'BUY', 'assigned', null, now())`);

const URL = '/api/accounts/admin/ledger-check/';
const state = async () => (await api.inject({ url: URL, headers: asAdmin })).json<LedgerCheckState>();
const ask = () => api.inject({ method: 'POST', url: URL, headers: asAdmin });
/** Runs the daily check when it is due, and those that were asked for. */
const work = () => runDueJobs(api.context, api.context.clock());

/** Asks for a check and answers its result. */
async function checked() {
  assert.equal((await ask()).statusCode, 202);
  await work();
  const { last, pending } = await state();
  assert.ok(last && !pending);
  return last;
}

/** Changes the tables behind the product's back, with its triggers and constraints out of the way. */
async function tamper(...statements: Sql[]): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.query(statement);
  });
}

const account = sql`ledger_accounts where user_id = ${person} and kind = 'assigned'`;

describe('the ledger check', () => {
  it('the check runs daily without being asked', async () => {
    await work();
    const { last } = await state();
    assert.ok(Compile(LedgerCheckState).Check(await state()), JSON.stringify(await state()));
    assert.deepEqual([last?.ok, last?.requested_by, last?.entries, last?.debits], [true, null, 2, '125.00']);
    api.passTime(DAY_MS);
    await work();
    asAdmin = await asUser(api, 'admin@example.test');
    assert.notEqual((await state()).last?.id, last?.id);
  });

  it('a check runs once when two admins ask for it, and the audit log has it', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    assert.deepEqual([first.json().pending, second.json().pending], [true, true]);
    await work();
    const { last } = await state();
    assert.deepEqual([last?.ok, last?.requested_by?.id, last?.broken], [true, admin, []]);
    const log = await api.inject({ url: '/api/accounts/admin/audit-log/?action=ledger.checked', headers: asAdmin });
    assert.deepEqual(
      log.json<AuditPage>().results.map(({ subject_id }) => subject_id),
      [last?.id],
    );
  });

  it('the check finds a balance that is not the sum of its entries, and tells every admin', async () => {
    await tamper(sql`update ledger_accounts set balance = balance + 100 where id = (select id from ${account})`);
    const { ok, broken, broken_count } = await checked();
    assert.deepEqual([ok, broken_count], [false, 1]);
    assert.deepEqual(
      broken.map((each) => [each.owner, each.kind, each.balance, each.entries_sum, each.difference]),
      [[{ type: 'user', id: person }, 'assigned', '26.00', '25.00', '1.00']],
    );
    // The mails are due with the next run of their job.
    api.passTime(MINUTE_MS);
    await work();
    for (const id of [admin, other]) {
      const told = await takeNotifications(api, id);
      assert.deepEqual(
        told.map(({ kind, params }) => [kind, params]),
        [['LedgerBroken', { count: '1' }]],
      );
    }
    assert.deepEqual(await takeNotifications(api, person), []);
    const mails = await api.db.query<{ recipient: string }>(sql`select * from outbox`);
    assert.ok(JSON.stringify(mails).includes('admin@example.test'), JSON.stringify(mails));
    assert.ok(JSON.stringify(mails).includes('other@example.test'));
    await tamper(sql`update ledger_accounts set balance = balance - 100 where id = (select id from ${account})`);
    assert.equal((await checked()).ok, true);
  });

  it('the check finds an account below zero although it agrees with its entries', async () => {
    await api.db.query(sql`alter table ledger_accounts drop constraint no_overdraft`);
    await tamper(
      sql`update ledger_accounts set balance = -2500 where id = (select id from ${account})`,
      sql`update ledger_entries set amount = -2500 where idempotency_key = 'grant'`,
    ).catch(() => undefined);
    await tamper(sql`update ledger_accounts set balance = -1 where id = (select id from ${account})`);
    assert.deepEqual(
      (await checked()).broken.map(({ balance }) => balance),
      ['-0.01'],
    );
    await tamper(sql`update ledger_accounts set balance = 2500 where id = (select id from ${account})`);
  });

  it('the check finds entries of an account that is gone: debits are no longer credits', async () => {
    await tamper(sql`delete from ${account}`);
    const { ok, debits, credits, broken } = await checked();
    assert.deepEqual([ok, debits, credits], [false, '125.00', '100.00']);
    assert.deepEqual(
      broken.map((each) => [each.kind, each.owner, each.entries_sum]),
      [[null, null, '25.00']],
    );
  });
});
