import type { BuyBody } from '../../contract/orders.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import type { OfferRow } from '../offers/offers.sql.ts';
import type { OrderView } from './order-list.sql.ts';
import { framesOfChange, type OrderNews, sellerOf, tellOf } from './order-news.ts';
import { type OfferToBuy, selectOfferToBuy } from './orders.sql.ts';
import { insertOrder, type NewOrder } from './place-order.sql.ts';
import { findReferrer } from './reflinks.sql.ts';

const SMALLEST_AMOUNT = 1;

/** The buyer saw another price than the offer has now; for a range and individual pricing the own amount counts as seen. */
function refuseChangedPrice(offer: OfferRow, { expected_price, amount }: BuyBody): void {
  if (expected_price === undefined) return;
  const expected = toGrosze(expected_price);
  const isOwnAmount = isFixed(offer) ? false : amount !== undefined && toGrosze(amount) === expected;
  if (expected !== offer.price_from && !isOwnAmount) throw problem('offer_changed');
}

function isFixed(offer: OfferRow): boolean {
  return !offer.individual_price && offer.price_to === null;
}

/** Grosze to pay. A fixed price takes no amount; a range and individual pricing need one, inside the range. */
function priceOf(offer: OfferRow, { amount }: BuyBody): number {
  if (isFixed(offer)) {
    if (amount !== undefined) throw invalidField('amount', 'invalid');
    return offer.price_from ?? 0;
  }
  if (amount === undefined) throw invalidField('amount', 'required');
  const price = toGrosze(amount);
  const lowest = Math.max(offer.price_from ?? 0, SMALLEST_AMOUNT);
  if (price < lowest) throw invalidField('amount', 'min', { min: toMoney(lowest) });
  if (offer.price_to !== null && price > offer.price_to) {
    throw invalidField('amount', 'max', { max: toMoney(offer.price_to) });
  }
  return price;
}

/** What the purchase is decided by. Changes nothing; undefined when there is no such offer. */
export function readOffer(tx: Db, buyer: Identity, { offer_id: id, amount }: BuyBody): Promise<OfferToBuy | undefined> {
  const named = amount === undefined ? null : toGrosze(amount);
  return selectOfferToBuy(tx, { id, buyerId: buyer.user.id, amount: named });
}

function refuseUnbuyable(offer: OfferToBuy | undefined, body: BuyBody): asserts offer {
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed) throw problem('offer_inactive');
  refuseChangedPrice(offer, body);
}

/** The order as its insert will leave it, so that nothing has to wait for that to be answered. */
function newsOf({ id, offer, buyer, referrer }: NewOrder): OrderNews {
  return {
    id,
    seller_id: offer.company_id,
    buyer_user_id: buyer.user.id,
    buyer_company_id: buyer.company?.id ?? null,
    referrer_user_id: referrer?.userId ?? null,
    referrer_company_id: referrer?.companyId ?? null,
    offer_title: offer.title,
    reward: offer.reward,
    status: 'bought',
  };
}

/**
 * Places the order. Its reward is the caller's to reserve, as the last thing it does: that locks the seller's account, which
 * every purchase of a popular offer waits for.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, offer_changed, validation_failed (amount)
 */
export async function buyOffer(
  tx: Db,
  { offer, buyer, body, now }: { offer: OfferToBuy | undefined; buyer: Identity; body: BuyBody; now: Date },
): Promise<OrderView> {
  refuseUnbuyable(offer, body);
  const price = priceOf(offer, body);
  const referrer = body.ref ? await findReferrer(tx, body.ref, buyer, offer.company_id) : null;
  const order: NewOrder = { id: newId(), offer, buyer, referrer, price, now };
  const news = newsOf(order);
  const frames = framesOfChange(news, 'seller');
  // In one message; the server runs them one after the other, and none after one that failed.
  const [view] = await Promise.all([
    insertOrder(tx, order),
    tellOf(tx, news, { to: sellerOf(news), kind: 'OfferBought', by: buyer, frames }, now),
  ]);
  return view;
}
