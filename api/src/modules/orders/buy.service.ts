import type { BuyBody, Order } from '../../contract/orders.ts';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/identity.ts';
import { MAX_PRICE, MAX_ZLOTY, toGrosze, toMoney } from '../../platform/money.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import type { OfferRow } from '../offers/index.ts';
import { reserveReward } from '../points/index.ts';
import { lockOfferToBuy, type OfferToBuy } from './offer-to-buy.sql.ts';
import { selectOrder } from './order-list.sql.ts';
import { notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import { toOrder } from './order-view.ts';
import { insertEvent, insertOrder } from './orders.sql.ts';
import { lockPurchases } from './purchase-counts.sql.ts';
import { refusePastLimits } from './purchase-limits.ts';
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
  if (price > (offer.price_to ?? MAX_PRICE)) {
    throw invalidField('amount', 'max', { max: offer.price_to === null ? MAX_ZLOTY : toMoney(offer.price_to) });
  }
  return price;
}

function refuseUnbuyable(offer: OfferToBuy | undefined, body: BuyBody): asserts offer {
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed || !offer.both_exist) throw problem('offer_inactive');
  refuseChangedPrice(offer, body);
}

/**
 * Places the order, notifies the seller and reserves the reward. Answers the order as lists then show it.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, offer_changed, offer_order_limit, seller_order_limit, throttled,
 * validation_failed (amount)
 */
export async function buyOffer(context: Context, tx: Db, buyer: Identity, body: BuyBody): Promise<Order> {
  const now = context.clock();
  const amount = body.amount === undefined ? null : toGrosze(body.amount);
  // Sent together, run in this order.
  const [, offer] = await Promise.all([
    lockPurchases(tx, body.offer_id, buyer),
    lockOfferToBuy(tx, { id: body.offer_id, buyer, amount, now }),
  ]);
  refuseUnbuyable(offer, body);
  refusePastLimits(offer, context.config, now);
  const price = priceOf(offer, body);
  const parties = { sellerId: offer.company_id, buyerUserId: buyer.user.id, buyerCompanyId: buyer.company?.id ?? null };
  const referrer = body.ref ? await findReferrer(tx, body.ref, { ...parties, at: now }) : null;

  const order = await insertOrder(tx, { offer, buyer, referrer, price, reward: offer.reward, now });
  const { id, status } = order;
  // Sent together, run in this order.
  const writes = [
    insertEvent(tx, { orderId: id, status, action: 'buy', actor: buyer, reason: null, now }),
    notifyOfOrder(tx, order, { to: sellerOf(order), kind: 'OfferBought', by: buyer }, now),
    publishChange(tx, order, now, 'seller'),
  ];
  const [view] = await Promise.all([selectOrder(tx, id), ...writes]);
  // Last, because every purchase of a popular offer waits for the seller's balance until this transaction commits.
  const reward_frozen = await reserveReward(tx, order, now);
  return { ...toOrder(context, view, buyer), reward_frozen };
}
