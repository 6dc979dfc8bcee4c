import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { countedSince, type PurchaseCounts } from './purchase-limits.ts';

/** Statuses in which points of the seller are reserved; the predicate of the indexes orders_open_of_person and _of_company. */
const IS_OPEN = sql`r.status in ('bought', 'in_verification', 'rejected', 'reported')`;

/**
 * Columns of {@link PurchaseCounts} for the offer `o`, beside {@link purchaseCounts}. A person's own orders are among those
 * that they placed.
 */
export const COUNTS = sql`
  greatest(placed.of_offer, bought.of_offer) as open_of_offer, greatest(placed.of_seller, bought.of_seller) as open_of_seller,
  recent.number as recent, recent.oldest as oldest_recent`;

/** Joins for {@link COUNTS}. */
export function purchaseCounts({ user, company }: Identity, now: Date): Sql {
  const counted = sql`count(*) filter (where r.offer_id = o.id)::int as of_offer, count(*)::int as of_seller`;
  return sql`
    cross join lateral (
      select ${counted} from orders r
      where r.buyer_user_id = ${user.id}::uuid and r.seller_id = o.company_id and ${IS_OPEN}) placed
    cross join lateral (
      select ${counted} from orders r
      where r.buyer_company_id = ${company?.id ?? null}::uuid and r.seller_id = o.company_id and ${IS_OPEN}) bought
    cross join lateral (
      select count(*)::int as number, min(r.created_at) as oldest from orders r
      where r.buyer_user_id = ${user.id}::uuid and r.seller_id = o.company_id and r.created_at > ${countedSince(now)}) recent`;
}

/**
 * Purchases of one buyer from one seller wait for each other until their transactions end, so that each counts those before it. A
 * separate statement: one that waits for a lock does not see what was committed meanwhile. The keys are taken in one order.
 */
export async function lockPurchases(tx: Db, offerId: string, { user, company }: Identity): Promise<void> {
  const buyers = company ? [user.id, company.id] : [user.id];
  await tx.query(sql`
    select pg_advisory_xact_lock(pair.key) from (
      select distinct hashtextextended('purchase ' || o.company_id || ' ' || buyer.id, 0) as key
      from offers o cross join unnest(${buyers}::text[]) as buyer (id) where o.id = ${offerId} order by 1) pair`);
}
