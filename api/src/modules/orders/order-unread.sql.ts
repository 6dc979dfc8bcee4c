import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Messages about each of the orders that the profile has not read; an order without one has no entry. Relies on messages_order. */
export async function countUnreadMessages(
  db: Db,
  { userId, companyId }: AccountOwner,
  orders: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; count: number }>(sql`
    select m.order_id as id, count(*)::int as count from messages m
    join message_sides s on s.thread_id = m.thread_id and s.side <> m.side and s.read_number < m.number
    where m.order_id = any(${orders.map(({ id }) => id)}::uuid[]) and not m.withheld
      and coalesce(s.user_id, s.company_id) = ${companyId ?? userId}::uuid
    group by m.order_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
