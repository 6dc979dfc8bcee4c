import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';

/** Fields of an order that moving its reward needs. */
export interface RewardOrder {
  id: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  referrer_user_id: string | null;
  referrer_company_id: string | null;
  /** Grosze, as are its two parts. They are those of the purchase, whatever a purchase gives now (ADR 112). */
  reward: number;
  reward_buyer: number;
  reward_network: number;
}

export type RewardType = 'BUY' | 'NETWORK_BUY';

/** One half of a reward; a half without an owner returns to the seller. */
export interface RewardHalf {
  type: RewardType;
  /** Names the half in the ledger's idempotency keys. */
  name: 'buyer' | 'network';
  accountOwner: AccountOwner | null;
  /** Grosze. */
  amount: number;
}

function accountOwnerOrNull(userId: string | null, companyId: string | null): AccountOwner | null {
  if (companyId !== null) return companyAsOwner(companyId);
  return userId === null ? null : userAsOwner(userId);
}

/** Halves of 0 are left out. */
export function halvesOf(order: RewardOrder): RewardHalf[] {
  const halves: RewardHalf[] = [
    {
      type: 'BUY',
      name: 'buyer',
      accountOwner: accountOwnerOrNull(order.buyer_user_id, order.buyer_company_id),
      amount: order.reward_buyer,
    },
    {
      type: 'NETWORK_BUY',
      name: 'network',
      accountOwner: accountOwnerOrNull(order.referrer_user_id, order.referrer_company_id),
      amount: order.reward_network,
    },
  ];
  return halves.filter(({ amount }) => amount > 0);
}

/** A half with an owner. */
export type EarnedHalf = RewardHalf & { accountOwner: AccountOwner };

export function earnedHalves(order: RewardOrder): EarnedHalf[] {
  return halvesOf(order).flatMap((half) => (half.accountOwner ? [{ ...half, accountOwner: half.accountOwner }] : []));
}
