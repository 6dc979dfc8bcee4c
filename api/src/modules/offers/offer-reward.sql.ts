import { MAX_REWARD_PERCENT } from '@wspolnik/contract/limits';
import { type Sql, sql } from '../../storage/sql.ts';

/** Grosze: the reward of the offer `o` for an order at this price; null while it depends on a price that is not known. */
export function rewardAt(price: Sql): Sql {
  return sql`f_reward(o.loyalty_points, o.loyalty_percentage, o.price_from, ${price})`;
}

const FROM = rewardAt(sql`o.price_from`);
const TO = sql`case when o.price_to is not null then ${rewardAt(sql`o.price_to`)} end`;

/** Null for an amount; `least` would pass over that. An offer from before the bound of rewards has a larger one. */
const PERCENTAGE = sql`case when o.loyalty_percentage > ${MAX_REWARD_PERCENT} then ${MAX_REWARD_PERCENT} else o.loyalty_percentage end`;
/** The share is one of whole numbers, and a percentage has two decimals: ten thousandths lose nothing of it. */
const BUYERS_PERCENTAGE = sql`f_buyers_share((${PERCENTAGE} * 10000)::bigint) / 10000.0`;

/** The contract's `OfferReward` of the offer `o`: what an order gives. */
export const REWARD_FIELDS = sql`
  'loyalty_points', f_money(case when o.loyalty_points is not null then ${FROM} end),
  'loyalty_points_percentage_total', ${PERCENTAGE},
  'reward_total_from', f_money(${FROM}), 'reward_total_to', f_money(${TO}),
  'reward_buyer_from', f_money(f_buyers_share(${FROM})), 'reward_buyer_to', f_money(f_buyers_share(${TO})),
  'reward_network_from', f_money(${FROM} - f_buyers_share(${FROM})),
  'reward_network_to', f_money(${TO} - f_buyers_share(${TO})),
  'reward_buyer_percentage', (${BUYERS_PERCENTAGE})::float8,
  'reward_network_percentage', (${PERCENTAGE} - ${BUYERS_PERCENTAGE})::float8`;
