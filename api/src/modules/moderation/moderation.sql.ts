import type { ModerationListQuery } from '../../contract/posts.ts';
import { accountOwnerOf } from '../../platform/account-owner.ts';
import type { Identity } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { AUTHOR_JSON } from '../posts/author.sql.ts';
import { postCardJoins, postCardJson } from '../posts/post-card.sql.ts';

/** In order of urgency. */
const STATUS = sql`case when p.contested_at is not null and p.contest_answer is null then 'contested'
  when p.open_reports > 0 then 'reported' else 'hidden' end`;
const URGENT_FIRST = sql`array_position(array['contested', 'reported', 'hidden'], ${STATUS}), p.created_at desc, p.id desc`;

const REPORTS = sql`(select coalesce(json_agg(json_build_object(
    'id', r.id, 'reporter', ${AUTHOR_JSON}, 'reason', r.reason, 'created_at', f_iso(r.created_at)) order by r.id desc), '[]')
  from (select * from post_reports r where r.post_id = p.id and r.closed_at is null order by r.id desc limit 10) r
  left join users u on u.id = r.reporter_user_id left join companies c on c.id = r.reporter_company_id)`;

/** Uses the partial index posts_moderation, which never has many posts. */
function queue(status: ModerationListQuery['status']): Sql {
  const wanted = status ? sql`${STATUS} = ${status}` : sql`true`;
  return sql`posts p where p.deleted_at is null and (p.hidden_at is not null or p.open_reports > 0) and ${wanted}`;
}

/** `results` is the JSON text of `ModerationItem[]`; `count` is at most one more than the limit of exact totals. */
export async function selectQueue(
  db: Db,
  { page, limit, status }: ModerationListQuery,
  viewer: Identity,
): Promise<{ results: string; count: number }> {
  const row = await db.one<{ results: string; count: number }>(sql`
    select (select coalesce(json_agg(t.item), '[]')::text from (
      select json_build_object('status', ${STATUS}, 'post', ${postCardJson(viewer)},
        'report_count', p.open_reports, 'reports', ${REPORTS}) as item
      from (select p.id from ${queue(status)} order by ${URGENT_FIRST}
            limit ${limit}::int offset ${(page - 1) * limit}::bigint) page
      join posts p on p.id = page.id ${postCardJoins(viewer)} order by ${URGENT_FIRST}) t) as results,
      (select count(*)::int from (select 1 from ${queue(status)} limit ${EXACT_COUNT_LIMIT + 1}::int) counted) as count`);
  return row ?? { results: '[]', count: 0 };
}

/** A second report changes nothing while the first is open. */
export async function insertReport(tx: Db, postId: string, by: Identity, reason: string, now: Date): Promise<void> {
  const { userId, companyId } = accountOwnerOf(by);
  await tx.query(sql`
    insert into post_reports (id, post_id, reporter_user_id, reporter_company_id, reason, created_at)
    values (${newId()}, ${postId}, ${userId}, ${companyId}, ${reason}, ${now})
    on conflict (post_id, reporter_user_id, reporter_company_id) where closed_at is null do nothing`);
}

export async function closeReports(tx: Db, postId: string, now: Date): Promise<void> {
  await tx.query(sql`update post_reports set closed_at = ${now} where post_id = ${postId} and closed_at is null`);
}

export async function hidePost(tx: Db, postId: string, reason: string, now: Date): Promise<void> {
  await tx.query(sql`update posts set hidden_at = ${now}, hidden_reason = ${reason} where id = ${postId}`);
}

/** The post becomes as if it had never been hidden; only the audit log records it. */
export async function restorePost(tx: Db, postId: string): Promise<void> {
  await tx.query(sql`
    update posts set hidden_at = null, hidden_reason = null, contested_at = null, contest_text = null, contest_answer = null
    where id = ${postId}`);
}

export async function contestPost(tx: Db, postId: string, text: string, now: Date): Promise<void> {
  await tx.query(sql`update posts set contested_at = ${now}, contest_text = ${text} where id = ${postId}`);
}

export async function upholdHiding(tx: Db, postId: string, answer: string): Promise<void> {
  await tx.query(sql`update posts set contest_answer = ${answer} where id = ${postId}`);
}
