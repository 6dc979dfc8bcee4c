import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditPage } from '@wspolnik/contract/audit';
import type {
  DecideWithdrawalsReply,
  FileNotSentReply,
  WithdrawalDetail,
  WithdrawalFile,
} from '@wspolnik/contract/withdrawal-requests';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import {
  adminFramesOf,
  all,
  api,
  ask,
  company,
  db,
  decide,
  detail,
  file,
  headersOf,
  ids,
  notSent,
  person,
  points,
  several,
  take,
} from './testing/withdrawals.ts';

const rejected = { status: 'rejected', rejected_reason: 'Konto zamknięte' };
const read = async (id: string, login = 'admin') => (await detail(id, login)).json<WithdrawalDetail>();
async function approved(login = 'admin'): Promise<string> {
  const { id } = await ask('1.00');
  assert.equal((await decide({ id, status: 'approved' }, login)).statusCode, 200);
  return id;
}
async function inFile(...withdrawals: string[]): Promise<WithdrawalFile> {
  const reply = await file({ ids: withdrawals });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<WithdrawalFile>();
}
const codeOf = async (reply: Promise<{ json(): { code?: string; status?: string } }>) => (await reply).json().code;

describe('a decision about a withdrawal', () => {
  it('a decision made by what is no longer so changes nothing', async () => {
    const { id } = await ask('1.00');
    await decide({ id, status: 'approved' });
    const before = await points(person);
    const reply = await decide({ id, ...rejected, seen_status: 'requested' }, 'other-admin');
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'withdrawal_changed']);
    assert.deepEqual(reply.json().params, { status: 'approved' });
    assert.deepEqual(await points(person), before);
    assert.equal((await read(id)).status, 'approved');
    const both = await several({ ids: [id], status: 'approved', seen_status: 'requested' }, 'other-admin');
    assert.equal(both.json<DecideWithdrawalsReply>().results[0]?.code, 'withdrawal_changed');
    assert.equal((await decide({ id, status: 'paid', seen_status: undefined })).statusCode, 422);
  });

  it('a decision reaches the open pages of all admins', async () => {
    const before = [await adminFramesOf(ids.admin), await adminFramesOf(ids['other-admin'])];
    const id = await approved();
    const made = await inFile(id);
    await notSent(made.id, { reason: 'Pusty plik' });
    await take(id, ids.admin ?? '', 'other-admin');
    const after = [await adminFramesOf(ids.admin), await adminFramesOf(ids['other-admin'])];
    // Requested, approved, put into a file, declared not sent, taken.
    assert.deepEqual(after, [(before[0] ?? 0) + 5, (before[1] ?? 0) + 5]);
    assert.equal(await adminFramesOf(ids.owner), 0);
  });
});

describe('a withdrawal in a file for the bank', () => {
  it('a withdrawal is rejected only after the file was declared not sent, so that no points return while the bank pays', async () => {
    const id = await approved();
    const made = await inFile(id);
    const before = await points(person);
    assert.equal(await codeOf(decide({ id, ...rejected })), 'in_bank_file');
    assert.equal(await codeOf(decide({ id, ...rejected }, 'other-admin')), 'held_by_other');
    assert.deepEqual((await read(id)).allowed_actions, ['paid', 'not_sent']);
    assert.deepEqual(await points(person), before);
    assert.equal((await notSent(made.id, { reason: ' ' })).json().fields.reason[0].code, 'required');
    const reply = await notSent(made.id, { reason: 'Bank odrzucił plik' });
    assert.deepEqual(reply.json<FileNotSentReply>(), { id: made.id, name: made.name, withdrawal_ids: [id] });
    const now = await read(id);
    assert.deepEqual([now.file, now.allowed_actions], [null, ['paid', 'rejected']]);
    assert.deepEqual(
      now.history.map(({ action, text }) => [action, text]),
      [
        ['requested', null],
        ['approved', null],
        ['file', made.name],
        ['not_sent', 'Bank odrzucił plik'],
      ],
    );
    assert.equal((await decide({ id, ...rejected })).statusCode, 200);
    assert.deepEqual(await points(person), [(before[0] ?? 0) + 100, (before[1] ?? 0) - 100]);
    const log = await db.one(sql`
      select action, actor_id, details->>'reason' as reason from audit_log
      where subject_id = ${made.id} and action <> 'withdrawal_file.created'`);
    assert.deepEqual(log, {
      action: 'withdrawal_file.not_sent',
      actor_id: ids.admin,
      reason: 'Bank odrzucił plik',
    });
  });

  it('a withdrawal goes into another file without asking once the first was declared not sent', async () => {
    const id = await approved();
    const made = await inFile(id);
    assert.equal(await codeOf(file({ ids: [id] })), 'already_exported');
    await notSent(made.id, { reason: 'Błąd importu' });
    const again = await inFile(id);
    assert.equal((await read(id)).file?.id, again.id);
    assert.equal(await codeOf(notSent(made.id, { reason: 'x' })), 'invalid_transition');
  });

  it('a file of which one was paid was sent; only a single transfer can still have failed', async () => {
    const [paid, bounced] = [await approved(), await approved()];
    const made = await inFile(paid, bounced);
    await decide({ id: paid, status: 'paid' });
    assert.equal(await codeOf(notSent(made.id, { reason: 'Nie wyszedł' })), 'file_sent');
    const one = { reason: 'Bank zwrócił przelew', withdrawal_id: bounced };
    assert.deepEqual((await notSent(made.id, one)).json<FileNotSentReply>().withdrawal_ids, [bounced]);
    assert.equal((await decide({ id: bounced, ...rejected })).statusCode, 200);
    assert.equal(await codeOf(notSent(made.id, { reason: 'x', withdrawal_id: paid })), 'file_sent');
    assert.equal(await codeOf(notSent(made.id, { reason: 'x', withdrawal_id: newId() })), 'not_found');
    assert.equal(await codeOf(notSent(newId(), { reason: 'x' })), 'not_found');
  });
});

