import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface DayRow {
  day: string;
  sign_ups: number;
  active_companies: number;
  orders: number;
  /** Grosze. */
  granted: number;
  paid: number;
}

/** The first count reads whole tables: 10 million entries take some 15 s. Ends with the transaction. */
export async function allowLongCount(tx: Db): Promise<void> {
  await tx.query(sql`select set_config('statement_timeout', '5min', true)`);
}

/** Missing days had nothing, or the job has not run yet. */
export function selectDays(db: Db, from: string): Promise<DayRow[]> {
  return db.query<DayRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sign_ups, active_companies, orders, granted, paid
    from daily_statistics where day >= ${from}::date order by day`);
}

export async function selectNewestDay(db: Db): Promise<string | null> {
  const row = await db.one<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from daily_statistics order by daily_statistics.day desc limit 1`);
  return row?.day ?? null;
}

/**
 * Counts the days from `from` to `to` again. Companies have no history of their status: a past day without a row counts those
 * that are active today and were verified by then; a day that has a row keeps its figure unless it is `to`. Rewards are entries
 * into the account kind `assigned`, withdrawals those into `clearing.bank`.
 */
export async function countDays(tx: Db, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with bounds as (
      select ${from}::date::timestamp at time zone 'Europe/Warsaw' as start,
             (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw' as finish
    ), days as (
      select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
    ), joined as (
      select (u.created_at at time zone 'Europe/Warsaw')::date as day, count(*) as number
      from users u, bounds b where u.created_at >= b.start and u.created_at < b.finish group by 1
    ), bought as (
      select (o.created_at at time zone 'Europe/Warsaw')::date as day, count(*) as number
      from orders o, bounds b where o.created_at >= b.start and o.created_at < b.finish group by 1
    ), moved as (
      select (e.created_at at time zone 'Europe/Warsaw')::date as day,
        sum(e.amount) filter (where a.kind = 'assigned') as granted,
        sum(e.amount) filter (where a.kind = 'clearing.bank') as paid
      from bounds b join ledger_entries e on e.created_at >= b.start and e.created_at < b.finish
      join ledger_accounts a on a.id = e.to_account
      where a.kind in ('assigned', 'clearing.bank') group by 1
    ), began as (
      select coalesce((select max(v.decided_at) from company_verifications v where v.company_id = c.id and v.status = 'active'),
                      c.created_at) as at
      from companies c where c.status = 'active' and c.deleted_at is null
    ), active as (
      select d.day, (select count(*) from began where at < (d.day + 1)::timestamp at time zone 'Europe/Warsaw') as number
      from days d where d.day = ${to}::date or not exists (select 1 from daily_statistics s where s.day = d.day)
    )
    insert into daily_statistics (day, sign_ups, active_companies, orders, granted, paid)
    select d.day, coalesce(j.number, 0), coalesce(a.number, 0), coalesce(o.number, 0), coalesce(m.granted, 0), coalesce(m.paid, 0)
    from days d left join joined j using (day) left join active a using (day) left join bought o using (day)
    left join moved m using (day)
    on conflict (day) do update set sign_ups = excluded.sign_ups, orders = excluded.orders, granted = excluded.granted,
      paid = excluded.paid,
      active_companies = case when excluded.day = ${to}::date then excluded.active_companies
                              else daily_statistics.active_companies end`);
}
