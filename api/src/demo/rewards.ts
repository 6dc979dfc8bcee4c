import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import type { DemoOfferRow } from './world.ts';

/** Grosze: what an order of an offer with an individual price costs. */
export const EXAMPLE_PRICE = 250_000;

/** The reward of an order and the buyer's part of it, in grosze. */
export interface DemoReward {
  total: number;
  buyer: number;
}

/** What an order of each of these offers gives, by the offer's id. */
export async function rewardsOf(db: Db, offers: readonly DemoOfferRow[]): Promise<Map<string, DemoReward>> {
  const rows = await db.query<DemoReward & { id: string }>(sql`
    select o.id, given.total, f_buyers_share(given.total) as buyer
    from json_populate_recordset(null::offers, ${json(offers)}::json) o
    cross join lateral (select f_reward(o.loyalty_points, o.loyalty_percentage, o.price_from,
                                        coalesce(o.price_from, ${EXAMPLE_PRICE}::bigint)) as total) given`);
  return new Map(rows.map(({ id, total, buyer }) => [id, { total, buyer }]));
}
