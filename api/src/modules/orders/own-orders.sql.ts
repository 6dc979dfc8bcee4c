import type { OrderStatus } from '../../contract/orders.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** By status, the newest 10 000 orders of one side (`boughtBy`, `soldBy`). From that side's index alone. */
export async function countByStatus(db: Db, side: Sql): Promise<Map<OrderStatus, number>> {
  const rows = await db.query<{ status: OrderStatus; count: number }>(sql`
    select status, count(*)::int as count from (
      select r.status from orders r where ${side} order by r.created_at desc, r.id desc limit ${EXACT_COUNT_LIMIT}::int) newest
    group by status`);
  return new Map(rows.map(({ status, count }) => [status, count]));
}
