import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Reasons why a profile cannot be deleted yet; amounts in grosze. */
export interface Obligations {
  open_sales: number;
  open_purchases: number;
  /** Pending rewards. */
  dues: number;
  debts: number;
  /** On hold for requested withdrawals. */
  hold: number;
  /** Payments in progress. */
  payments: number;
  /** Points that belong to an unfinished order. */
  waiting: number;
  /** Points that only their owner loses: available and withdrawable ones. */
  points: number;
}

/** Completed and cancelled orders are finished. */
export async function selectObligations(db: Db, { userId, companyId }: AccountOwner, now: Date): Promise<Obligations> {
  const row = await db.one<Obligations>(sql`
    with held as (
      select a.kind, a.balance from ledger_accounts a
      where a.balance <> 0 and (a.company_id = ${companyId}::uuid or a.user_id = ${userId}::uuid)
    ), unfinished as (
      select coalesce(o.seller_id = ${companyId}::uuid, false) as sold from orders o
      where o.status not in ('completed', 'cancelled') and (
        o.seller_id = ${companyId}::uuid or o.buyer_company_id = ${companyId}::uuid
        or (o.buyer_user_id = ${userId}::uuid and o.buyer_company_id is null)))
    select
      (select count(*) from unfinished where sold) as open_sales,
      (select count(*) from unfinished where not sold) as open_purchases,
      (select coalesce(sum(d.amount), 0)::bigint from reward_dues d
       where d.company_id = ${companyId}::uuid and d.settled_at is null) as dues,
      greatest(
        (select coalesce(sum(balance), 0)::bigint from held where kind = 'debt'),
        (select coalesce(sum(d.amount - d.paid), 0)::bigint from reward_debts d
         where d.debtor_company_id = ${companyId}::uuid or d.debtor_user_id = ${userId}::uuid)) as debts,
      (select coalesce(sum(balance), 0)::bigint from held where kind = 'hold') as hold,
      (select count(*) from payments p
       where (p.company_id = ${companyId}::uuid or p.user_id = ${userId}::uuid)
         and p.status = 'pending' and p.redirect_url is not null and p.expires_at > ${now}) as payments,
      (select coalesce(sum(balance), 0)::bigint from held where kind in ('frozen', 'assigned')) as waiting,
      (select coalesce(sum(balance), 0)::bigint from held where kind in ('available', 'withdrawable')) as points`);
  if (!row) throw new Error('a select without from answered no row');
  return row;
}
