import type { BuyingLimits, Offer } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { buyingLimitsRead } from '../../../lib/offers.reads.ts';

export type RewardAtPrice = NonNullable<BuyingLimits['reward']>;

/** Not while somebody fills the form in. */
export const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Whether the price changes the reward: of a percentage of a range. */
export const dependsOnPrice = ({ loyalty_points_percentage_total, price_to }: Offer): boolean =>
  loyalty_points_percentage_total !== null && price_to !== null;

/** The reward at the price that is ordered. Where it depends on the typed price, undefined until the API has answered for that one. */
export function useReward(offer: Offer, price: string | null): RewardAtPrice | undefined {
  const isAsked = dependsOnPrice(offer);
  const { data } = useRead(
    isAsked && price !== null ? buyingLimitsRead({ offer_id: offer.id, amount: price }) : null,
    ONCE,
  );
  if (isAsked) return data?.reward ?? undefined;
  return { total: offer.reward_total_from ?? '0.00', buyer: offer.reward_buyer_from ?? '0.00' };
}
