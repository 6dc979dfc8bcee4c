import { type Sql, sql } from '../../storage/sql.ts';

/** Of the order `r`, as `isOverdue`. The indexes of unpaid orders have the same condition. */
export const overdueAt = (today: string): Sql =>
  sql`(r.paid_on is null and r.status not in ('cancelled', 'rejected') and r.due_on < ${today}::date)`;
