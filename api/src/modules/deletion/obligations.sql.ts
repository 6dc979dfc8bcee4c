import type { AccountOwner } from '../../platform/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Reasons why a profile cannot be deleted yet. */
export interface Obligations {
  /**
   * Unfinished orders on either side, pending rewards, debts, payments in progress, and points that belong to an open order.
   */
  open: boolean;
  /** Points that only their owner loses: available and withdrawable ones. */
  points: boolean;
}

/** Completed and cancelled orders are finished. */
export async function selectObligations(db: Db, { userId, companyId }: AccountOwner, now: Date): Promise<Obligations> {
  const row = await db.one<Obligations>(sql`
    with held as (
      select a.kind in ('available', 'withdrawable') as own, a.balance from ledger_accounts a
      where a.balance <> 0 and (a.company_id = ${companyId}::uuid or a.user_id = ${userId}::uuid))
    select
      exists (select 1 from held where own) as points,
      exists (select 1 from held where not own)
      or exists (select 1 from orders o where o.status not in ('completed', 'cancelled') and (
           o.seller_id = ${companyId}::uuid or o.buyer_company_id = ${companyId}::uuid
           or (o.buyer_user_id = ${userId}::uuid and o.buyer_company_id is null)))
      or exists (select 1 from reward_dues d where d.company_id = ${companyId}::uuid and d.settled_at is null)
      or exists (select 1 from reward_debts d where d.paid < d.amount and (
           d.debtor_company_id = ${companyId}::uuid or d.debtor_user_id = ${userId}::uuid))
      or exists (select 1 from payments p where p.company_id = ${companyId}::uuid and p.status = 'pending'
                 and p.expires_at > ${now}) as open`);
  return row ?? { open: false, points: false };
}
