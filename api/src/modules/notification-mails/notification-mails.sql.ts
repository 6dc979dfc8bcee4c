import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';
import { DEFAULT_MAIL, EXCERPT, POST_EXCERPT, reachesMember } from '../notifications/index.ts';
import type { Notice, Reader } from './notice.ts';

/** Columns of {@link Notice} and {@link Reader}; joined by {@link joins}. */
const columns = sql`n.id, n.hidden, n.kind, n.params, n.subject_type, n.subject_id, n.company_id, c.name as company,
  case when ac.id is not null then case when ac.deleted_at is null then ac.name else '' end
       when au.id is not null then case when au.deleted_at is null then au.first_name || ' ' || au.last_name else '' end
  end as actor, ac.id is not null as actor_is_company, ${EXCERPT} as excerpt, ${POST_EXCERPT} as post_excerpt, u.id as user_id, u.email, u.first_name, u.locale`;

const IS_MESSAGE = sql`n.kind in ('MessageForUser', 'MessageForCompany')`;

/** Messages that one mail has. */
const MOST_MESSAGES = 10;

/** `unread` and `unread_count` of {@link Notice}. */
const UNREAD = sql`left join lateral (
  select s.unread as unread_count, (
    select json_agg(json_build_object('text', x.text, 'has_file', x.has_file) order by x.number) from (
      select m.number, m.text, coalesce(m.image_key, m.document_key) is not null as has_file from messages m
      where m.thread_id = s.thread_id and m.number > s.read_number and m.side <> s.side and not m.withheld
        and m.hidden_at is null and m.text <> ''
      order by m.number desc limit ${MOST_MESSAGES}::int) x) as unread
  from message_sides s where ${IS_MESSAGE} and s.thread_id = n.subject_id
    and coalesce(s.company_id, s.user_id) = coalesce(n.company_id, n.user_id)) t on true`;

/** Only to readers with a confirmed address, and about companies only while they belong to them. */
const joins = sql`
  join users u on u.id = n.user_id and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
  left join users au on au.id = n.actor_user_id left join companies ac on ac.id = n.actor_company_id
  left join companies c on c.id = n.company_id
  left join notification_settings s on s.user_id = n.user_id and s.kind = n.kind`;

export type MailedNotice = Notice & Reader;

/**
 * Takes mails at once that are due (index notifications_mail_due), and answers those whose reader has not seen the notification
 * and still wants them. Others are left for the digest. Rows that another process takes are skipped.
 */
export function takeDueNotices(tx: Db, limit: number, now: Date): Promise<{ taken: number; notices: MailedNotice[] }> {
  return tx
    .one<{ taken: number; notices: MailedNotice[] }>(sql`
    with due as materialized (
      select id from notifications where mail_due_at <= ${now} order by mail_due_at limit ${limit} for update skip locked),
    wanted as materialized (
      select ${columns}, n.created_at, t.unread, t.unread_count from due join notifications n on n.id = due.id ${joins} ${UNREAD}
      where n.seen_at is null and coalesce(s.mail, 'now') = 'now' and ${reachesMember}),
    handled as (
      update notifications n set mail_due_at = null, mailed_at = case when w.id is null then n.mailed_at else ${now} end
      from due left join wanted w on w.id = due.id where n.id = due.id returning n.id)
    select (select count(*)::int from handled) as taken,
      coalesce((select json_agg(to_json(w) order by w.created_at, w.id) from wanted w), '[]') as notices`)
    .then((row) => row ?? { taken: 0, notices: [] });
}

/** A digest contains what was written after `from`, up to `to`. */
export interface DigestPeriod {
  from: Date;
  to: Date;
}

/** Starts the digest for `to`, once; answers where the last one ended. Null when there is none to send. */
export async function startDigest(tx: Db, to: Date): Promise<Date | null> {
  // The first row of an installation only says where the next digest begins.
  const row = await tx.one<{ previous: string | null }>(sql`
    insert into notification_digests (sent_for) select ${to}::timestamptz
    where not exists (select 1 from notification_digests where sent_for >= ${to})
    on conflict do nothing returning (select max(sent_for) from notification_digests) as previous`);
  return row?.previous ? new Date(row.previous) : null;
}

const unseenIn = ({ from, to }: DigestPeriod): Sql =>
  sql`n.seen_at is null and n.created_at > ${from} and n.created_at <= ${to}`;

/** The next persons who may get a digest, in the order of the index notifications_unseen. */
export async function selectDigestReaders(
  db: Db,
  period: DigestPeriod,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct n.user_id from notifications n
    where ${unseenIn(period)} and (${after}::uuid is null or n.user_id > ${after}::uuid) order by n.user_id limit ${limit}`);
  return rows.map(({ user_id }) => user_id);
}

export type DigestNotice = MailedNotice & { total: number };

/** Marks everything that the digests of these persons count, and answers the newest `lines` of each, newest first. */
export function takeDigests(
  tx: Db,
  userIds: readonly string[],
  period: DigestPeriod,
  lines: number,
): Promise<DigestNotice[]> {
  return tx.query<DigestNotice>(sql`
    with wanted as materialized (
      select ${columns}, count(*) over (partition by n.user_id)::int as total,
        row_number() over (partition by n.user_id order by n.created_at desc, n.id) as line
      from notifications n ${joins}
      join json_each_text(${json(DEFAULT_MAIL)}::json) as d (kind, mail) on d.kind = n.kind
      where n.user_id = any(${userIds}::uuid[]) and ${unseenIn(period)} and coalesce(s.mail, d.mail) = 'daily'
        and coalesce(n.mailed_at < n.created_at, true) and ${reachesMember}),
    marked as (
      update notifications n set mailed_at = ${period.to} from wanted w where n.id = w.id)
    select w.* from wanted w where w.line <= ${lines} order by w.user_id, w.line`);
}
