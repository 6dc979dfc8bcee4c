import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { holdWithdrawals } from './withdrawal-holding.sql.ts';
import { ownOf } from './withdrawals.sql.ts';

export interface TransferRow {
  id: string;
  status: WithdrawalStatus;
  /** Grosze. */
  amount: number;
  /** Encrypted. */
  bank_number: string | null;
  broker_account: string | null;
  /** Name of the person or company. */
  recipient: string;
  is_own: boolean;
  held_by: string | null;
}

/** Locked in the order of ids: a decision or another file waits, and two files at once do not block each other. */
export function lockTransfers(tx: Db, ids: readonly string[], adminId: string): Promise<TransferRow[]> {
  return tx.query<TransferRow>(sql`
    select w.id, w.status, w.amount, w.bank_number, w.broker_account, coalesce(c.name, u.first_name || ' ' || u.last_name) as recipient,
      w.held_by, ${ownOf(adminId)} as is_own
    from withdrawals w left join companies c on c.id = w.company_id left join users u on u.id = w.user_id
    where w.id = any(${ids}::uuid[]) order by w.id for no key update of w`);
}

/**
 * In a file that the bank may have: one that was not declared not sent. Read after the lock, so that a file made meanwhile
 * counts.
 */
export async function anyInFile(tx: Db, ids: readonly string[]): Promise<boolean> {
  const row = await tx.one(sql`
    select from withdrawal_file_items where withdrawal_id = any(${ids}::uuid[]) and not_sent_at is null limit 1`);
  return row !== undefined;
}

interface NewFile {
  id: string;
  name: string;
  /** Encrypted. */
  content: string;
  adminId: string;
  withdrawalIds: readonly string[];
}

/** Its withdrawals are in the hands of the admin from now on. */
export async function insertFile(tx: Db, { id, name, content, adminId, withdrawalIds }: NewFile, now: Date) {
  await tx.query(sql`
    insert into withdrawal_files (id, name, content, created_by, created_at)
    values (${id}, ${name}, ${content}, ${adminId}, ${now})`);
  await tx.query(sql`
    insert into withdrawal_file_items (withdrawal_id, file_id) select unnest(${withdrawalIds}::uuid[]), ${id}::uuid`);
  await holdWithdrawals(tx, withdrawalIds, adminId, now);
}

/** `content` is encrypted; `total` is in grosze. */
export function selectFile(db: Db, id: string) {
  return db.one<{ id: string; name: string; created_at: string; count: number; total: number; content: string }>(sql`
    select f.id, f.name, f_iso(f.created_at) as created_at, count(*)::int as count, sum(w.amount)::bigint as total, f.content
    from withdrawal_files f join withdrawal_file_items i on i.file_id = f.id join withdrawals w on w.id = i.withdrawal_id
    where f.id = ${id} group by f.id`);
}
