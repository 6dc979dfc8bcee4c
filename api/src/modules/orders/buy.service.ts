import type { BuyBody, Order } from '../../contract/orders.ts';
import type { Context } from '../../platform/context.ts';
import type { Answer } from '../../platform/idempotency.ts';
import type { Remember } from '../../platform/idempotent-write.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import type { OfferRow } from '../offers/offers.sql.ts';
import { viewOfNew } from './new-order.ts';
import { type OfferToBuy, selectOfferToBuy } from './offer-to-buy.sql.ts';
import { toOrder } from './order-view.ts';
import type { NewOrder } from './place-order.sql.ts';
import { placeOrder } from './place-orders.ts';
import { findReferrer } from './reflinks.sql.ts';

const SMALLEST_AMOUNT = 1;

/**
 * The buyer saw a different price than the offer has now. For a range or individual pricing, the buyer's own amount counts as
 * seen.
 */
function refuseChangedPrice(offer: OfferRow, { expected_price, amount }: BuyBody): void {
  if (expected_price === undefined) return;
  const expected = toGrosze(expected_price);
  const isOwnAmount = isFixed(offer) ? false : amount !== undefined && toGrosze(amount) === expected;
  if (expected !== offer.price_from && !isOwnAmount) throw problem('offer_changed');
}

function isFixed(offer: OfferRow): boolean {
  return !offer.individual_price && offer.price_to === null;
}

/** The price to pay, in grosze. A fixed price takes no amount; a range and individual pricing need one within the range. */
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

/** The data that the purchase depends on; undefined when there is no such offer. */
export function readOffer(db: Db, buyer: Identity, { offer_id: id, amount }: BuyBody): Promise<OfferToBuy | undefined> {
  const named = amount === undefined ? null : toGrosze(amount);
  return selectOfferToBuy(db, { id, buyer, amount: named });
}

function refuseUnbuyable(offer: OfferToBuy | undefined, body: BuyBody): asserts offer {
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed) throw problem('offer_inactive');
  refuseChangedPrice(offer, body);
}

interface Purchase {
  offer: OfferToBuy | undefined;
  buyer: Identity;
  body: BuyBody;
  now: Date;
}

/** Whether the offer may be bought, and at what price; `buyOffer` lists the problems. Changes nothing. */
async function decide(db: Db, { offer, buyer, body, now }: Purchase): Promise<NewOrder> {
  refuseUnbuyable(offer, body);
  const price = priceOf(offer, body);
  const referrer = body.ref ? await findReferrer(db, body.ref, buyer, offer.company_id) : null;
  return { id: newId(), offer, buyer, referrer, price, now };
}

/**
 * Buys together with the other purchases that wait for this seller's balance (`place-orders.ts`). The response is built from
 * the data read before; only the number and whether the reward is frozen come back from the statement.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, offer_changed, validation_failed (amount)
 */
export async function buyOffer(context: Context, purchase: Purchase, remember: Remember): Promise<Answer<Order>> {
  const { buyer } = purchase;
  const order = await decide(context.db, purchase);
  const view = viewOfNew(order);
  const body = toOrder(context, view, buyer);
  const memory = remember(order.id, { status: 201, body });
  const patch = await placeOrder(context.db, { order, view, memory });
  // The statement waited for a deletion of the seller or the buyer and wrote nothing.
  if (!patch) throw problem('offer_inactive');
  return { status: 201, body: { ...body, ...patch } };
}
