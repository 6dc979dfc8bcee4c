import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';

/** Fields of an order that moving its reward needs. `reward` in grosze. */
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

/** The odd grosz belongs to the buyer (domain §3). Halves of 0 are left out. */
export function halvesOf(order: RewardOrder): RewardHalf[] {
  const network = Math.floor(order.reward / 2);
  const halves: RewardHalf[] = [
    {
      type: 'BUY',
      name: 'buyer',
      accountOwner: accountOwnerOrNull(order.buyer_user_id, order.buyer_company_id),
      amount: order.reward - network,
    },
    {
      type: 'NETWORK_BUY',
      name: 'network',
      accountOwner: accountOwnerOrNull(order.referrer_user_id, order.referrer_company_id),
      amount: network,
    },
  ];
  return halves.filter(({ amount }) => amount > 0);
}

/** A half with an owner. */
export type EarnedHalf = RewardHalf & { accountOwner: AccountOwner };

export function earnedHalves(order: RewardOrder): EarnedHalf[] {
  return halvesOf(order).flatMap((half) => (half.accountOwner ? [{ ...half, accountOwner: half.accountOwner }] : []));
}
