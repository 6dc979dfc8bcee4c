import { REFERRAL_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Whoever belonged to a company at this time, or later, is one of its people for an order that was placed `at`. */
export function relatedSince(at: Date): Date {
  return new Date(at.getTime() - REFERRAL_DAYS * DAY_MS);
}

/**
 * Removes the referrer of the orders `r` if they share a person with the seller or the buyer by now (ADR 56), and records it; a
 * pending reward that was granted no longer owes their half. Locks the orders, then their pending rewards.
 */
function dropRelated(tx: Db, orders: Sql, now: Date): Promise<object[]> {
  return tx.query(sql`
    with dropped as (
      update orders r set referrer_user_id = null, referrer_company_id = null, updated_at = ${now}
      where ${orders} and num_nonnulls(r.referrer_user_id, r.referrer_company_id) = 1
        and referrer_is_related(r.referrer_user_id, r.referrer_company_id, r.seller_id, r.buyer_user_id, r.buyer_company_id,
                                r.created_at - make_interval(days => ${REFERRAL_DAYS}::int))
      returning r.id, r.status, r.reward_network as half
    ), owed as (
      update reward_dues d set
        amount = case when d.amount > x.half then d.amount - x.half else d.amount end,
        settled_at = case when d.amount > x.half then null else ${now}::timestamptz end
      from dropped x where d.order_id = x.id and d.granted_at is not null and d.settled_at is null
    )
    insert into order_events (order_id, at, status, action) select id, ${now}::timestamptz, status, 'drop-referrer' from dropped
    returning order_id`);
}

/** Before the company's pending rewards are paid: of those that were granted. Call it before the pending rewards are locked. */
export async function dropReferrersOfPending(tx: Db, companyId: string, now: Date): Promise<void> {
  const granted = sql`r.id in (
    select d.order_id from reward_dues d
    where d.company_id = ${companyId} and d.settled_at is null and d.granted_at is not null)`;
  await dropRelated(tx, granted, now);
}

interface Referrer {
  referrer_user_id: string | null;
  referrer_company_id: string | null;
}

/** The order with the referrer who is still to be rewarded, and whether one was removed just now. The caller has locked the order. */
export async function dropRelatedReferrer<Order extends Referrer & { id: string }>(
  tx: Db,
  order: Order,
  now: Date,
): Promise<{ order: Order; dropped: boolean }> {
  const { id, referrer_user_id, referrer_company_id } = order;
  if (referrer_user_id === null && referrer_company_id === null) return { order, dropped: false };
  const [dropped, current] = await Promise.all([
    dropRelated(tx, sql`r.id = ${id}`, now),
    tx.one<Referrer>(sql`select referrer_user_id, referrer_company_id from orders where id = ${id}`),
  ]);
  return { order: { ...order, ...current }, dropped: dropped.length > 0 };
}
