import type { Database } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';

/** The `status_since` that an order shows now; the beginning of 1970 of one that there is not. */
export async function statusSince(database: Database, orderId: string): Promise<string> {
  const order = await database.one<{ status_since: string }>(
    sql`select status_since from orders where id = ${orderId}`,
  );
  return order?.status_since ?? new Date(0).toISOString();
}

export interface SeenOffer {
  expected_price: string;
  expected_vat_rate: string;
  expected_reward: string;
}

/** What the page of an offer shows of it, of a range at `amount`, and a purchase names; nothing of one that there is not. */
export async function seenOf(db: Database, offerId: string, amount?: string): Promise<SeenOffer> {
  const typed = amount !== undefined && /^\d+\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : null;
  const seen = await db.one<SeenOffer>(sql`
    select f_money(p.price) as expected_price, o.vat_rate as expected_vat_rate,
      f_money(coalesce(f_reward(o.loyalty_points, o.loyalty_percentage, o.price_from, p.price), 0)) as expected_reward
    from offers o cross join lateral (select coalesce(${typed}::bigint, o.price_from, 0) as price) p
    where o.id = ${offerId}`);
  return seen ?? { expected_price: '0.00', expected_vat_rate: '23', expected_reward: '0.00' };
}
