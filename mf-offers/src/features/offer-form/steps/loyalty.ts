import { fromGrosze, toGrosze } from '@wspolnik/shared-ui';
import { isAmount } from '@wspolnik/shared-ui/forms';
import { buyerPoints } from '../../../lib/points.ts';
import type { OfferFormValues } from '../offer-form.values.ts';

/** zł: the assumed price of an order with individual pricing in the example. */
const EXAMPLE_PRICE = '1000.00';

export interface LoyaltyExample {
  /** Amounts in the API's format. */
  price: string;
  total: string;
  buyer: string;
  referrer: string;
  /** True when the reward exceeds the price, which is probably a mistake. */
  isOver: boolean;
}

/** The shares of one order's reward, calculated like the ledger; null while an amount is missing. */
export function loyaltyExample(values: OfferFormValues): LoyaltyExample | null {
  const price = values.price_kind === 'individual' ? EXAMPLE_PRICE : values.price_from;
  const reward = values.loyalty_kind === 'amount' ? values.loyalty_points : values.loyalty_points_percentage_total;
  if (!isAmount(price) || !isAmount(reward)) return null;
  const total =
    values.loyalty_kind === 'amount' ? Number(reward).toFixed(2) : ((Number(price) * Number(reward)) / 100).toFixed(2);
  const buyer = buyerPoints({ loyalty_points: total, loyalty_points_percentage_total: null }, price);
  return {
    price: Number(price).toFixed(2),
    total,
    buyer,
    referrer: fromGrosze(toGrosze(total) - toGrosze(buyer)),
    isOver: values.price_kind !== 'individual' && toGrosze(total) > toGrosze(price),
  };
}
