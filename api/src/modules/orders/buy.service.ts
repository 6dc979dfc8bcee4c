import type { BuyBody } from '../../contract/orders.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import type { OfferRow } from '../offers/offers.sql.ts';
import { sellerOf, tellChanged, tellOf } from './order-news.ts';
import { insertOrder, type OrderRow, selectOfferToBuy } from './orders.sql.ts';
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

async function findBuyable(tx: Db, buyer: Identity, body: BuyBody): Promise<OfferRow> {
  const offer = await selectOfferToBuy(tx, body.offer_id, buyer.user.id);
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed) throw problem('offer_inactive');
  refuseChangedPrice(offer, body);
  return offer;
}

/**
 * Places the order. Its reward is the caller's to reserve, as the last thing it does: that locks the seller's account, which
 * every purchase of a popular offer waits for.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, offer_changed, validation_failed (amount)
 */
export async function buyOffer(tx: Db, buyer: Identity, body: BuyBody, now: Date): Promise<OrderRow> {
  const offer = await findBuyable(tx, buyer, body);
  const price = priceOf(offer, body);
  const referrer = body.ref ? await findReferrer(tx, body.ref, buyer, offer.company_id) : null;
  const id = newId();
  const order = await insertOrder(tx, { id, offer, buyer, referrer, price, now });
  await tellOf(tx, order, { to: sellerOf(order), kind: 'OfferBought', by: buyer }, now);
  await tellChanged(tx, order, now, 'seller');
  return order;
}
