import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { OrderStatus } from '@wspolnik/contract/orders';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import type { NextSteps } from './order-actions.ts';
import { overdueAt } from './order-payment.sql.ts';

export interface Counted {
  byStatus: ReadonlyMap<OrderStatus, number>;
  /** Of the reported ones, where an answer is this side's step. */
  awaitingAnswer: number;
  /** Unpaid after the due date, in any status. */
  overdue: number;
}

/** Up to one more than the limit of counts, from the index of unpaid orders. */
const countOverdue = (side: Sql, today: string): Sql => sql`(
  select count(*)::int from (select from orders r where ${side} and ${overdueAt(today)} limit ${EXACT_COUNT_LIMIT}::int) unpaid)`;

/** The newest 10 000 orders of one side (`boughtBy`, `soldBy`). Only from that side's index. */
export async function countByStatus(
  db: Db,
  side: Sql,
  { answers, today }: Pick<NextSteps, 'answers'> & { today: string },
): Promise<Counted> {
  // Only in the index of sellers.
  const awaits = answers ? sql`r.awaits_answer` : sql`false`;
  const rows = await db.query<{ status: OrderStatus; count: number; awaiting: number; overdue: number }>(sql`
    select ${countOverdue(side, today)} as overdue, status, count(*)::int as count, count(*) filter (where awaits_answer)::int as awaiting from (
      select r.status, ${awaits} as awaits_answer from orders r where ${side} order by r.created_at desc, r.id desc limit ${EXACT_COUNT_LIMIT}::int) newest
    group by status`);
  return {
    byStatus: new Map(rows.map(({ status, count }) => [status, count])),
    awaitingAnswer: rows.reduce((sum, { awaiting }) => sum + awaiting, 0),
    overdue: rows[0]?.overdue ?? 0,
  };
}
