import type { FileNotSentBody, FileNotSentReply, TakeWithdrawalBody } from '@wspolnik/contract/withdrawal-requests';
import { toMoney } from '../../platform/money.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import {
  type FileItemRow,
  holdWithdrawals,
  lockFileItems,
  markNotSent,
  selectFileName,
} from './withdrawal-holding.sql.ts';
import { NEXT } from './withdrawal-requests.service.ts';
import { lockWithdrawal } from './withdrawals.sql.ts';

/** Admins' open pages refetch the withdrawals on the screen. */
export async function announceWithdrawals(tx: Db, now: Date): Promise<void> {
  await publishToAdmins(tx, { type: 'withdrawal.changed', data: {} }, now);
}

/**
 * An admin takes an approved withdrawal, also from another admin: from now on nobody else decides on it. Audited, so that both see it in
 * its history.
 *
 * @throws ApiProblem not_found, own_profile, invalid_transition (it is not approved), withdrawal_changed (another admin has it by now)
 */
export async function takeWithdrawal(
  tx: Db,
  adminId: string,
  id: string,
  { seen_holder }: TakeWithdrawalBody,
  now: Date,
): Promise<void> {
  const row = await lockWithdrawal(tx, id, adminId);
  if (!row) throw problem('not_found');
  if (row.is_own) throw problem('own_profile');
  if (row.status !== 'approved') throw problem('invalid_transition', { allowed_actions: [...NEXT[row.status]] });
  if (row.held_by !== seen_holder) throw problem('withdrawal_changed', { params: { status: row.status } });
  if (row.held_by === adminId) return;
  await holdWithdrawals(tx, [id], adminId, now);
  const details = { taken_from: row.held_by };
  const entry = { actorId: adminId, subjectType: 'withdrawal', subjectId: id, details };
  await insertAudit(tx, { action: 'withdrawal.taken', ...entry }, now);
  await announceWithdrawals(tx, now);
}

/** Those that the declaration is about: still approved, in the caller's hands. */
function declarable(items: readonly FileItemRow[], adminId: string, only: string | undefined): FileItemRow[] {
  const asked = only === undefined ? items : items.filter(({ id }) => id === only);
  if (only !== undefined && asked.length === 0) throw problem('not_found');
  if (asked.some(({ status }) => status === 'paid')) throw problem('file_sent');
  const rows = asked.filter(({ status }) => status === 'approved');
  if (rows.length === 0) throw problem('invalid_transition');
  if (rows.some(({ is_own }) => is_own)) throw problem('own_profile');
  if (rows.some(({ held_by }) => held_by !== null && held_by !== adminId)) throw problem('held_by_other');
  return rows;
}

/**
 * An admin declares that the bank never made the transfers of a file, or that of one withdrawal. They can be rejected then, or go into
 * another file. Audited.
 *
 * @throws ApiProblem not_found, validation_failed (reason), file_sent (another one of it was paid), invalid_transition (none is approved any
 *   more), own_profile, held_by_other
 */
export async function declareNotSent(
  tx: Db,
  adminId: string,
  fileId: string,
  body: FileNotSentBody,
  now: Date,
): Promise<FileNotSentReply> {
  const file = await selectFileName(tx, fileId);
  if (!file) throw problem('not_found');
  const reason = body.reason.trim();
  if (!reason) throw invalidField('reason', 'required');
  const rows = declarable(await lockFileItems(tx, fileId, adminId), adminId, body.withdrawal_id);
  const withdrawal_ids = rows.map(({ id }) => id);
  await markNotSent(tx, { fileId, withdrawalIds: withdrawal_ids, adminId, reason }, now);
  const total = toMoney(rows.reduce((sum, { amount }) => sum + amount, 0));
  const details = { name: file.name, reason, count: rows.length, total, withdrawal_ids };
  const entry = { actorId: adminId, subjectType: 'withdrawal_file', subjectId: fileId, details };
  await insertAudit(tx, { action: 'withdrawal_file.not_sent', ...entry }, now);
  await announceWithdrawals(tx, now);
  return { id: fileId, name: file.name, withdrawal_ids };
}
