import type { OrderStatus } from '../../contract/orders.ts';
import type { Holder } from '../../platform/holder.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { OfferRow } from '../offers/offers.sql.ts';

export async function isMemberOf(db: Db, userId: string, companyId: string): Promise<boolean> {
  const row = await db.one(sql`
    select 1 as found from company_members where company_id = ${companyId} and user_id = ${userId}`);
  return row !== undefined;
}

interface NewOrder {
  id: string;
  offer: OfferRow;
  buyer: Identity;
  referrer: Holder | null;
  /** Grosze. */
  price: number;
  now: Date;
}

/** Answers the reward in grosze: the offer's amount, or its percentage of the price, half a grosz rounded up. */
export async function insertOrder(tx: Db, { id, offer, buyer, referrer, price, now }: NewOrder): Promise<number> {
  const row = await tx.one<{ reward: number }>(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                        offer_title, price, reward, created_at, updated_at)
    select ${id}::uuid, o.id, o.company_id, ${buyer.user.id}::uuid, ${buyer.company?.id ?? null}::uuid,
           ${referrer?.userId ?? null}::uuid, ${referrer?.companyId ?? null}::uuid, o.title, ${price}::bigint,
           coalesce(o.loyalty_points, round(${price}::bigint * o.loyalty_percentage / 100)::bigint),
           ${now}::timestamptz, ${now}::timestamptz
    from offers o where o.id = ${offer.id}
    returning reward`);
  if (!row) throw new Error('the offer vanished while it was bought');
  return row.reward;
}

interface NewEvent {
  orderId: string;
  status: OrderStatus;
  action: string;
  actor: Identity;
  reason: string | null;
  now: Date;
}

export async function insertEvent(tx: Db, { orderId, status, action, actor, reason, now }: NewEvent): Promise<void> {
  await tx.query(sql`
    insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id, reason)
    values (${orderId}, ${now}, ${status}, ${action}, ${actor.user.id}, ${actor.company?.id ?? null}, ${reason})`);
}

/** What the rules of a transition need. Money in grosze. */
export interface OrderRow {
  id: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  reward: number;
  status: OrderStatus;
}

/** Locks the order: of two transitions at once the second sees what the first has left. */
export function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  return tx.one<OrderRow>(sql`
    select id, seller_id, buyer_user_id, buyer_company_id, reward, status from orders
    where id = ${id} for no key update`);
}

export async function updateStatus(tx: Db, id: string, status: OrderStatus, now: Date): Promise<void> {
  await tx.query(sql`update orders set status = ${status}, updated_at = ${now} where id = ${id}`);
}
