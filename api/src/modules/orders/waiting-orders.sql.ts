import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { overdueAt } from './order-payment.sql.ts';
import type { Side } from './own-orders.service.ts';

/** `names`: titles of the newest three offers. */
export interface Waiting {
  kind: 'orders' | 'disputes' | 'unpaid' | 'quotes';
  count: number;
  names: string[];
}

/** What waits for one side of orders, or for its money: as its list counts it, with disputes by themselves. */
export function selectWaiting(db: Db, { orders, quotes, next }: Side, today: string): Promise<Waiting[]> {
  const newest = (kind: Waiting['kind'], where: Sql) => sql`(
    select ${kind}::text as kind, r.offer_title as title, r.created_at as at from orders r
    where ${orders} and ${where} order by r.created_at desc, r.id desc limit ${EXACT_COUNT_LIMIT}::int)`;
  return db.query<Waiting>(sql`
    select w.kind, count(*)::int as count, (array_agg(w.title order by w.at desc))[1:3] as names from (
      ${newest('orders', sql`r.status = any(${next.statuses}::text[])`)}
      union all ${newest('disputes', next.answers ? sql`r.awaits_answer` : sql`false`)}
      union all ${newest('unpaid', overdueAt(today))}
      union all (select 'quotes', q.offer_title, q.status_since from quotes q where ${quotes}
        order by q.status_since desc limit ${EXACT_COUNT_LIMIT}::int)
    ) w group by w.kind`);
}
