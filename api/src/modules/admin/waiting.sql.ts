import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { AdminOverview } from '@wspolnik/contract/overview';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** `{count, oldest_at}` of `waiting`, a query of one column `at`, in its order; counts up to the limit of exact totals. */
function waitingJson(waiting: Sql): Sql {
  return sql`(select json_build_object('count', count(*), 'oldest_at', f_iso(min(w.at)))
    from (select q.at from (${waiting}) q limit ${EXACT_COUNT_LIMIT}::int) w)`;
}

/** Waiting work, oldest first, each from its own partial index. */
const WAITING: Record<keyof AdminOverview, Sql> = {
  // company_verifications_waiting
  activation_requests: sql`
    select submitted_at as at from company_verifications where status = 'submitted' order by submitted_at`,
  // withdrawals_open
  withdrawals: sql`
    select created_at as at from withdrawals where status in ('requested', 'approved') order by created_at, id`,
  // order_reports_waiting
  order_reports: sql`select created_at as at from order_reports where decided_at is null order by created_at`,
  // moderation_cases_queue
  content_reports: sql`select since as at from moderation_cases where status = 'waiting' order by since`,
  // moderation_cases_queue
  appeals: sql`select since as at from moderation_cases where status = 'appealed' order by since`,
  // contact_messages_waiting
  contact_messages: sql`select created_at as at from contact_messages where status = 'waiting' order by created_at`,
  // role_proposals_waiting
  role_proposals: sql`select proposed_at as at from role_proposals order by proposed_at`,
};

export async function selectOverview(db: Db): Promise<AdminOverview> {
  const row = await db.one<AdminOverview>(sql`
    select ${waitingJson(WAITING.activation_requests)} as activation_requests,
      ${waitingJson(WAITING.withdrawals)} as withdrawals,
      ${waitingJson(WAITING.order_reports)} as order_reports,
      ${waitingJson(WAITING.content_reports)} as content_reports,
      ${waitingJson(WAITING.appeals)} as appeals,
      ${waitingJson(WAITING.contact_messages)} as contact_messages,
      ${waitingJson(WAITING.role_proposals)} as role_proposals`);
  if (!row) throw new Error('a query without a from answered no row');
  return row;
}
