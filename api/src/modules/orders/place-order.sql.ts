import type { Holder } from '../../platform/holder.ts';
import type { Identity } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { type OrderView, selectViews } from './order-list.sql.ts';
import type { OfferToBuy } from './orders.sql.ts';

export interface NewOrder {
  id: string;
  offer: OfferToBuy;
  buyer: Identity;
  referrer: Holder | null;
  /** Grosze. */
  price: number;
  now: Date;
}

/**
 * With its first event, and read as every list reads it. One statement: a purchase is the write that there is most of.
 *
 * @throws ApiProblem offer_inactive when the seller or the buyer has just been deleted
 */
export async function insertOrder(tx: Db, { id, offer, buyer, referrer, price, now }: NewOrder): Promise<OrderView> {
  const order = await tx.one<OrderView>(sql`
    with placed as (
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                        offer_title, price, reward, status_since, created_at, updated_at)
    select ${id}::uuid, ${offer.id}::uuid, c.id, u.id, ${buyer.company?.id ?? null}::uuid,
           ${referrer?.userId ?? null}::uuid, ${referrer?.companyId ?? null}::uuid, ${offer.title}, ${price}::bigint,
           ${offer.reward}::bigint, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from companies c, users u
    where c.id = ${offer.company_id}::uuid and c.deleted_at is null and u.id = ${buyer.user.id}::uuid and u.deleted_at is null
    for key share of c, u
    returning *),
    events as (
    insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id)
    select p.id, p.created_at, p.status, 'buy', p.buyer_user_id, p.buyer_company_id from placed p
    returning *)
    ${selectViews(sql`placed r`, sql`events`)}`);
  // The locks waited for a deletion of the seller or the buyer.
  if (!order) throw problem('offer_inactive');
  return order;
}
