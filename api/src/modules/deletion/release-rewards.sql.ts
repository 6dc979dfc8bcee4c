import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { BUYER_IS_DELETED } from '../points/index.ts';

/**
 * Removes the deleted profile as referrer of its unfinished orders, so that nobody is owed that half. Answers the orders'
 * ids.
 */
async function removeReferrer(tx: Db, { userId, companyId }: AccountOwner): Promise<string[]> {
  const isReferrer = companyId ? sql`o.referrer_company_id = ${companyId}` : sql`o.referrer_user_id = ${userId}`;
  const rows = await tx.query<{ id: string }>(sql`
    update orders o set referrer_user_id = null, referrer_company_id = null
    where ${isReferrer} and (o.status not in ('completed', 'cancelled') or exists (
      select 1 from reward_dues d where d.order_id = o.id and d.settled_at is null))
    returning o.id`);
  return rows.map(({ id }) => id);
}

/**
 * Cancels the profile's halves of pending rewards that were granted: the seller then owes only the other half, or nothing.
 * Call it after the profile is marked as deleted; as a pseudonym it remains the buyer of its orders.
 */
export async function releaseRewards(tx: Db, accountOwner: AccountOwner, now: Date): Promise<void> {
  const referred = await removeReferrer(tx, accountOwner);
  const { userId, companyId } = accountOwner;
  const isBuyer = companyId
    ? sql`o.buyer_company_id = ${companyId}`
    : sql`(o.buyer_user_id = ${userId} and o.buyer_company_id is null)`;
  await tx.query(sql`
    with owed as (
      select o.id, case when ${BUYER_IS_DELETED} then 0 else o.reward_buyer end
                 + case when num_nonnulls(o.referrer_user_id, o.referrer_company_id) = 0 then 0 else o.reward_network end as grosze
      from reward_dues d join orders o on o.id = d.order_id
      where d.settled_at is null and d.granted_at is not null and (o.id = any(${referred}::uuid[]) or ${isBuyer}))
    update reward_dues d set amount = case when w.grosze > 0 then w.grosze else d.amount end,
      settled_at = case when w.grosze = 0 then ${now}::timestamptz end
    from owed w where d.order_id = w.id and d.settled_at is null`);
}
