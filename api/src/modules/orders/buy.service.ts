import type { BuyBody } from '@wspolnik/contract/order-calls';
import type { Order } from '@wspolnik/contract/orders';
import type { VatRate } from '@wspolnik/contract/vat';
import type { Context } from '../../platform/context.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { copyDetails } from '../invoice-details/index.ts';
import type { OfferRow } from '../offers/index.ts';
import { reserveReward } from '../points/index.ts';
import { lockOfferToBuy, type OfferToBuy } from './offer-to-buy.sql.ts';
import { selectOrder } from './order-list.sql.ts';
import { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import { dueOnOf } from './order-payment.ts';
import { toOrder } from './order-view.ts';
import { insertEvent, insertOrder, type OrderRow } from './orders.sql.ts';
import { refuseOutside } from './price-bounds.ts';
import { lockPurchases } from './purchase-counts.sql.ts';
import { refusePastLimits } from './purchase-limits.ts';
import { findReferrer } from './reflinks.sql.ts';

/** @throws ApiProblem offer_changed, with the terms of now, when the buyer saw others */
function refuseUnseen(terms: Terms, { expected_price, expected_vat_rate, expected_reward }: BuyBody): void {
  const { price, vatRate, reward } = terms;
  const isSame = toGrosze(expected_price) === price && expected_vat_rate === vatRate;
  if (isSame && toGrosze(expected_reward) === reward) return;
  throw problem('offer_changed', { params: { price: toMoney(price), vat_rate: vatRate, reward: toMoney(reward) } });
}

function isFixed(offer: OfferRow): boolean {
  return !offer.individual_price && offer.price_to === null;
}

/**
 * The price to pay, in grosze. A fixed price takes no amount, and a range needs one within it.
 *
 * @throws ApiProblem quote_required for an individual price, validation_failed (amount)
 */
function priceOf(offer: OfferRow, { amount }: BuyBody): number {
  if (offer.individual_price) throw problem('quote_required');
  if (isFixed(offer)) {
    if (amount !== undefined) throw invalidField('amount', 'invalid');
    return offer.price_from ?? 0;
  }
  if (amount === undefined) throw invalidField('amount', 'required');
  const price = toGrosze(amount);
  refuseOutside(offer, 'amount', price);
  return price;
}

function refuseUnbuyable(offer: OfferToBuy | undefined): asserts offer {
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed || !offer.both_open) throw problem('offer_inactive');
  if (offer.is_job) throw problem('application_required');
}

/** Price and reward in grosze; the price is gross. */
interface Terms {
  price: number;
  vatRate: VatRate;
  reward: number;
  rewardBuyer: number;
}

interface Purchase {
  offerId: string;
  /** Grosze, for the reward of the offer that is read; null for the offer's own price. */
  amount: number | null;
  ref: string | undefined;
  /** The terms, or a refusal. */
  termsOf(offer: OfferToBuy): Terms;
  /** What else the purchase writes, before the seller's balance is locked. */
  onPlaced?(orderId: string): Promise<void>;
}

/** Inserts the order after the rules of every purchase. @throws ApiProblem, see `placeOrder` */
async function takeOffer(context: Context, tx: Db, buyer: Identity, purchase: Purchase): Promise<OrderRow> {
  const { offerId, amount, ref, termsOf } = purchase;
  const now = context.clock();
  // Sent together, run in this order.
  const [, offer] = await Promise.all([
    lockPurchases(tx, offerId, buyer),
    lockOfferToBuy(tx, { id: offerId, buyer, amount, now }),
  ]);
  refuseUnbuyable(offer);
  const { price, vatRate, reward, rewardBuyer } = termsOf(offer);
  refusePastLimits(offer, context.config, now);
  const parties = { sellerId: offer.company_id, buyerUserId: buyer.user.id, buyerCompanyId: buyer.company?.id ?? null };
  const referrer = ref ? await findReferrer(tx, ref, { ...parties, at: now }) : null;
  const dueOn = dueOnOf(price, now);
  const order = await insertOrder(tx, { offer, buyer, referrer, price, vatRate, reward, rewardBuyer, dueOn, now });
  await copyDetails(context, tx, order.id, { seller: sellerOf(order), buyer: buyerOf(order) });
  return order;
}

/**
 * Places an order: locks the pair of buyer and seller, applies the rules of every purchase, notifies the seller, reserves the reward.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, application_required, offer_order_limit, seller_order_limit, throttled
 */
export async function placeOrder(context: Context, tx: Db, buyer: Identity, purchase: Purchase): Promise<Order> {
  const order = await takeOffer(context, tx, buyer, purchase);
  const { id, status } = order;
  await purchase.onPlaced?.(id);
  const now = context.clock();
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

/**
 * Buys an offer at its own price, or at an amount within its range.
 *
 * @throws ApiProblem quote_required, validation_failed (amount), offer_changed; for more see `placeOrder`
 */
export function buyOffer(context: Context, tx: Db, buyer: Identity, body: BuyBody): Promise<Order> {
  return placeOrder(context, tx, buyer, {
    offerId: body.offer_id,
    amount: body.amount === undefined ? null : toGrosze(body.amount),
    ref: body.ref,
    termsOf(offer) {
      const { vat_rate: vatRate, reward, reward_buyer: rewardBuyer } = offer;
      const terms = { price: priceOf(offer, body), vatRate, reward, rewardBuyer };
      refuseUnseen(terms, body);
      return terms;
    },
  });
}
