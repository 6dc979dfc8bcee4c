import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { MarkSeenReply, Notification } from '@wspolnik/contract/notifications';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { EXCERPT, POST_EXCERPT } from './excerpts.sql.ts';
import { profileCard } from './profile-card.sql.ts';

/** About a company only while the person belongs to it. */
export const reachesMember = sql`(n.company_id is null or exists (
    select 1 from company_members m join companies mc on mc.id = m.company_id and mc.deleted_at is null
    where m.company_id = n.company_id and m.user_id = n.user_id))`;

/** Notifications that the person wants in the product. */
function shownTo(userId: string): Sql {
  return sql`n.user_id = ${userId}::uuid and not n.hidden and ${reachesMember}`;
}

export interface NotificationFilter {
  userId: string;
  /** Only this one. */
  id?: string | undefined;
  unseen?: boolean | undefined;
}

export interface NotificationSelection extends NotificationFilter {
  before?: string | undefined;
  page: number;
  limit: number;
}

function selected({ userId, id, unseen }: NotificationFilter): Sql {
  return sql`${shownTo(userId)} ${id === undefined ? emptySql : sql`and n.id = ${id}::uuid`}
    ${unseen ? sql`and n.seen_at is null` : emptySql}`;
}

/** By the index notifications_by_date. A row renewed meanwhile has moved up, so that some of the following rows are repeated. */
const olderThan = (id: string | undefined, userId: string): Sql =>
  id === undefined
    ? emptySql
    : sql`and (n.created_at, n.id) < (select b.created_at, b.id from notifications b where b.id = ${id} and b.user_id = ${userId})`;

/** Fields for a link to the subject, by primary keys. */
const SUBJECT = sql`case when n.subject_id is not null then json_strip_nulls(json_build_object(
  'type', n.subject_type, 'id', n.subject_id,
  'side', case when n.subject_type = 'order' then (
    select case when s.seller_id = n.company_id then 'seller' else 'buyer' end from orders s where s.id = n.subject_id) end,
  'filters', case when n.subject_type = 'saved_search' then (
    select s.filters from saved_searches s where s.id = n.subject_id) end)) end`;

/**
 * Those who like the post beside the actor: from the first like that the row `n` stands for to the last. A like that was
 * withdrawn is not counted. By the index post_reactions_newest.
 */
const OTHERS = sql`lateral (
  select coalesce(max(o.count), 0) as others_count,
    coalesce(json_agg(${profileCard(sql`ou`, sql`oc`)} order by o.id desc) filter (where o.id is not null), '[]') as others
  from (
    select r.id, r.user_id, r.company_id, count(*) over () as count from post_reactions r
    where n.kind = 'PostReacted' and n.began_at is not null and r.post_id = n.subject_id
      and r.created_at between n.began_at and n.created_at and r.user_id is distinct from n.user_id
      and (r.company_id is null or r.company_id is distinct from n.company_id)
      and (r.user_id, r.company_id) is distinct from (n.actor_user_id, n.actor_company_id)
    order by r.id desc limit 2) o
  left join users ou on ou.id = o.user_id left join companies oc on oc.id = o.company_id)`;

export function selectNotifications(
  db: Db,
  { before, page, limit, ...filter }: NotificationSelection,
): Promise<Notification[]> {
  return db.query<Notification>(sql`
    select n.id, n.kind, n.created_at, n.seen_at is not null as seen, ${profileCard(sql`au`, sql`ac`)} as actor,
      ${SUBJECT} as subject,
      n.params, ${EXCERPT} as excerpt, ${POST_EXCERPT} as post_excerpt,
      case when c.id is not null then
        json_build_object('id', c.id, 'name', c.name, 'image', coalesce(c.thumbnail, c.image)) end as company,
      o.others_count, o.others
    from notifications n cross join ${OTHERS} o
    left join users au on au.id = n.actor_user_id left join companies ac on ac.id = n.actor_company_id
    left join companies c on c.id = n.company_id
    where ${selected(filter)} ${olderThan(before, filter.userId)}
    order by n.created_at desc, n.id desc limit ${limit} offset ${(page - 1) * limit}`);
}

/** Counts one more than the limit, to distinguish "exactly" from "more than". */
export async function countNotifications(db: Db, filter: NotificationFilter): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (
      select 1 from notifications n where ${selected(filter)} limit ${EXACT_COUNT_LIMIT + 1}) counted`);
  return row?.count ?? 0;
}

/** Of all kinds, and only of messages. By the index notifications_unseen. */
export async function countUnseen(db: Db, userId: string): Promise<MarkSeenReply> {
  const row = await db.one<MarkSeenReply>(sql`
    select count(*) as unseen_count,
      count(*) filter (where kind in ('MessageForUser', 'MessageForCompany')) as unseen_message_count
    from (
      select n.kind from notifications n where ${shownTo(userId)} and n.seen_at is null limit ${EXACT_COUNT_LIMIT + 1}) counted`);
  return row ?? { unseen_count: 0, unseen_message_count: 0 };
}

/** `changed` is false when all were seen before; undefined when the person has none of these notifications. */
export function markSeen(
  tx: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ changed: boolean } | undefined> {
  return tx.one<{ changed: boolean }>(sql`
    with shown as (select n.id from notifications n where n.id = any(${ids}::uuid[]) and ${shownTo(userId)}),
      marked as (
        update notifications n set seen_at = ${now} from shown where n.id = shown.id and n.seen_at is null returning n.id)
    select exists (select 1 from marked) as changed where exists (select 1 from shown)`);
}

/** Whether any was unseen. */
export async function markAllSeen(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx.one<{ count: number }>(sql`
    with marked as (
      update notifications set seen_at = ${now} where user_id = ${userId} and seen_at is null and not hidden returning 1)
    select count(*) as count from marked`);
  return (row?.count ?? 0) > 0;
}

/** Messages read in a thread mark its notifications as seen. */
export async function markThreadSeen(tx: Db, readers: Sql, companyId: string | null, threadId: string, now: Date) {
  const rows = await tx.query(sql`
    update notifications set seen_at = ${now}
    where user_id in (${readers}) and company_id is not distinct from ${companyId}::uuid and subject_id = ${threadId}
      and subject_type = 'thread' and seen_at is null
    returning id`);
  return rows.length > 0;
}
