import type { Holder } from '../../platform/holder.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Grosze. */
export interface BalanceRow {
  available: number;
  frozen: number;
  withdrawable: number;
  due: number;
  oldest_due: string | null;
  debt: number;
}

export async function selectBalance(db: Db, { userId, companyId }: Holder): Promise<BalanceRow> {
  const row = await db.one<BalanceRow>(sql`
    select
      coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::bigint as available,
      coalesce(sum(a.balance) filter (where a.kind = 'frozen'), 0)::bigint as frozen,
      coalesce(sum(a.balance) filter (where a.kind = 'withdrawable'), 0)::bigint as withdrawable,
      coalesce(sum(a.balance) filter (where a.kind = 'debt'), 0)::bigint as debt,
      (select coalesce(sum(d.amount), 0)::bigint from reward_dues d
        where d.company_id = ${companyId}::uuid and d.settled_at is null) as due,
      (select min(d.created_at) from reward_dues d
        where d.company_id = ${companyId}::uuid and d.settled_at is null) as oldest_due
    from ledger_accounts a
    where a.company_id = ${companyId}::uuid or a.user_id = ${userId}::uuid`);
  return row ?? { available: 0, frozen: 0, withdrawable: 0, due: 0, oldest_due: null, debt: 0 };
}
