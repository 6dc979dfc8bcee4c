import type { Identity } from '../../platform/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';
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

/**
 * Parts of a `with`: `placed`, the order's row, and `events`, its first one. Both are empty when the seller or the buyer has
 * just been deleted: the locks wait for a deletion that is under way.
 */
export function placingParts({ id, offer, buyer, referrer, price, now }: NewOrder): Sql {
  return sql`
    placed as (
      insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                          offer_title, price, reward, status_since, created_at, updated_at)
      select ${id}::uuid, ${offer.id}::uuid, c.id, u.id, ${buyer.company?.id ?? null}::uuid,
             ${referrer?.userId ?? null}::uuid, ${referrer?.companyId ?? null}::uuid, ${offer.title}, ${price}::bigint,
             ${offer.reward}::bigint, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from companies c, users u
      where c.id = ${offer.company_id}::uuid and c.deleted_at is null and u.id = ${buyer.user.id}::uuid and u.deleted_at is null
      for key share of c, u
      returning id, number, created_at, status, buyer_user_id, buyer_company_id),
    events as (
      insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id)
      select p.id, p.created_at, p.status, 'buy', p.buyer_user_id, p.buyer_company_id from placed p
      returning order_id)`;
}
