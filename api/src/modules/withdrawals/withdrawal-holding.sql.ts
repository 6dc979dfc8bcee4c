import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { ownOf } from './withdrawals.sql.ts';

export async function holdWithdrawals(tx: Db, ids: readonly string[], adminId: string, now: Date): Promise<void> {
  await tx.query(sql`update withdrawals set held_by = ${adminId}, held_at = ${now} where id = any(${ids}::uuid[])`);
}

export function selectFileName(db: Db, id: string): Promise<{ name: string } | undefined> {
  return db.one(sql`select name from withdrawal_files where id = ${id}`);
}

export interface FileItemRow {
  id: string;
  status: WithdrawalStatus;
  /** Grosze. */
  amount: number;
  is_own: boolean;
  held_by: string | null;
}

/** The withdrawals of a file whose transfers the bank may have made, locked as those of a new file. */
export function lockFileItems(tx: Db, fileId: string, adminId: string): Promise<FileItemRow[]> {
  return tx.query<FileItemRow>(sql`
    select w.id, w.status, w.amount, w.held_by, ${ownOf(adminId)} as is_own
    from withdrawal_file_items i join withdrawals w on w.id = i.withdrawal_id
    where i.file_id = ${fileId} and i.not_sent_at is null order by w.id for no key update of w, i`);
}

interface NotSent {
  fileId: string;
  withdrawalIds: readonly string[];
  adminId: string;
  reason: string;
}

export async function markNotSent(
  tx: Db,
  { fileId, withdrawalIds, adminId, reason }: NotSent,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update withdrawal_file_items set not_sent_at = ${now}, not_sent_by = ${adminId}, not_sent_reason = ${reason}
    where file_id = ${fileId} and withdrawal_id = any(${withdrawalIds}::uuid[])`);
}
