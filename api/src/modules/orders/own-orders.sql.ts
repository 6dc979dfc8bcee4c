import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { OrderStatus } from '@wspolnik/contract/orders';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { NextSteps } from './order-actions.ts';
import { overdueAt } from './order-payment.sql.ts';

export interface Counted {
  byStatus: ReadonlyMap<OrderStatus, number>;
  /** Of the reported ones, where an answer is this side's step. */
  awaitingAnswer: number;
  /** Requests for a price that wait for this side. */
  quotes: number;
  /** Unpaid after the due date, in any status. */
  overdue: number;
}

interface CountedRow {
  /** Null in the row with the other counts. */
  status: OrderStatus | null;
  count: number;
  awaiting: number;
}

/** Requests `q` that the company in use should answer with a price. */
export const quotesToPrice = (companyId: string): Sql =>
  sql`q.seller_id = ${companyId}::uuid and q.status = 'asked' and q.kind = 'quote'`;

/** Prices that wait for the caller's decision. */
export const quotesToAccept = ({ user, company }: Identity): Sql => {
  const asked = company
    ? sql`q.buyer_company_id = ${company.id}::uuid`
    : sql`q.buyer_user_id = ${user.id}::uuid and q.buyer_company_id is null`;
  return sql`${asked} and q.status = 'proposed'`;
};

/** As many as there are, up to the limit of counts. */
const upToLimit = (rows: Sql): Sql =>
  sql`(select count(*)::int from (${rows} limit ${EXACT_COUNT_LIMIT}::int) counted)`;

/**
 * The newest 10 000 orders of one side (`boughtBy`, `soldBy`), without a search only from that side's index. Unpaid ones come from the
 * index of those.
 */
export async function countByStatus(
  db: Db,
  conditions: readonly Sql[],
  { next, quotes, today }: { next: Pick<NextSteps, 'answers'>; quotes: Sql; today: string },
): Promise<Counted> {
  const own = joinSql(conditions, ' and ');
  // Only in the index of sellers.
  const awaits = next.answers ? sql`r.awaits_answer` : sql`false`;
  const rows = await db.query<CountedRow>(sql`
    select status, count(*)::int as count, count(*) filter (where awaits_answer)::int as awaiting from (
      select r.status, ${awaits} as awaits_answer from orders r where ${own}
      order by r.created_at desc, r.id desc limit ${EXACT_COUNT_LIMIT}::int) newest
    group by status
    union all
    select null, ${upToLimit(sql`select from quotes q where ${quotes}`)},
      ${upToLimit(sql`select from orders r where ${own} and ${overdueAt(today)}`)}`);
  const byStatus = rows.flatMap((row) => (row.status ? [{ ...row, status: row.status }] : []));
  const others = rows.find(({ status }) => status === null);
  return {
    byStatus: new Map(byStatus.map(({ status, count }) => [status, count])),
    awaitingAnswer: byStatus.reduce((sum, { awaiting }) => sum + awaiting, 0),
    quotes: others?.count ?? 0,
    overdue: others?.awaiting ?? 0,
  };
}
