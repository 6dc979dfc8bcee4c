import type { WithdrawalOrigin, WithdrawalSource } from '@wspolnik/contract/withdrawal-requests';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { flagsJson, orderFacts } from './withdrawal-flags.sql.ts';

const MAX_SOURCES = 100;
/** Orders that a row of the list names. */
const MAX_ORDERS = 3;

/**
 * The rewards that withdrawals pay out, as rows of `used`: points leave the withdrawable account in the order in which they came. A
 * rejected withdrawal took nothing, so neither it nor its return counts. Reads the accounts' own entries (ledger_entries_from,
 * ledger_entries_to).
 */
function usedRewards(ids: readonly string[]): Sql {
  return sql`
    taken as (
      select asked.id as withdrawal, e.id, e.from_account as account, e.amount
      from unnest(${ids}::uuid[]) as asked (id) join ledger_entries e on e.idempotency_key = 'withdraw:' || asked.id),
    spent as (
      select t.withdrawal, t.amount, (
        select coalesce(sum(d.amount), 0) from ledger_entries d
        where d.from_account = t.account and d.id < t.id and not exists (
          select from ledger_entries back where d.idempotency_key like 'withdraw:%'
            and back.idempotency_key = 'withdraw-rejected:' || substr(d.idempotency_key, length('withdraw:') + 1))) as before
      from taken t),
    earned as (
      select t.withdrawal, c.id, c.order_id, c.type, c.created_at, c.amount,
        sum(c.amount) over (partition by t.withdrawal order by c.id) as upto
      from taken t join ledger_entries c on c.to_account = t.account and c.id < t.id
      where c.idempotency_key not like 'withdraw-rejected:%'),
    used as (
      select n.*, least(n.upto, s.before + s.amount) - greatest(n.upto - n.amount, s.before) as part
      from earned n join spent s on s.withdrawal = n.withdrawal
      where n.upto > s.before and n.upto - n.amount < s.before + s.amount
        and n.order_id is not null and n.type in ('BUY', 'NETWORK_BUY'))`;
}

interface Sources {
  sources: WithdrawalSource[];
  count: number;
  /** Grosze. */
  total: number;
}

/** The rewards that a withdrawal pays out, each with what is known of its order. */
export async function selectSources(db: Db, withdrawalId: string, now: Date): Promise<Sources> {
  const row = await db.one<Sources>(sql`
    with ${usedRewards([withdrawalId])},
    listed as (select * from used order by id limit ${MAX_SOURCES}),
    facts as (${orderFacts(sql`select l.order_id from listed l`, now)})
    select (select count(*)::int from used) as count, (select coalesce(sum(part), 0)::bigint from used) as total,
      coalesce(json_agg(json_build_object(
        'order_id', f.id, 'number', f.number, 'offer', f.offer, 'seller', f.seller, 'reward_percent', f.reward_percent,
        'oldest_recharge_at', f_iso(f.oldest_recharge), 'newest_recharge_at', f_iso(f.newest_recharge),
        'flags', ${flagsJson((flag) => flag)}, 'type', l.type,
        'amount', f_money(l.part::bigint), 'matured_at', f_iso(l.created_at)) order by l.id), '[]') as sources
    from listed l join facts f on f.id = l.order_id`);
  return row ?? { sources: [], count: 0, total: 0 };
}

const NOWHERE: WithdrawalOrigin = { orders: [], order_count: 0, newest_recharge_at: null, flags: [] };

/** Where the points of withdrawals come from, in short, by their ids. */
export async function selectOrigins(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => WithdrawalOrigin> {
  const rows = await db.query<WithdrawalOrigin & { id: string }>(sql`
    with ${usedRewards(ids)},
    matured as (select withdrawal, order_id, min(id) as first from used group by withdrawal, order_id),
    placed as (select m.*, row_number() over (partition by withdrawal order by first) as place from matured m),
    facts as (${orderFacts(sql`select m.order_id from matured m`, now)})
    select p.withdrawal as id, count(*)::int as order_count, f_iso(max(f.newest_recharge)) as newest_recharge_at,
      json_agg(json_build_object('order_id', f.id, 'number', f.number, 'seller', f.seller) order by p.place)
        filter (where p.place <= ${MAX_ORDERS}) as orders,
      ${flagsJson((flag) => sql`bool_or(${flag})`)} as flags
    from placed p join facts f on f.id = p.order_id group by p.withdrawal`);
  const byId = new Map(rows.map(({ id, ...origin }) => [id, origin]));
  return (id) => byId.get(id) ?? NOWHERE;
}
