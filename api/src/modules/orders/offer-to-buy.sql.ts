import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { OFFER_ROW, type OfferRow, rewardAt } from '../offers/index.ts';
import { COUNTS, purchaseCounts } from './purchase-counts.sql.ts';
import type { PurchaseCounts } from './purchase-limits.ts';

/** The data that the rules of a purchase depend on. */
export interface OfferToBuy extends OfferRow, PurchaseCounts {
  /** The buyer belongs to the selling company. */
  is_own: boolean;
  /** The seller is active, and the buyer was not deleted. */
  both_open: boolean;
  /** It takes applications. */
  is_job: boolean;
  /** Grosze, for the requested price. */
  reward: number;
  reward_buyer: number;
}

/**
 * Reads the offer, and locks its seller and the buyer so that neither is deleted before the order exists: the lock waits for
 * a deletion or suspension in progress and sees its result, which `is_listed` of the offer does not. `amount` is the price that the buyer enters, in grosze; null for the offer's own. `lockPurchases` comes before it.
 */
export function lockOfferToBuy(
  tx: Db,
  { id, buyer, amount, now }: { id: string; buyer: Identity; amount: number | null; now: Date },
): Promise<OfferToBuy | undefined> {
  return tx.one<OfferToBuy>(sql`
    select ${OFFER_ROW}, c.deleted_at is null and c.status = 'active' and u.deleted_at is null as both_open, k.is_job,
           exists (select 1 from company_members m where m.company_id = o.company_id and m.user_id = u.id) as is_own,
           given.reward, f_buyers_share(given.reward) as reward_buyer, ${COUNTS}
    from offers o
    join companies c on c.id = o.company_id
    join categories k on k.id = o.category_id
    join users u on u.id = ${buyer.user.id}
    cross join lateral (select coalesce(${rewardAt(sql`coalesce(${amount}::bigint, o.price_from)`)}, 0) as reward) given
    ${purchaseCounts(buyer, now)}
    where o.id = ${id} and o.deleted_at is null
    for key share of c, u`);
}
