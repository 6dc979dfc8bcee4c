import { type Sql, sql } from '../storage/sql.ts';

/** Whether `blocker` has blocked `blocked`, by columns or values with their ids. Relies on message_blocks_pair. */
export const isBlocked = (blocker: Sql, blocked: Sql): Sql => sql`exists (
  select 1 from message_blocks b where coalesce(b.blocker_user_id, b.blocker_company_id) = ${blocker}
    and coalesce(b.blocked_user_id, b.blocked_company_id) = ${blocked})`;

/**
 * Whether one of `blockers` has blocked one of `writers`: the person who writes, or the company that they write for. A block of
 * a person so covers every company (ADR 86). Null values match nothing.
 */
export const isBlockedBy = (blockers: readonly [Sql, Sql], writers: readonly [Sql, Sql]): Sql => sql`exists (
  select 1 from message_blocks b where coalesce(b.blocker_user_id, b.blocker_company_id) in (${blockers[0]}, ${blockers[1]})
    and coalesce(b.blocked_user_id, b.blocked_company_id) in (${writers[0]}, ${writers[1]}))`;
