import { type Sql, sql } from '../../storage/sql.ts';

// Signs that a reward deserves a look before it becomes money; the reasons are in ADR 90.

/** A seller who has rewarded fewer orders before may have sold nothing at all. */
const FIRST_REWARDS = 3;
/** How long a payment by card can be taken back without further ado. */
const RECENT_RECHARGE_DAYS = 60;
/** The rewards of real offers are a few percent of the price. */
const HIGH_REWARD_PERCENT = 10;

/** An address of IPv6 that can be cast: a proxy may name its client with a word, and one bad row must not stop the list. */
const IS_IPV6 = sql`(s.address ~ '^([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$'
  or s.address ~ '^(([0-9a-f]{1,4}:)*[0-9a-f]{1,4})?::(([0-9a-f]{1,4}:)*[0-9a-f]{1,4})?$'
    and length(s.address) - length(replace(s.address, ':', '')) <= 7)`;

/** The network of a session's address, as `networkOf` counts it: a customer of IPv6 has all of a /64. */
const NETWORK = sql`case
  when s.address like '::ffff:%.%' then substr(s.address, length('::ffff:') + 1)
  when ${IS_IPV6} then host(network(set_masklen(s.address::inet, 64)))
  else s.address end`;

/** How many orders of the seller of order `o` were rewarded before it, up to the limit. */
const REWARDED_BEFORE = sql`(
  select count(*) from (
    select from orders e
    where e.seller_id = o.seller_id and e.reward > 0 and e.status in ('verified', 'completed') and e.number < o.number
    limit ${FIRST_REWARDS}) before)`;

/**
 * The recharges that pay for the reward of order `o`. The seller's points leave in the order in which they came, and what returned from
 * a cancelled order never left: so after a posting, the recharges before it less the balance are spent, the oldest first. Indexes
 * ledger_entries_order and ledger_entries_to.
 */
const RECHARGES = sql`
  select min(c.created_at) as oldest, max(c.created_at) as newest
  from ledger_entries f
  join ledger_accounts a on a.id = f.from_account and a.company_id = o.seller_id and a.kind = 'available'
  cross join lateral (
    select r.created_at, r.amount, sum(r.amount) over (order by r.id) as upto, sum(r.amount) over () as total
    from ledger_entries r where r.to_account = f.from_account and r.type = 'WALLET_RECHARGE' and r.id < f.id) c
  where f.order_id = o.id
    and c.upto > c.total - f.from_balance - f.amount and c.upto - c.amount < c.total - f.from_balance`;

/** Whether two sides of order `o` have open sessions on one device or in one network. Index sessions_open_by_user. */
const SHARED = sql`
  with people as (
    select 'seller' as side, m.user_id from company_members m where m.company_id = o.seller_id
    union all select 'buyer', o.buyer_user_id
    union all select 'buyer', m.user_id from company_members m where m.company_id = o.buyer_company_id
    union all select 'referrer', o.referrer_user_id where o.referrer_user_id is not null
    union all select 'referrer', m.user_id from company_members m where m.company_id = o.referrer_company_id),
  seen as (
    select p.side, ${NETWORK} as network, s.user_agent
    from people p join sessions s on s.user_id = p.user_id and s.ended_at is null)
  select count(*) > 0 as network, coalesce(bool_or(x.user_agent = y.user_agent), false) as device
  from seen x join seen y on y.network = x.network and x.side < y.side`;

/** Facts about the orders whose ids `orders` selects: `id`, `seller`, the age of the recharges and the flags. */
export function orderFacts(orders: Sql, now: Date): Sql {
  return sql`
    select o.id, 'W-' || to_char(o.number, 'FM999999999000000') as number, o.offer_title as offer,
      json_build_object('id', k.id, 'name', k.name) as seller,
      case when o.price > 0 then round(o.reward * 100.0 / o.price)::int end as reward_percent,
      recharges.oldest as oldest_recharge, recharges.newest as newest_recharge,
      ${REWARDED_BEFORE} < ${FIRST_REWARDS} as early_reward,
      coalesce(recharges.newest > ${now}::timestamptz - make_interval(days => ${RECENT_RECHARGE_DAYS}), false) as recent_recharge,
      o.reward * 100 > o.price * ${HIGH_REWARD_PERCENT} as high_reward,
      shared.device as same_device, shared.network and not shared.device as same_network
    from orders o join companies k on k.id = o.seller_id
    cross join lateral (${RECHARGES}) recharges cross join lateral (${SHARED}) shared
    where o.id in (${orders})`;
}

/** A JSON array of the flags that hold. `holds` is `bool_or(f.<flag>)` over many orders, or `f.<flag>` of one. */
export function flagsJson(holds: (flag: Sql) => Sql): Sql {
  const flag = (name: string, column: Sql) => sql`case when ${holds(column)} then ${name}::text end`;
  return sql`to_json(array_remove(array[
    ${flag('early_reward', sql`f.early_reward`)}, ${flag('recent_recharge', sql`f.recent_recharge`)},
    ${flag('high_reward', sql`f.high_reward`)}, ${flag('same_device', sql`f.same_device`)},
    ${flag('same_network', sql`f.same_network`)}], null))`;
}
