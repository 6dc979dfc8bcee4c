import { type Sql, sql } from '../storage/sql.ts';

/** Whether `blocker` has blocked `blocked`, by columns or values with their ids. Relies on message_blocks_pair. */
export const isBlocked = (blocker: Sql, blocked: Sql): Sql => sql`exists (
  select 1 from message_blocks b where coalesce(b.blocker_user_id, b.blocker_company_id) = ${blocker}
    and coalesce(b.blocked_user_id, b.blocked_company_id) = ${blocked})`;
