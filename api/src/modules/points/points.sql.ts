import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { REWARD_IS_BLOCKED } from './pending-rewards.sql.ts';

/** Grosze. */
export interface BalanceRow {
  available: number;
  frozen: number;
  withdrawable: number;
  assigned: number;
  /** When the first of the orders with an assigned reward was verified. */
  oldest_verified: string | null;
  /** Of the assigned, those of reported orders: they do not mature. */
  disputed: number;
  due: number;
  oldest_due: string | null;
  /** Sales whose rewards are frozen. */
  blocked_orders: number;
  debt: number;
}

/** Rewards that wait are searched among this many of the newest: nobody has more within 14 days. */
const ASSIGNED_READ = 1000;

export async function selectBalance(db: Db, { userId, companyId }: AccountOwner): Promise<BalanceRow> {
  const row = await db.one<BalanceRow>(sql`
    with own as (
      select a.id, a.kind, a.balance from ledger_accounts a
      where a.company_id = ${companyId}::uuid or a.user_id = ${userId}::uuid
    ),
    -- Uses the index ledger_entries_to, and only for owners with assigned points.
    waiting as (
      select e.amount, o.status, o.status_since from own w
      cross join lateral (
        select e.order_id, e.amount from ledger_entries e
        where e.to_account = w.id order by e.id desc limit ${ASSIGNED_READ}::int) e
      join orders o on o.id = e.order_id
      where w.kind = 'assigned' and w.balance > 0
    )
    select
      coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::bigint as available,
      coalesce(sum(a.balance) filter (where a.kind = 'frozen'), 0)::bigint as frozen,
      coalesce(sum(a.balance) filter (where a.kind = 'withdrawable'), 0)::bigint as withdrawable,
      coalesce(sum(a.balance) filter (where a.kind = 'assigned'), 0)::bigint as assigned,
      coalesce(sum(a.balance) filter (where a.kind = 'debt'), 0)::bigint as debt,
      (select min(w.status_since) from waiting w where w.status = 'verified') as oldest_verified,
      (select coalesce(sum(w.amount), 0)::bigint from waiting w where w.status = 'reported') as disputed,
      (select coalesce(sum(d.amount), 0)::bigint from reward_dues d
        where d.company_id = ${companyId}::uuid and d.settled_at is null) as due,
      (select min(d.created_at) from reward_dues d
        where d.company_id = ${companyId}::uuid and d.settled_at is null) as oldest_due,
      -- Index orders_open_of_seller.
      (select count(*)::int from orders r where r.seller_id = ${companyId}::uuid and ${REWARD_IS_BLOCKED}) as blocked_orders
    from own a`);
  if (!row) throw new Error('a sum without rows is a row as well');
  return row;
}
