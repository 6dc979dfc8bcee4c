import type { CreateWithdrawalFileBody, WithdrawalFile } from '../../contract/withdrawals.ts';
import { isNrb } from '../../platform/check-digits.ts';
import { newId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { transferCsv } from './transfer-csv.ts';
import { anyInFile, insertFile, lockTransfers, type TransferRow } from './withdrawal-files.sql.ts';
import { NEXT } from './withdrawal-requests.service.ts';

const MINUTE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' });

/** `przelewy-2026-11-22-1405-9F3A.csv`; the end of the id tells two files of a minute apart. */
function nameOf(id: string, now: Date): string {
  const moment = MINUTE.format(now).replace(' ', '-').replace(':', '');
  return `przelewy-${moment}-${id.slice(-4).toUpperCase()}.csv`;
}

function assertTransferable(rows: readonly TransferRow[], asked: number): void {
  if (rows.length < asked) throw problem('not_found');
  if (rows.some(({ is_own }) => is_own)) throw problem('own_profile');
  const other = rows.find(({ status }) => status !== 'approved');
  if (other) throw problem('invalid_transition', { allowed_actions: [...NEXT[other.status]] });
  if (rows.some(({ bank_number }) => !isNrb(bank_number ?? ''))) throw invalidField('ids', 'bankNumber');
}

/**
 * A file of transfers for the bank from approved withdrawals, which remember it. Audited.
 *
 * @throws ApiProblem not_found, own_profile, invalid_transition (one is not approved), validation_failed (ids: one goes to no
 *   bank account), already_exported (one is in a file, and `again` was not asked for)
 */
export async function createFile(
  tx: Db,
  adminId: string,
  { ids, again = false }: CreateWithdrawalFileBody,
  now: Date,
): Promise<WithdrawalFile> {
  const rows = await lockTransfers(tx, ids, adminId);
  assertTransferable(rows, ids.length);
  if (!again && (await anyInFile(tx, ids))) throw problem('already_exported');
  const id = newId();
  const [name, content] = [nameOf(id, now), transferCsv(rows)];
  const total = toMoney(rows.reduce((sum, { amount }) => sum + amount, 0));
  await insertFile(tx, { id, name, content, adminId, withdrawalIds: ids }, now);
  const details = { name, count: rows.length, total, again, withdrawal_ids: ids };
  const entry = { actorId: adminId, subjectType: 'withdrawal_file', subjectId: id, details };
  await insertAudit(tx, { action: 'withdrawal_file.created', ...entry }, now);
  return { id, name, created_at: now.toISOString(), count: rows.length, total, content };
}
