import type { WithdrawalSource } from '../../contract/withdrawals.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const MAX_SOURCES = 100;

interface Sources {
  sources: WithdrawalSource[];
  count: number;
  /** Grosze. */
  total: number;
}

/**
 * The rewards that a withdrawal pays out: points leave the withdrawable account in the order in which they came. A rejected
 * withdrawal took nothing, so neither it nor its return counts. Reads the account's own entries (ledger_entries_from,
 * ledger_entries_to).
 */
export async function selectSources(db: Db, withdrawalId: string): Promise<Sources> {
  const row = await db.one<Sources>(sql`
    with taken as (
      select e.id, e.from_account as account, e.amount from ledger_entries e
      where e.idempotency_key = ${`withdraw:${withdrawalId}`}),
    spent as (
      select coalesce(sum(d.amount), 0) as before from taken t join ledger_entries d on d.from_account = t.account and d.id < t.id
      where not exists (
        select from ledger_entries back where d.idempotency_key like 'withdraw:%'
          and back.idempotency_key = 'withdraw-rejected:' || substr(d.idempotency_key, length('withdraw:') + 1))),
    earned as (
      select c.id, c.order_id, c.type, c.created_at, c.amount, sum(c.amount) over (order by c.id) as upto
      from taken t join ledger_entries c on c.to_account = t.account and c.id < t.id
      where c.idempotency_key not like 'withdraw-rejected:%'),
    used as (
      select n.*, least(n.upto, s.before + t.amount) - greatest(n.upto - n.amount, s.before) as part
      from earned n, spent s, taken t
      where n.upto > s.before and n.upto - n.amount < s.before + t.amount
        and n.order_id is not null and n.type in ('BUY', 'NETWORK_BUY')),
    listed as (select * from used order by id limit ${MAX_SOURCES})
    select (select count(*)::int from used) as count, (select coalesce(sum(part), 0)::bigint from used) as total,
      coalesce(json_agg(json_build_object(
        'order_id', r.id, 'number', 'W-' || to_char(r.number, 'FM999999999000000'), 'offer', r.offer_title, 'type', l.type,
        'amount', f_money(l.part::bigint), 'matured_at', f_iso(l.created_at)) order by l.id), '[]') as sources
    from listed l join orders r on r.id = l.order_id`);
  return row ?? { sources: [], count: 0, total: 0 };
}
