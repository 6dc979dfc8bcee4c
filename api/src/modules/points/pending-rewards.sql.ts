import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** The seller owes `amount` grosze of an order's reward. */
export async function insertPendingReward(
  tx: Db,
  { orderId, sellerId, amount }: { orderId: string; sellerId: string; amount: number },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into reward_dues (order_id, company_id, amount, created_at)
    values (${orderId}, ${sellerId}, ${amount}::bigint, ${now})`);
}

/** False when the order's reward was not pending. */
export async function dropPendingReward(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update reward_dues set settled_at = ${now} where order_id = ${orderId} and settled_at is null returning order_id`);
  return row !== undefined;
}

/** Grants the reward before it is paid: `owed` grosze stay pending. False when it was not pending. */
export async function grantPendingReward(tx: Db, orderId: string, owed: number, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update reward_dues set granted_at = coalesce(granted_at, ${now}), amount = ${owed}::bigint
    where order_id = ${orderId} and settled_at is null returning order_id`);
  return row !== undefined;
}

/** Marks the end of the waiting time: once paid, the points can be withdrawn at once. False when it was not pending. */
export async function maturePendingReward(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update reward_dues set matured_at = coalesce(matured_at, ${now})
    where order_id = ${orderId} and settled_at is null and granted_at is not null returning order_id`);
  return row !== undefined;
}

/** Whether the buyer of the order `o` is deleted and therefore owed nothing. */
export const BUYER_IS_DELETED = sql`case
  when o.buyer_company_id is null then (select u.deleted_at is not null from users u where u.id = o.buyer_user_id)
  else (select c.deleted_at is not null from companies c where c.id = o.buyer_company_id) end`;

/** A reward that is not paid yet. Grosze. */
export interface PendingRewardRow {
  order_id: string;
  amount: number;
  granted: boolean;
  matured: boolean;
  reward: number;
  reward_buyer: number;
  reward_network: number;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  /** Nobody is owed the buyer's half. */
  buyer_deleted: boolean;
  referrer_user_id: string | null;
  referrer_company_id: string | null;
  offer_title: string;
}

/**
 * Locks the company's pending rewards, oldest first (index reward_dues_open), so that no order changes while they are paid. A
 * second statement after the lock reads them, so that it sees profiles deleted by the previous owner of the lock.
 */
export async function lockPendingRewards(tx: Db, companyId: string): Promise<PendingRewardRow[]> {
  const locked = await tx.query<{ order_id: string }>(sql`
    select d.order_id from reward_dues d where d.company_id = ${companyId} and d.settled_at is null
    order by d.created_at, d.order_id for update`);
  const ids = locked.map(({ order_id }) => order_id);
  return tx.query<PendingRewardRow>(sql`
    select d.order_id, d.amount, d.granted_at is not null as granted, d.matured_at is not null as matured,
           o.reward, o.reward_buyer, o.reward_network, o.seller_id, o.buyer_user_id, o.buyer_company_id,
           o.referrer_user_id, o.referrer_company_id, o.offer_title, ${BUYER_IS_DELETED} as buyer_deleted
    from reward_dues d join orders o on o.id = d.order_id
    where d.order_id = any(${ids}::uuid[])
    order by d.created_at, d.order_id`);
}

export async function settlePendingRewards(tx: Db, orderIds: readonly string[], now: Date): Promise<void> {
  await tx.query(sql`update reward_dues set settled_at = ${now} where order_id = any(${orderIds}::uuid[])`);
}

interface OverdueRow {
  company_id: string;
  /** ISO 8601. */
  oldest_at: string;
  /** The company's whole pending amount, in grosze. */
  amount: number;
}

/** Marks each company's oldest pending reward if it is from before `since` and not marked yet (index reward_dues_open). */
export function markOverdue(tx: Db, since: Date, now: Date): Promise<OverdueRow[]> {
  return tx.query<OverdueRow>(sql`
    with oldest as (
      select distinct on (d.company_id) d.order_id, d.company_id, d.overdue_told_at, d.created_at,
             sum(d.amount) over (partition by d.company_id)::bigint as amount
      from reward_dues d where d.settled_at is null order by d.company_id, d.created_at, d.order_id
    )
    update reward_dues d set overdue_told_at = ${now} from oldest o
    where d.order_id = o.order_id and d.settled_at is null and o.overdue_told_at is null and o.created_at < ${since}
    returning o.company_id, f_iso(o.created_at) as oldest_at, o.amount`);
}

/** Whether the reward of the order `r` is on its seller's account `frozen`: neither pending, nor granted, nor released. */
export const REWARD_IS_BLOCKED = sql`(
  r.reward > 0 and r.status in ('bought', 'in_verification', 'rejected', 'reported')
  and not exists (select 1 from reward_dues d where d.order_id = r.id and d.settled_at is null)
  and not exists (select 1 from order_reports p
                  where p.order_id = r.id and p.decided_at is null and p.status_before = 'verified'))`;
