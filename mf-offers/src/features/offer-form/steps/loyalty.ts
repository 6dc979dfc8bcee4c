import { bothOf, rewardOf } from '@wspolnik/market';
import { fromGrosze, toGrosze } from '@wspolnik/system';
import { isAmount } from '@wspolnik/system/forms';
import { buyerPoints } from '../../../lib/points.ts';
import type { OfferFormValues } from '../offer-form.values.ts';

/** zł: the assumed price of an order with individual pricing in the example. */
const EXAMPLE_PRICE = '1000.00';

export interface LoyaltyExample {
  /** Amounts in the API's format, the price gross. */
  price: string;
  total: string;
  buyer: string;
  referrer: string;
}

/** The shares of one order's reward, calculated like the ledger; null while an amount is missing. */
export function loyaltyExample(values: OfferFormValues): LoyaltyExample | null {
  const typed = values.price_kind === 'individual' ? null : values.price_from;
  const reward = values.loyalty_kind === 'amount' ? values.loyalty_points : values.loyalty_points_percentage_total;
  if ((typed !== null && !isAmount(typed)) || !isAmount(reward)) return null;
  const price = typed === null ? EXAMPLE_PRICE : bothOf(typed, values).gross;
  const isAmountKind = values.loyalty_kind === 'amount';
  const total = isAmountKind
    ? Number(reward).toFixed(2)
    : rewardOf({ loyalty_points: null, loyalty_points_percentage_total: Number(reward) }, price);
  const buyer = buyerPoints({ loyalty_points: total, loyalty_points_percentage_total: null }, price);
  return {
    price,
    total,
    buyer,
    referrer: fromGrosze(toGrosze(total) - toGrosze(buyer)),
  };
}
