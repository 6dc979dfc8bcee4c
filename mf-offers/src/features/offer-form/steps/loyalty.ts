import { bothOf } from '@wspolnik/market';
import { isAmount } from '@wspolnik/system/forms';
import type { OfferFormValues } from '../offer-form.values.ts';
import { type Reward, rewardOf } from '../reward.ts';

/** zł: the assumed price of an order with individual pricing in the example. */
const EXAMPLE_PRICE = '1000.00';

export interface LoyaltyExample extends Reward {
  /** Gross. */
  price: string;
}

/** The shares of one order's reward; null while an amount is missing, and of a job, which gives none. */
export function loyaltyExample(values: OfferFormValues): LoyaltyExample | null {
  if (values.is_job) return null;
  const typed = values.price_kind === 'individual' ? null : values.price_from;
  const reward = values.loyalty_kind === 'amount' ? values.loyalty_points : values.loyalty_points_percentage_total;
  if ((typed !== null && !isAmount(typed)) || !isAmount(reward)) return null;
  const price = typed === null ? EXAMPLE_PRICE : bothOf(typed, values).gross;
  const terms =
    values.loyalty_kind === 'amount'
      ? { loyalty_points: reward, loyalty_points_percentage_total: null }
      : { loyalty_points: null, loyalty_points_percentage_total: Number(reward) };
  return { price, ...rewardOf(terms, price) };
}
