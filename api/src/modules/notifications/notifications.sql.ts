import type { Notification } from '../../contract/notifications.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { profileCard } from './profile-card.sql.ts';

/** Notifications of the person; those to a company only while the person belongs to it. */
function shownTo(userId: string): Sql {
  return sql`n.user_id = ${userId}::uuid and (n.company_id is null or exists (
    select 1 from company_members m join companies mc on mc.id = m.company_id and mc.deleted_at is null
    where m.company_id = n.company_id and m.user_id = n.user_id))`;
}

const onlyUnseen = (unseen: boolean | undefined): Sql => (unseen ? sql`and n.seen_at is null` : emptySql);

export interface NotificationSelection {
  userId: string;
  unseen?: boolean | undefined;
  page: number;
  limit: number;
}

export function selectNotifications(
  db: Db,
  { userId, unseen, page, limit }: NotificationSelection,
): Promise<Notification[]> {
  return db.query<Notification>(sql`
    select n.id, n.kind, n.created_at, n.seen_at is not null as seen, ${profileCard(sql`au`, sql`ac`)} as actor,
      case when n.subject_id is not null then json_build_object('type', n.subject_type, 'id', n.subject_id) end as subject,
      n.params,
      case when c.id is not null then
        json_build_object('id', c.id, 'name', c.name, 'image', coalesce(c.thumbnail, c.image)) end as company
    from notifications n
    left join users au on au.id = n.actor_user_id left join companies ac on ac.id = n.actor_company_id
    left join companies c on c.id = n.company_id
    where ${shownTo(userId)} ${onlyUnseen(unseen)}
    order by n.created_at desc, n.id desc limit ${limit} offset ${(page - 1) * limit}`);
}

/** Counts one more than the limit, to distinguish "exactly" from "more than". */
export async function countNotifications(db: Db, userId: string, unseen?: boolean): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (
      select 1 from notifications n where ${shownTo(userId)} ${onlyUnseen(unseen)} limit ${EXACT_COUNT_LIMIT + 1}) counted`);
  return row?.count ?? 0;
}

/** `changed` is false when it was seen before; undefined when the person has no such notification. */
export function markSeen(tx: Db, userId: string, id: string, now: Date): Promise<{ changed: boolean } | undefined> {
  return tx.one<{ changed: boolean }>(sql`
    with shown as (select n.id from notifications n where n.id = ${id} and ${shownTo(userId)}),
      marked as (
        update notifications n set seen_at = ${now} from shown where n.id = shown.id and n.seen_at is null returning n.id)
    select exists (select 1 from marked) as changed from shown`);
}

/** Whether any was unseen. */
export async function markAllSeen(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx.one<{ count: number }>(sql`
    with marked as (
      update notifications set seen_at = ${now} where user_id = ${userId} and seen_at is null returning 1)
    select count(*) as count from marked`);
  return (row?.count ?? 0) > 0;
}

/** Messages read in a thread mark its notifications as seen. */
export async function markThreadSeen(tx: Db, readers: Sql, companyId: string | null, threadId: string, now: Date) {
  const rows = await tx.query(sql`
    update notifications set seen_at = ${now}
    where user_id in (${readers}) and company_id is not distinct from ${companyId}::uuid and subject_id = ${threadId}
      and kind in ('MessageForUser', 'MessageForCompany') and seen_at is null
    returning id`);
  return rows.length > 0;
}
