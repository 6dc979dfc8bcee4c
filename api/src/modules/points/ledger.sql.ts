import type { Holder } from '../../platform/holder.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export type AccountKind = 'available' | 'frozen' | 'assigned' | 'withdrawable' | 'hold' | 'debt';
export type EntryType = 'BUY' | 'SELL' | 'NETWORK_BUY' | 'WALLET_RECHARGE' | 'PAY_OFF';
export type PointsStatus = 'withdrawn' | 'withdrawable' | 'paid_off' | 'assigned' | 'rejected';

/** The account's id; made on first use. */
export async function ledgerAccount(tx: Db, { userId, companyId }: Holder, kind: AccountKind): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`select ledger_account(${userId}, ${companyId}, ${kind}) as id`);
  if (!row) throw new Error('ledger_account answered nothing');
  return row.id;
}

export async function systemAccount(tx: Db, kind: 'clearing.card' | 'clearing.bank'): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`select ledger_account(null, null, ${kind}) as id`);
  if (!row) throw new Error('ledger_account answered nothing');
  return row.id;
}

/** Locks the paying account until the transaction ends and reads its balance in grosze. */
export async function lockBalance(tx: Db, account: number): Promise<number> {
  const row = await tx.one<{ balance: number }>(
    sql`select balance from ledger_accounts where id = ${account} for no key update`,
  );
  return row?.balance ?? 0;
}

export interface Posting {
  /** Unique for ever: the same key again changes nothing. */
  key: string;
  from: number;
  to: number;
  /** Grosze, more than 0. */
  amount: number;
  type: EntryType;
  status: PointsStatus;
  orderId: string | null;
  at: Date;
}

/** Moves points from one account to another; refused by the constraint no_overdraft when the payer is too short. */
export async function post(tx: Db, { key, from, to, amount, type, status, orderId, at }: Posting): Promise<void> {
  await tx.query(sql`
    select ledger_post(${key}, ${from}, ${to}, ${amount}::bigint, ${type}, ${status}, ${orderId}::uuid, ${at})`);
}

export async function insertDue(tx: Db, orderId: string, companyId: string, amount: number, now: Date): Promise<void> {
  await tx.query(sql`
    insert into reward_dues (order_id, company_id, amount, created_at)
    values (${orderId}, ${companyId}, ${amount}, ${now})`);
}

/** True when the order's reward was due; it no longer is. */
export async function settleDue(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update reward_dues set settled_at = ${now} where order_id = ${orderId} and settled_at is null returning order_id`);
  return row !== undefined;
}
