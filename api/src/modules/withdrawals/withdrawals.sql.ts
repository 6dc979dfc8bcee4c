import type { Withdrawal, WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

export interface NewWithdrawal {
  id: string;
  accountOwner: AccountOwner;
  requestedBy: string;
  /** Grosze. */
  amount: number;
  /** Encrypted, as is the next. */
  bank_number: string | null;
  broker_account: string | null;
  bank_hash: string | null;
}

export async function insertWithdrawal(tx: Db, withdrawal: NewWithdrawal, now: Date): Promise<void> {
  const { id, accountOwner, requestedBy, amount } = withdrawal;
  await tx.query(sql`
    insert into withdrawals (id, user_id, company_id, requested_by, amount, bank_number, broker_account, bank_hash, created_at)
    values (${id}, ${accountOwner.userId}, ${accountOwner.companyId}, ${requestedBy}, ${amount}, ${withdrawal.bank_number},
            ${withdrawal.broker_account}, ${withdrawal.bank_hash}, ${now})`);
}

/** The numbers are encrypted. */
export const COLUMNS = sql`w.id, w.created_at, f_money(w.amount) as amount, w.bank_number, w.broker_account, w.status,
  w.rejected_reason, w.decided_at`;

export interface WithdrawalSelection {
  statuses: readonly WithdrawalStatus[];
  page: number;
  limit: number;
}

function inStatus(statuses: readonly WithdrawalStatus[]): Sql {
  return statuses.length > 0 ? sql`w.status = any(${statuses}::text[])` : sql`true`;
}

function heldBy({ userId, companyId }: AccountOwner): Sql {
  return companyId === null ? sql`w.user_id = ${userId}` : sql`w.company_id = ${companyId}`;
}

async function countWhere(db: Db, where: Sql): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*)::int as count from withdrawals w where ${where}`);
  return row?.count ?? 0;
}

/** The owner's withdrawals, newest first. */
export async function selectOwn(db: Db, accountOwner: AccountOwner, { statuses, page, limit }: WithdrawalSelection) {
  const where = sql`${heldBy(accountOwner)} and ${inStatus(statuses)}`;
  const results = await db.query<Withdrawal>(sql`
    select ${COLUMNS} from withdrawals w where ${where}
    order by w.created_at desc, w.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`);
  return { results, count: await countWhere(db, where) };
}

export function selectOne(db: Db, id: string): Promise<Withdrawal | undefined> {
  return db.one<Withdrawal>(sql`select ${COLUMNS} from withdrawals w where w.id = ${id}`);
}

/** Four eyes: what an admin must leave to another one, of a withdrawal `w`. */
export function ownOf(adminId: string): Sql {
  return sql`(w.requested_by = ${adminId} or w.user_id is not distinct from ${adminId} or exists (
    select from company_members m where m.company_id = w.company_id and m.user_id = ${adminId}))`;
}

export interface WithdrawalRow {
  id: string;
  user_id: string | null;
  company_id: string | null;
  amount: number;
  status: WithdrawalStatus;
  is_own: boolean;
  held_by: string | null;
}

/** Locked: of two admins who decide at once, the second sees the first one's decision. */
export function lockWithdrawal(tx: Db, id: string, adminId: string): Promise<WithdrawalRow | undefined> {
  return tx.one<WithdrawalRow>(sql`
    select w.id, w.user_id, w.company_id, w.amount, w.status, w.held_by, ${ownOf(adminId)} as is_own
    from withdrawals w where w.id = ${id} for no key update`);
}

/** One of the owner's, locked as an admin's decision locks it. */
export function lockOwn(
  tx: Db,
  id: string,
  accountOwner: AccountOwner,
): Promise<Omit<WithdrawalRow, 'is_own'> | undefined> {
  return tx.one(sql`
    select w.id, w.user_id, w.company_id, w.amount, w.status, w.held_by
    from withdrawals w where w.id = ${id} and ${heldBy(accountOwner)} for no key update`);
}

interface Decision {
  status: WithdrawalStatus;
  reason: string | null;
  /** An admin, or who takes it back. */
  decidedBy: string;
}

/** A decision leaves it in nobody's hands. */
export async function updateWithdrawal(tx: Db, id: string, decision: Decision, now: Date): Promise<void> {
  const { status, reason, decidedBy } = decision;
  await tx.query(sql`
    update withdrawals set status = ${status}, rejected_reason = ${reason}, decided_by = ${decidedBy}, decided_at = ${now},
      held_by = null, held_at = null
    where id = ${id}`);
}
