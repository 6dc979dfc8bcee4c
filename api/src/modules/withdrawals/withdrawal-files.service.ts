import type { CreateWithdrawalFileBody, WithdrawalFile } from '@wspolnik/contract/withdrawal-requests';
import { isNrb } from '../../platform/check-digits.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { toMoney } from '../../platform/money.ts';
import { aboutField, type Vault } from '../../platform/vault/vault.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { transferCsv } from './transfer-csv.ts';
import { anyInFile, insertFile, lockTransfers, selectFile, type TransferRow } from './withdrawal-files.sql.ts';
import { announceWithdrawals } from './withdrawal-holding.service.ts';
import { NEXT } from './withdrawal-requests.service.ts';
import { FILE_CONTENT, openNumbers } from './withdrawal-secrets.ts';

const MINUTE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' });

/** `przelewy-2026-11-22-1405-9F3A.csv`; the end of the id tells two files of a minute apart. */
function nameOf(id: string, now: Date): string {
  const moment = MINUTE.format(now).replace(' ', '-').replace(':', '');
  return `przelewy-${moment}-${id.slice(-4).toUpperCase()}.csv`;
}

/** Without the admin's own ones, which another admin puts into a file. */
function transferable(found: readonly TransferRow[], asked: number, adminId: string): TransferRow[] {
  if (found.length < asked) throw problem('not_found');
  const rows = found.filter(({ is_own }) => !is_own);
  if (rows.length === 0) throw problem('own_profile');
  const other = rows.find(({ status }) => status !== 'approved');
  if (other) throw problem('invalid_transition', { allowed_actions: [...NEXT[other.status]] });
  if (rows.some(({ held_by }) => held_by !== null && held_by !== adminId)) throw problem('held_by_other');
  if (rows.some(({ bank_number }) => !isNrb(bank_number ?? ''))) throw invalidField('ids', 'bankNumber');
  return rows;
}

interface Made {
  id: string;
  left_out: WithdrawalFile['left_out'];
}

/**
 * A file of transfers for the bank from approved withdrawals, which remember it and are in the admin's hands from now on. Own ones
 * are left out and named. Audited.
 *
 * @throws ApiProblem not_found, own_profile (all are own ones), invalid_transition (one is not approved), held_by_other, validation_failed
 *   (ids: one goes to no bank account), already_exported (one is in a file, and `again` was not asked for)
 */
export async function createFile(
  tx: Db,
  vault: Vault,
  adminId: string,
  { ids, again = false }: CreateWithdrawalFileBody,
  now: Date,
): Promise<Made> {
  const found = (await lockTransfers(tx, ids, adminId)).map((row) => openNumbers(vault, row));
  const rows = transferable(found, ids.length, adminId);
  const withdrawalIds = rows.map((row) => row.id);
  if (!again && (await anyInFile(tx, withdrawalIds))) throw problem('already_exported');
  const id = newId();
  const name = nameOf(id, now);
  const content = vault.seal(aboutField(FILE_CONTENT, id), transferCsv(rows));
  const total = toMoney(rows.reduce((sum, { amount }) => sum + amount, 0));
  await insertFile(tx, { id, name, content, adminId, withdrawalIds }, now);
  const details = { name, count: rows.length, total, again, withdrawal_ids: withdrawalIds };
  const entry = { actorId: adminId, subjectType: 'withdrawal_file', subjectId: id, details };
  await insertAudit(tx, { action: 'withdrawal_file.created', ...entry }, now);
  await announceWithdrawals(tx, now);
  const own = found.filter(({ is_own }) => is_own);
  return { id, left_out: own.map((row) => ({ id: row.id, recipient: row.recipient })) };
}

export async function readFile(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { id, left_out }: Made,
): Promise<WithdrawalFile> {
  const row = await selectFile(db, id);
  if (!row) throw problem('not_found');
  const content = vault.open(aboutField(FILE_CONTENT, id), row.content);
  return { ...row, total: toMoney(row.total), content, left_out };
}
