import { type RewardTerms, rewardOf } from '@wspolnik/market';
import { halfOfMoney } from '@wspolnik/system';

/**
 * The buyer's half of the reward for an order at `price`, in zł and in the API's format. The reward is rounded to
 * grosze before it is halved, as in the ledger.
 */
export const buyerPoints = (offer: RewardTerms, price: string): string => halfOfMoney(rewardOf(offer, price));
