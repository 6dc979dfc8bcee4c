import { MAX_REWARD_PERCENT } from '@wspolnik/contract/limits';
import { fromGrosze, toGrosze } from '@wspolnik/system';

// Rewards of an offer while it is typed, which no answer of the API has. Only the database computes those of a stored offer
// (ADR 112): `f_reward` and `f_buyers_share`, which this file repeats to the grosz.

/** What an order gives: an amount in zł, or percent of its price. */
export interface RewardTerms {
  loyalty_points: string | null;
  loyalty_points_percentage_total: number | null;
}

const boundOf = (price: string): number => Math.floor((toGrosze(price) * MAX_REWARD_PERCENT) / 100);

/** The largest reward at a price, in the API's format. */
export const maxReward = (price: string): string => fromGrosze(boundOf(price));

function totalOf({ loyalty_points, loyalty_points_percentage_total }: RewardTerms, price: string): number {
  if (loyalty_points !== null) return toGrosze(loyalty_points);
  // Integers, because 1.15 % of 100.00 zł is 1.1499999999999999 zł. A percentage has two decimals.
  const hundredths = Math.round((loyalty_points_percentage_total ?? 0) * 100);
  const reward = Math.floor((toGrosze(price) * hundredths + 5000) / 10_000);
  return Math.min(reward, boundOf(price));
}

const buyersShare = (grosze: number): number => Math.ceil(grosze / 2);

/** Money in the API's format. */
export interface Reward {
  total: string;
  buyer: string;
  network: string;
}

/** The reward of an order at `price`, and its two parts. */
export function rewardOf(terms: RewardTerms, price: string): Reward {
  const total = totalOf(terms, price);
  const buyer = buyersShare(total);
  return { total: fromGrosze(total), buyer: fromGrosze(buyer), network: fromGrosze(total - buyer) };
}

/** The reward's fields of an offer, as the API would answer them. */
export function rewardFields(terms: RewardTerms, priceFrom: string | null, priceTo: string | null) {
  const { loyalty_points, loyalty_points_percentage_total: percentage } = terms;
  const from = priceFrom === null && loyalty_points === null ? null : rewardOf(terms, priceFrom ?? '0');
  const to = priceTo === null ? null : rewardOf(terms, priceTo);
  const buyers = percentage === null ? null : buyersShare(Math.round(percentage * 10_000)) / 10_000;
  return {
    loyalty_points,
    loyalty_points_percentage_total: percentage,
    reward_total_from: from?.total ?? null,
    reward_total_to: to?.total ?? null,
    reward_buyer_from: from?.buyer ?? null,
    reward_buyer_to: to?.buyer ?? null,
    reward_buyer_percentage: buyers,
    reward_network_from: from?.network ?? null,
    reward_network_to: to?.network ?? null,
    reward_network_percentage: percentage === null || buyers === null ? null : percentage - buyers,
  };
}
