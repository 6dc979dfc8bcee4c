import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { World } from './world.ts';

/** Days before today with views: a month and the one before it have a shape. */
const DAYS = 60;

/**
 * What a seller's desk shows beside the orders: views of listed offers, more of some offers, fewer at weekends and a little more each
 * week, and the days of delivery that sellers have promised for every other new order.
 */
export async function seedDesk(tx: Db, { now }: Pick<World, 'now'>): Promise<void> {
  await tx.query(sql`
    insert into offer_views (offer_id, day, count)
    select id, day, count from (
      select o.id, d.day,
        ((2 + abs(hashtext(o.title)) % 14) * (case when extract(isodow from d.day) > 5 then 0.4 else 1 end)
          * (1.3 - 0.01 * d.ago) + abs(hashtext(o.title || d.day)) % 5)::int as count
      from offers o cross join lateral (
        select ago, (${now}::timestamptz at time zone 'Europe/Warsaw')::date - ago as day
        from generate_series(0, ${DAYS - 1}::int) ago) d
      where o.is_listed) counted
    where count > 0`);
  await tx.query(sql`
    update orders r set deliver_on = (${now}::timestamptz at time zone 'Europe/Warsaw')::date + 2 + 3 * place
    from (select id, row_number() over (partition by seller_id order by created_at)::int as place from orders where status = 'bought') bought
    where r.id = bought.id and place % 2 = 1 and r.deliver_on is null`);
}