describe('the audit log', () => {
  it('names whose money a decision and a file are about', async () => {
    const [one, two] = [await approved(), await approved()];
    const made = await inFile(one, two);
    const payoutsOf = async (subject: string) => {
      const url = `/api/accounts/admin/audit-log/?subject_id=${subject}`;
      const { results } = (await api.inject({ url, headers: headersOf('admin') })).json<AuditPage>();
      return results[0]?.payouts.map(({ id, holder, amount }) => [id, holder.id, holder.name, amount]);
    };
    const rowOf = (id: string) => [id, ids.person, 'Anna Nowak', '1.00'];
    assert.deepEqual(await payoutsOf(one), [rowOf(one)]);
    assert.deepEqual(await payoutsOf(made.id), [one, two].sort().map(rowOf));
    assert.deepEqual(await payoutsOf(company), undefined);
  });
});

describe('an approved withdrawal', () => {
  it('a withdrawal is in the hands of the admin who put it into a file, until another one takes it', async () => {
    const id = await approved();
    const made = await inFile(id);
    const others = await read(id, 'other-admin');
    assert.deepEqual(
      [others.held_by?.id, others.held_by?.is_caller, others.allowed_actions],
      [ids.admin, false, ['take']],
    );
    assert.equal(await codeOf(decide({ id, status: 'paid' }, 'other-admin')), 'held_by_other');
    assert.equal(await codeOf(notSent(made.id, { reason: 'x' }, 'other-admin')), 'held_by_other');
    assert.equal(await codeOf(file({ ids: [id], again: true }, 'other-admin')), 'held_by_other');
    const taken = (await take(id, ids.admin ?? '', 'other-admin')).json();
    assert.deepEqual([taken.held_by.is_caller, taken.allowed_actions], [true, ['paid', 'not_sent']]);
    assert.deepEqual((await read(id)).allowed_actions, ['take']);
    assert.equal((await read(id)).history.at(-1)?.action, 'taken');
    assert.equal(await codeOf(take(id, ids.admin ?? '')), 'withdrawal_changed');
    assert.equal((await decide({ id, status: 'paid' }, 'other-admin')).statusCode, 200);
    assert.equal((await read(id)).held_by, null);
  });

  it('a withdrawal is taken by one of two admins who press at once', async () => {
    const id = await approved();
    const both = await Promise.all([take(id, null), take(id, null, 'other-admin')]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const listed = (await all('?status=approved&limit=100')).results.find((row) => row.id === id);
    assert.ok(listed?.held_by);
  });

  it('a withdrawal is taken only while it is approved, and never an own one', async () => {
    const { id } = await ask('1.00');
    assert.equal(await codeOf(take(id, null)), 'invalid_transition');
    assert.equal(await codeOf(take(newId(), null)), 'not_found');
    assert.equal((await take(id, null, 'person')).statusCode, 403);
  });
});
