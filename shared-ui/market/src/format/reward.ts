import { fromGrosze, toGrosze } from '@wspolnik/system';

/** Percent of the price: the largest reward of an order, as in the API. */
export const MAX_REWARD_PERCENT = 50;

/** What an order gives: an amount in zł, or percent of its price. */
export interface RewardTerms {
  loyalty_points: string | null;
  loyalty_points_percentage_total: number | null;
}

const boundOf = (price: string): number => Math.floor((toGrosze(price) * MAX_REWARD_PERCENT) / 100);

/** The largest reward at a price, in the API's format. */
export const maxReward = (price: string): string => fromGrosze(boundOf(price));

/** The whole reward of an order at `price`: to the grosz what the API's `f_reward` says of an offer as it shows it. */
export function rewardOf({ loyalty_points, loyalty_points_percentage_total }: RewardTerms, price: string): string {
  if (loyalty_points !== null) return loyalty_points;
  // Integers, because 1.15 % of 100.00 zł is 1.1499999999999999 zł. A percentage has two decimals.
  const hundredths = Math.round((loyalty_points_percentage_total ?? 0) * 100);
  const reward = Math.floor((toGrosze(price) * hundredths + 5000) / 10_000);
  return fromGrosze(Math.min(reward, boundOf(price)));
}
