import type { OfferSummary } from '@wspolnik/api/contract';
import { halfOfMoney } from '@wspolnik/shared-ui';

type Loyalty = Pick<OfferSummary, 'loyalty_points' | 'loyalty_points_percentage_total'>;

/**
 * The buyer's half of the reward for an order at `price`, in zł and in the API's format. The reward is rounded to
 * grosze before it is halved, as in the ledger.
 */
export function buyerPoints(offer: Loyalty, price: string): string {
  if (offer.loyalty_points !== null) return halfOfMoney(offer.loyalty_points);
  const reward = (Number(price) * (offer.loyalty_points_percentage_total ?? 0)) / 100;
  return halfOfMoney(reward.toFixed(2));
}
