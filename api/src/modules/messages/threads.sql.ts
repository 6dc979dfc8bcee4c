import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { MessageThread, UnreadInbox } from '@wspolnik/contract/messages';
import { isBlocked } from '../../platform/blocks.sql.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { profileCard, userCard } from '../notifications/index.ts';
import { assignedTo } from './assignments.sql.ts';

const EXCERPT = 200;
const MY_ID = sql`coalesce(me.user_id, me.company_id)`;
/** Whether the reader sees what is in the message. */
const SHOWN = sql`(m.hidden_at is null or m.side = me.side)`;
const THEIR_ID = sql`coalesce(o.user_id, o.company_id)`;

/** Sides of a profile. Relies on message_sides_user and message_sides_company. */
export function sidesOf({ userId, companyId }: AccountOwner): Sql {
  return companyId ? sql`s.company_id = ${companyId}::uuid` : sql`s.user_id = ${userId}::uuid`;
}

/** The thread has something for this side: not only messages that were withheld from it. */
export const LISTED = sql`s.last_message_at is not null`;

/** `extra`: further columns, which may read those of the sides as `me`. */
export function selectThreads(sides: Sql, extra: Sql = emptySql): Sql {
  return sql`
    select t.id, ${profileCard(sql`u`, sql`c`)} as other, me.unread as unread_count,
      (select ${userCard(sql`w`)} from users w where w.id = ${assignedTo(sql`me`)}) as assignee,
      ${isBlocked(MY_ID, THEIR_ID)} as blocked_by_me,
      case when c.id is not null then c.deleted_at is null and c.status = 'active'
        else u.deleted_at is null and u.disabled_at is null end
        and not ${isBlocked(MY_ID, THEIR_ID)} as can_write,
      json_build_object('id', m.id, 'position', m.number, 'excerpt', case when ${SHOWN} then left(m.text, ${EXCERPT}::int) else '' end,
        'has_image', m.image_key is not null and ${SHOWN}, 'has_document', m.document_key is not null and ${SHOWN},
        'quote', (select json_build_object('kind', q.kind, 'step', e.step) from quote_events e join quotes q on q.id = e.quote_id where e.id = m.quote_event_id),
        'hidden', m.hidden_at is not null, 'mine', m.side = me.side, 'created_at', f_iso(m.created_at)) as last_message ${extra}
    from (${sides}) me
    join message_threads t on t.id = me.thread_id
    join lateral (
      select l.* from messages l where l.thread_id = t.id and (not l.withheld or l.side = me.side)
      order by l.number desc limit 1) m on true
    join message_sides o on o.thread_id = t.id and o.side = 1 - me.side
    left join users u on u.id = o.user_id left join companies c on c.id = o.company_id
    order by me.last_message_at desc, me.thread_id desc`;
}

export interface ThreadPage {
  /** JSON text of `MessageThread[]`. */
  results: string;
  /** Up to EXACT_COUNT_LIMIT + 1, to distinguish "exactly" from "more than". */
  count: number;
}

export interface ThreadSelection {
  page: number;
  limit: number;
  /** A further condition on the side `s`, as {@link assignedCondition} makes it. */
  assigned?: Sql;
}

export async function selectThreadPage(
  db: Db,
  accountOwner: AccountOwner,
  { page, limit, assigned = emptySql }: ThreadSelection,
): Promise<ThreadPage> {
  const wanted = sql`${sidesOf(accountOwner)} and ${LISTED} ${assigned}`;
  const threads = selectThreads(sql`
    select s.* from message_sides s where ${wanted}
    order by s.last_message_at desc, s.thread_id desc limit ${limit} offset ${(page - 1) * limit}`);
  const row = await db.one<ThreadPage>(sql`
    select (select coalesce(json_agg(row_to_json(t)), '[]')::text from (${threads}) t) as results,
      (select count(*)::int from (
        select 1 from message_sides s where ${wanted} limit ${EXACT_COUNT_LIMIT + 1}) counted) as count`);
  return row ?? { results: '[]', count: 0 };
}

/** Undefined when the profile is not a side of the thread. */
export function findThread(db: Db, accountOwner: AccountOwner, threadId: string): Promise<MessageThread | undefined> {
  return db.one<MessageThread>(
    selectThreads(
      sql`select s.* from message_sides s where s.thread_id::text = ${threadId} and ${sidesOf(accountOwner)}`,
    ),
  );
}

/** Each inbox that the person may read: their own first, then their companies' by name. */
export function countUnread(db: Db, userId: string): Promise<UnreadInbox[]> {
  return db.query<UnreadInbox>(sql`
    select i.company_id, coalesce(sum(s.unread), 0)::int as unread_count, count(s.unread)::int as unread_threads,
      coalesce(sum(s.unread) filter (where s.assignee = ${userId}::uuid), 0)::int as unread_mine,
      coalesce(sum(s.unread) filter (where s.assignee is null and i.company_id is not null), 0)::int as unread_unassigned
    from (
      select null::uuid as company_id, null as name_order
      union all
      select c.id, c.name_order from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = ${userId}
    ) i
    -- Two branches, so that each relies on its own index.
    left join lateral (
      select p.unread, null::uuid as assignee from message_sides p where i.company_id is null and p.user_id = ${userId}::uuid and p.unread > 0
      union all
      select c.unread, ${assignedTo(sql`c`)} from message_sides c where c.company_id = i.company_id and c.unread > 0
    ) s on true
    group by i.company_id, i.name_order order by i.name_order nulls first, i.company_id`);
}

export interface LockedThread {
  id: string;
  last_number: number;
  side: 0 | 1;
}

export const keyOf = ({ userId, companyId }: AccountOwner) => (companyId ? `company:${companyId}` : `user:${userId}`);

/**
 * The thread of two profiles, created if needed, and locked: reading and writing in a thread is serialised, so that positions
 * and counters agree.
 */
export async function lockThreadOf(
  tx: Db,
  sender: AccountOwner,
  recipient: AccountOwner,
  now: Date,
): Promise<LockedThread> {
  const sides = [sender, recipient].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const pair = sides.map(keyOf).join(' ');
  const made = await tx.one<{ id: string }>(sql`
    insert into message_threads (id, pair, created_at) values (${newId()}, ${pair}, ${now})
    on conflict (pair) do nothing returning id`);
  if (made) {
    const [first, second] = sides as [AccountOwner, AccountOwner];
    await tx.query(sql`
      insert into message_sides (thread_id, side, user_id, company_id)
      values (${made.id}, 0, ${first.userId}, ${first.companyId}), (${made.id}, 1, ${second.userId}, ${second.companyId})`);
  }
  const thread = await tx.one<{ id: string; last_number: number }>(sql`
    select id, last_number from message_threads where pair = ${pair} for update`);
  if (!thread) throw new Error('a thread vanished while it was locked');
  return { ...thread, side: sides[0] === sender ? 0 : 1 };
}

/** The thread, locked, when the profile is a side of it. */
export function lockThread(tx: Db, accountOwner: AccountOwner, threadId: string): Promise<LockedThread | undefined> {
  return tx.one<LockedThread>(sql`
    select t.id, t.last_number, s.side
    from message_threads t join message_sides s on s.thread_id = t.id and ${sidesOf(accountOwner)}
    where t.id = ${threadId} for update of t`);
}
