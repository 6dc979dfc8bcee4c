import type { LedgerEntry } from '@wspolnik/contract/transactions';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

function account(side: 'f' | 't'): Sql {
  const [ledger, company, user] = { f: [sql`f`, sql`fc`, sql`fu`], t: [sql`t`, sql`tc`, sql`tu`] }[side] as [
    Sql,
    Sql,
    Sql,
  ];
  return sql`json_build_object('kind', ${ledger}.kind, 'holder', case
    when ${company}.id is not null then json_build_object(
      'id', ${company}.id, 'type', 'company', 'name', ${company}.name, 'thumbnail', ${company}.thumbnail)
    when ${user}.id is not null then json_build_object('id', ${user}.id, 'type', 'user',
      'name', ${user}.first_name || ' ' || ${user}.last_name, 'thumbnail', ${user}.thumbnail) end)`;
}

/** The transfers of points for an order, oldest first (index ledger_entries_order). */
export function selectEntries(db: Db, orderId: string): Promise<LedgerEntry[]> {
  return db.query<LedgerEntry>(sql`
    select e.id, e.created_at as at, e.type, e.points_status as status, f_money(e.amount) as amount,
      ${account('f')} as "from", ${account('t')} as "to"
    from ledger_entries e
    join ledger_accounts f on f.id = e.from_account
    left join companies fc on fc.id = f.company_id left join users fu on fu.id = f.user_id
    join ledger_accounts t on t.id = e.to_account
    left join companies tc on tc.id = t.company_id left join users tu on tu.id = t.user_id
    where e.order_id = ${orderId} order by e.id`);
}
