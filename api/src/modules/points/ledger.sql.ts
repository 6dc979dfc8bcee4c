import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export type AccountKind = 'available' | 'frozen' | 'assigned' | 'withdrawable' | 'hold' | 'debt';
export type EntryType = 'BUY' | 'SELL' | 'NETWORK_BUY' | 'WALLET_RECHARGE' | 'PAY_OFF';
export type PointsStatus = 'withdrawn' | 'withdrawable' | 'paid_off' | 'assigned' | 'rejected';

/** The account's id; created on first use. */
export async function ledgerAccount(tx: Db, { userId, companyId }: AccountOwner, kind: AccountKind): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`select ledger_account(${userId}, ${companyId}, ${kind}) as id`);
  if (!row) throw new Error('ledger_account answered nothing');
  return row.id;
}

export async function systemAccount(
  tx: Db,
  kind: 'clearing.card' | 'clearing.bank' | 'clearing.debt',
): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`select ledger_account(null, null, ${kind}) as id`);
  if (!row) throw new Error('ledger_account answered nothing');
  return row.id;
}

export interface OpenAccount {
  id: number;
  /** Grosze. Constant until the transaction ends, because the account is locked. */
  balance: number;
}

export interface Accounts {
  of(accountOwner: AccountOwner, kind: AccountKind): OpenAccount;
}

const nameOf = ({ userId, companyId }: AccountOwner, kind: AccountKind) => `${userId ?? companyId}:${kind}`;

/**
 * Opens accounts, creating them on first use, and locks them. A transaction that posts between more than two accounts opens
 * all of them in one call first: locks are taken in one order everywhere, so that no two transactions block each other.
 */
export async function openAccounts(
  tx: Db,
  wanted: readonly (readonly [AccountOwner, AccountKind])[],
): Promise<Accounts> {
  const names = new Map(wanted.map(([accountOwner, kind]) => [nameOf(accountOwner, kind), { ...accountOwner, kind }]));
  const each = [...names.values()];
  const rows = await tx.query<OpenAccount>(sql`
    select id, balance from ledger_open(
      ${each.map(({ userId }) => userId)}::uuid[], ${each.map(({ companyId }) => companyId)}::uuid[],
      ${each.map(({ kind }) => kind)}::text[])`);
  const opened = new Map([...names.keys()].map((name, index) => [name, rows[index]]));
  return {
    of(accountOwner, kind) {
      const account = opened.get(nameOf(accountOwner, kind));
      if (!account) throw new Error(`${kind} was not opened`);
      return account;
    },
  };
}

/** Grosze. Reliable only while the account is locked. */
export async function balanceOf(tx: Db, { id }: OpenAccount): Promise<number> {
  const row = await tx.one<{ balance: number }>(sql`select balance from ledger_accounts where id = ${id}`);
  return row?.balance ?? 0;
}

/** The idempotency keys of all postings for an order. */
export async function postedKeys(tx: Db, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ key: string }>(sql`
    select idempotency_key as key from ledger_entries where order_id = ${orderId}`);
  return new Set(rows.map(({ key }) => key));
}

export interface Posting {
  /** Unique: posting with the same key again changes nothing. */
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

/** Moves points from one account to another; the constraint no_overdraft refuses an overdraft. */
export async function post(tx: Db, { key, from, to, amount, type, status, orderId, at }: Posting): Promise<void> {
  await tx.query(sql`
    select ledger_post(${key}, ${from}, ${to}, ${amount}::bigint, ${type}, ${status}, ${orderId}::uuid, ${at})`);
}

type OwnPosting = Omit<Posting, 'from' | 'to'> & { from: AccountKind; to: AccountKind };

/**
 * Moves points between two accounts of one owner, if the first one covers them: otherwise answers false and changes nothing. It
 * opens and locks both in the same statement, for an account that many wait for.
 */
export async function postCovered(
  tx: Db,
  { userId, companyId }: AccountOwner,
  { key, from, to, amount, type, status, orderId, at }: OwnPosting,
): Promise<boolean> {
  const row = await tx.one(sql`
    select ledger_post(${key}, o.ids[1], o.ids[2], ${amount}::bigint, ${type}, ${status}, ${orderId}::uuid, ${at})
    from (
      select array_agg(a.id order by a.place) as ids, min(a.balance) filter (where a.place = 1) as balance
      from ledger_open(${[userId, userId]}::uuid[], ${[companyId, companyId]}::uuid[], ${[from, to]}::text[])
        with ordinality as a (id, balance, place)
    ) o
    where o.balance >= ${amount}::bigint`);
  return row !== undefined;
}
