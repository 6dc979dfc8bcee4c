import type { MessageReport } from '../../contract/message-safety.ts';
import type { AccountOwner } from '../../platform/account-owner.ts';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { profileCard } from '../notifications/profile-card.sql.ts';
import { sidesOf } from './threads.sql.ts';

/** A message of a thread that the profile may read. */
export function findReadable(
  db: Db,
  reader: AccountOwner,
  id: string,
): Promise<{ text: string; mine: boolean } | undefined> {
  return db.one(sql`
    select m.text, m.side = s.side as mine from messages m
    join message_sides s on s.thread_id = m.thread_id and ${sidesOf(reader)} where m.id = ${id}`);
}

export interface NewReport {
  messageId: string;
  reporter: AccountOwner;
  createdBy: string;
  text: string;
  reason: string;
}

/** A second report of the same message changes nothing. */
export async function insertReport(db: Db, report: NewReport, now: Date): Promise<void> {
  const { messageId, reporter, createdBy, text, reason } = report;
  await db.query(sql`
    insert into message_reports (id, message_id, reporter_user_id, reporter_company_id, text, reason, created_by, created_at)
    values (${newId()}, ${messageId}, ${reporter.userId}, ${reporter.companyId}, ${text}, ${reason}, ${createdBy}, ${now})
    on conflict do nothing`);
}

/** Newest first; relies on message_reports_newest. */
export async function selectReports(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ results: MessageReport[]; count: number }> {
  const results = await db.query<MessageReport>(sql`
    select r.id, r.message_id, ${profileCard(sql`su`, sql`sc`)} as sender, ${profileCard(sql`ru`, sql`rc`)} as reporter,
      r.text, m.image_key is not null as has_image, r.reason, r.created_at
    from message_reports r join messages m on m.id = r.message_id
    left join users su on su.id = m.author_id and m.sender_company_id is null
    left join companies sc on sc.id = m.sender_company_id
    left join users ru on ru.id = r.reporter_user_id left join companies rc on rc.id = r.reporter_company_id
    order by r.created_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const row = await db.one<{ count: number }>(sql`select count(*)::int as count from message_reports`);
  return { results, count: row?.count ?? 0 };
}
