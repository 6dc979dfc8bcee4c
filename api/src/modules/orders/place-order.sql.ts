import type { Identity } from '../../platform/identity.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';
import type { OfferToBuy } from './offer-to-buy.sql.ts';
import type { Referrer } from './reflinks.sql.ts';

export interface NewOrder {
  id: string;
  offer: OfferToBuy;
  buyer: Identity;
  referrer: Referrer | null;
  /** Grosze. */
  price: number;
  now: Date;
}

function rowOf({ id, offer, buyer, referrer, price, now }: NewOrder) {
  return {
    id,
    offer_id: offer.id,
    seller_id: offer.company_id,
    buyer_user_id: buyer.user.id,
    buyer_company_id: buyer.company?.id,
    referrer_user_id: referrer?.userId,
    referrer_company_id: referrer?.companyId,
    offer_title: offer.title,
    price,
    reward: offer.reward,
    created_at: now,
  };
}

/**
 * Parts of a `with`: `placed`, the orders' rows, and `events`, the first event of each. Skips orders whose seller or buyer
 * has just been deleted: the locks wait for a deletion in progress.
 */
export function placingParts(orders: readonly NewOrder[]): Sql {
  return sql`
    placed as (
      insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                          offer_title, price, reward, status_since, created_at, updated_at)
      select w.id, w.offer_id, c.id, u.id, w.buyer_company_id, w.referrer_user_id, w.referrer_company_id,
             w.offer_title, w.price, w.reward, w.created_at, w.created_at, w.created_at
      from json_to_recordset(${json(orders.map(rowOf))}::json) as w (
        id uuid, offer_id uuid, seller_id uuid, buyer_user_id uuid, buyer_company_id uuid, referrer_user_id uuid,
        referrer_company_id uuid, offer_title text, price bigint, reward bigint, created_at timestamptz)
      join companies c on c.id = w.seller_id and c.deleted_at is null
      join users u on u.id = w.buyer_user_id and u.deleted_at is null
      for key share of c, u
      returning id, number, created_at, status, reward, buyer_user_id, buyer_company_id),
    events as (
      insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id)
      select p.id, p.created_at, p.status, 'buy', p.buyer_user_id, p.buyer_company_id from placed p
      returning order_id)`;
}
