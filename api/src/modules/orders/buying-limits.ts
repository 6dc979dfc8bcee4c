import type { BuyingLimits } from '@wspolnik/contract/orders';
import { toMoney } from '../../platform/money.ts';
import type { BuyingState } from './buying-limits.sql.ts';
import { MAX_OPEN_OF_OFFER, MAX_OPEN_OF_SELLER } from './purchase-limits.ts';

/** The odd grosz is the buyer's, as in the ledger. */
const buyersHalf = (reward: number): number => reward - Math.floor(reward / 2);

/** The contract's answer to what the buyer may still order, and what it earns. */
export function toBuyingLimits({ open_of_offer, open_of_seller, reward, reward_covered }: BuyingState): BuyingLimits {
  return {
    offer: { open: open_of_offer, limit: MAX_OPEN_OF_OFFER },
    seller: { open: open_of_seller, limit: MAX_OPEN_OF_SELLER },
    reward: reward === null ? null : { total: toMoney(reward), buyer: toMoney(buyersHalf(reward)) },
    reward_covered,
  };
}
