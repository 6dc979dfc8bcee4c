import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Grosze. */
export interface MovedByDay {
  /** The displayed balance: available + withdrawable + frozen. */
  balance: number;
  /** By day in Poland, the net change of that balance; days without a change are missing. */
  moved: Record<string, number>;
}

/**
 * The balance and its changes since the day `from`, in one snapshot: a movement between two reads would shift every day. The
 * entries come from ledger_entries_from and ledger_entries_to.
 */
export async function selectMovedByDay(db: Db, { userId, companyId }: AccountOwner, from: string): Promise<MovedByDay> {
  const row = await db.one<MovedByDay>(sql`
    with shown as materialized (
      select id, balance from ledger_accounts
      where (company_id = ${companyId}::uuid or user_id = ${userId}::uuid) and kind in ('available', 'withdrawable', 'frozen')
    ), moved as (
      select to_char(e.created_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day, sum(e.delta) as net
      from shown s cross join lateral (
        select p.created_at, -p.amount as delta from ledger_entries p where p.from_account = s.id
        union all
        select r.created_at, r.amount from ledger_entries r where r.to_account = s.id
      ) e
      where e.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'
      group by 1
    )
    select (select coalesce(sum(balance), 0)::bigint from shown) as balance,
           (select coalesce(json_object_agg(day, net), '{}') from moved) as moved`);
  return row ?? { balance: 0, moved: {} };
}
