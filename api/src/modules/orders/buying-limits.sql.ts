import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { isVisibleTo, rewardAt } from '../offers/index.ts';
import { COUNTS, purchaseCounts } from './purchase-counts.sql.ts';
import type { PurchaseCounts } from './purchase-limits.ts';

export type BuyingState = PurchaseCounts & { reward_covered: boolean } & (
    | { reward: number; reward_buyer: number }
    /** While the price is unknown. */
    | { reward: null; reward_buyer: null }
  );

/**
 * Undefined for an offer that the buyer may not know of. `amount` in grosze, bounded by the offer's own price. Covered is the
 * reward of the highest price, whatever the amount: with amounts of one's choice the answers would add up to the seller's
 * balance.
 */
export function selectBuyingState(
  db: Db,
  { offerId, amount, buyer, now }: { offerId: string; amount: number | null; buyer: Identity; now: Date },
): Promise<BuyingState | undefined> {
  return db.one<BuyingState>(sql`
    select ${COUNTS}, given.reward, f_buyers_share(given.reward) as reward_buyer,
           coalesce(most.reward <= coalesce(a.balance, 0), false) as reward_covered
    from offers o
    left join ledger_accounts a on a.company_id = o.company_id and a.kind = 'available'
    cross join lateral (
      select case when not o.individual_price then
        least(greatest(coalesce(${amount}::bigint, o.price_from), o.price_from), coalesce(o.price_to, o.price_from)) end as price
    ) bounded
    cross join lateral (select ${rewardAt(sql`bounded.price`)} as reward) given
    cross join lateral (select ${rewardAt(sql`coalesce(o.price_to, o.price_from)`)} as reward) most
    ${purchaseCounts(buyer, now)}
    where o.id = ${offerId} and ${isVisibleTo(buyer)}`);
}
