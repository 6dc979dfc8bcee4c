import type { Order } from '@wspolnik/contract';

/** Whether the buyer's half is theirs, or will be without a further objection. Only then it is amber. */
export function isEarned({ status, reward_buyer }: Pick<Order, 'status' | 'reward_buyer'>): boolean {
  return Number(reward_buyer) > 0 && !['cancelled', 'rejected', 'reported'].includes(status);
}

/**
 * What the reward costs the seller: all of it, until the half that nobody has recommended the offer for is back after the
 * confirmation.
 */
export function costOf({ status, referrer, reward_total, reward_buyer }: Order): string {
  const isGranted = status === 'verified' || status === 'completed';
  return isGranted && !referrer ? reward_buyer : reward_total;
}
