import { companyHolder, type Holder, userHolder } from '../../platform/holder.ts';

/** What moving a reward needs to know of its order. `reward` in grosze. */
export interface RewardOrder {
  id: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  referrer_user_id: string | null;
  referrer_company_id: string | null;
  reward: number;
}

export type RewardType = 'BUY' | 'NETWORK_BUY';

/** One half of a reward; a half of nobody goes back to the seller. */
export interface RewardHalf {
  type: RewardType;
  /** Names the half in the ledger's idempotency keys. */
  name: 'buyer' | 'network';
  holder: Holder | null;
  /** Grosze. */
  amount: number;
}

function holderOrNull(userId: string | null, companyId: string | null): Holder | null {
  if (companyId !== null) return companyHolder(companyId);
  return userId === null ? null : userHolder(userId);
}

/** The odd grosz is the buyer's (domain §3). Halves of nothing are left out. */
export function halvesOf(order: RewardOrder): RewardHalf[] {
  const network = Math.floor(order.reward / 2);
  const halves: RewardHalf[] = [
    {
      type: 'BUY',
      name: 'buyer',
      holder: holderOrNull(order.buyer_user_id, order.buyer_company_id),
      amount: order.reward - network,
    },
    {
      type: 'NETWORK_BUY',
      name: 'network',
      holder: holderOrNull(order.referrer_user_id, order.referrer_company_id),
      amount: network,
    },
  ];
  return halves.filter(({ amount }) => amount > 0);
}

/** A half with somebody to receive it. */
export type EarnedHalf = RewardHalf & { holder: Holder };

export function earnedHalves(order: RewardOrder): EarnedHalf[] {
  return halvesOf(order).flatMap((half) => (half.holder ? [{ ...half, holder: half.holder }] : []));
}
