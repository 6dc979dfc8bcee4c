import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { startOf } from './order-search.sql.ts';

/** Offers of one answer. */
const MOST_OFFERS = 500;

/** Sums of the orders of one offer in one of both months. Money in grosze. */
export interface OfferSales {
  offer_id: string;
  is_current: boolean;
  orders: number;
  cancelled: number;
  confirmed_gross: number;
  confirmed_net: number;
  open_gross: number;
  open_net: number;
  reward: number;
}

const CONFIRMED = sql`r.status in ('verified', 'completed')`;
const OPEN = sql`r.status in ('bought', 'in_verification', 'rejected', 'reported')`;

/** All of the reward, until the half that nobody has recommended the offer for is back after the confirmation. */
const COST = sql`case
  when r.status = 'cancelled' then 0
  when ${CONFIRMED} and r.referrer_user_id is null and r.referrer_company_id is null then r.reward_buyer
  else r.reward end`;

const total = (amount: Sql, where: Sql): Sql => sql`coalesce(sum(${amount}) filter (where ${where}), 0)::bigint`;

/** What was ordered in the month that begins with the day `first`, and in the one before. */
export function selectOfferSales(db: Db, companyId: string, first: string): Promise<OfferSales[]> {
  const day = sql`${first}::date`;
  const net = sql`f_net(r.price, r.vat_rate)`;
  return db.query<OfferSales>(sql`
    select r.offer_id, r.created_at >= ${startOf(day)} as is_current,
      count(*) filter (where r.status <> 'cancelled')::int as orders,
      count(*) filter (where r.status = 'cancelled')::int as cancelled,
      ${total(sql`r.price`, CONFIRMED)} as confirmed_gross, ${total(net, CONFIRMED)} as confirmed_net,
      ${total(sql`r.price`, OPEN)} as open_gross, ${total(net, OPEN)} as open_net,
      sum(${COST})::bigint as reward
    from orders r
    where r.seller_id = ${companyId}::uuid
      and r.created_at >= ${startOf(sql`(${day} - interval '1 month')`)}
      and r.created_at < ${startOf(sql`(${day} + interval '1 month')`)}
    group by 1, 2`);
}

/**
 * Questions of a month by offer: quotes that were asked, and the first message of each thread from the offer's page. A quote changes at
 * the earliest when it is asked, so the seller's index bounds them; messages rely on messages_offer. A withheld one reached nobody.
 */
export function selectQuestions(db: Db, companyId: string, first: string) {
  const [from, to] = [startOf(sql`${first}::date`), startOf(sql`(${first}::date + interval '1 month')`)];
  return db.query<{ offer_id: string; questions: number }>(sql`
    select a.offer_id, count(*)::int as questions from (
      select q.offer_id from quotes q
      where q.seller_id = ${companyId}::uuid and q.status_since >= ${from} and q.created_at >= ${from} and q.created_at < ${to}
      union all
      select m.offer_id from messages m join offers o on o.id = m.offer_id
      where o.company_id = ${companyId}::uuid and not m.withheld
      group by m.offer_id, m.thread_id having min(m.created_at) >= ${from} and min(m.created_at) < ${to}) a
    group by 1`);
}

export interface SoldOffer {
  id: string;
  title: string;
  is_listed: boolean;
}

/** The company's listed offers, and those with a number in the month, before the others. */
export function selectSoldOffers(db: Db, companyId: string, counted: readonly string[]): Promise<SoldOffer[]> {
  return db.query<SoldOffer>(sql`
    select o.id, o.title, o.is_listed from offers o
    where o.company_id = ${companyId}::uuid and (o.is_listed or o.id = any(${counted}::uuid[]))
    order by o.id = any(${counted}::uuid[]) desc, o.created_at desc, o.id desc limit ${MOST_OFFERS}::int`);
}
