import type { BuyingLimits } from '@wspolnik/contract/order-calls';
import { toMoney } from '../../platform/money.ts';
import type { BuyingState } from './buying-limits.sql.ts';
import { MAX_OPEN_OF_OFFER, MAX_OPEN_OF_SELLER } from './purchase-limits.ts';

/** The contract's answer to what the buyer may still order, and what it earns. */
export function toBuyingLimits(state: BuyingState): BuyingLimits {
  const { open_of_offer, open_of_seller, reward, reward_buyer, reward_covered } = state;
  return {
    offer: { open: open_of_offer, limit: MAX_OPEN_OF_OFFER },
    seller: { open: open_of_seller, limit: MAX_OPEN_OF_SELLER },
    reward: reward === null ? null : { total: toMoney(reward), buyer: toMoney(reward_buyer) },
    reward_covered,
  };
}
