import type { NotificationKind, NotificationSubject } from '../../contract/notifications.ts';
import type { Holder } from '../../platform/holder.ts';
import { type AddressedFrame, announceFrames, frameRows, receivers } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, json, type Sql, sql } from '../../storage/sql.ts';

interface News {
  kind: NotificationKind;
  /** Who did it; null for the system. */
  actor: Holder | null;
  /** The person who acted for a company, so that they are not told of their own deed as a member of another one. */
  actingUserId?: string;
  subject?: { type: NotificationSubject; id: string };
  /** What the text of the kind names (docs/notifications.md). */
  params?: Record<string, string>;
}

export interface NewNotification extends News {
  to: Holder;
}

/** Kinds of which a subject has at most one unseen row (index notifications_renewed): the next message or like renews it. */
const RENEWED = sql`
  on conflict (user_id, kind, subject_id)
    where kind in ('MessageForUser', 'MessageForCompany', 'PostReacted') and seen_at is null
  do update set created_at = excluded.created_at, params = excluded.params,
    actor_user_id = excluded.actor_user_id, actor_company_id = excluded.actor_company_id`;

/** A row for each person behind the holder, with the company that it reaches the person as a member of. */
function readersOf(to: Holder): Sql {
  return sql`select r.user_id, ${to.companyId}::uuid as company_id from (${receivers(to)}) r`;
}

/** The same for several holders: who is behind more than one is told once, in person where that is one of them. */
function readersOfAll(holders: readonly Holder[], except: Holder | null): Sql {
  const others = except ? sql`where r.user_id not in (${receivers(except)})` : emptySql;
  const users = holders.flatMap(({ userId }) => userId ?? []);
  const companies = holders.flatMap(({ companyId }) => companyId ?? []);
  return sql`
    select distinct on (r.user_id) r.user_id, r.company_id from (
      select u.id as user_id, null::uuid as company_id from unnest(${users}::uuid[]) as u(id)
      union all
      select m.user_id, m.company_id from company_members m where m.company_id = any(${companies}::uuid[])) r
    ${others} order by r.user_id, r.company_id nulls first`;
}

/** What a statement may say beside a notification. */
interface Beside {
  others: readonly AddressedFrame[];
  /** Nothing is told unless it holds. */
  provided: Sql;
}

const NOTHING_BESIDE: Beside = { others: [], provided: sql`true` };

/** Parts of a `with`: `told`, the notifications, and `frames`, a `user_id` for the frame of each and of the `others`. */
function partsFor(
  { kind, actor, actingUserId, subject, params }: News,
  readers: Sql,
  now: Date,
  { others, provided }: Beside = NOTHING_BESIDE,
): Sql {
  const author = actingUserId ?? actor?.userId ?? null;
  return sql`
    told as (
      insert into notifications (id, user_id, company_id, kind, actor_user_id, actor_company_id,
                                 subject_type, subject_id, params, created_at)
      select gen_random_uuid(), r.user_id, r.company_id, ${kind}, ${actor?.userId ?? null}::uuid,
             ${actor?.companyId ?? null}::uuid, ${subject?.type ?? null}::text, ${subject?.id ?? null}::uuid,
             ${json(params ?? {})}::jsonb, ${now}::timestamptz
      from (${readers}) r where r.user_id is distinct from ${author}::uuid and ${provided}
      ${RENEWED}
      returning id, user_id, company_id),
    frames as (
      insert into realtime_frames (user_id, type, data, created_at)
      select f.user_id, f.type, f.data, ${now}::timestamptz from (
        select t.user_id, 'notification.new' as type,
               jsonb_build_object('id', t.id, 'kind', ${kind}::text, 'company_id', t.company_id) as data
        from told t ${others.length > 0 ? sql`union all ${frameRows(others)}` : emptySql}) f
      where ${provided}
      returning user_id)`;
}

/** A company that acts on itself is not told of it. */
const isOwnDeed = (to: Holder, actor: Holder | null) => to.companyId !== null && to.companyId === actor?.companyId;

/**
 * What {@link notify} writes as parts of a `with`, for a statement that writes more: `told`, and `frames`, a `user_id` for
 * each frame, the `others` among them. Whoever sends it announces the frames.
 */
export function notificationParts({ to, ...news }: NewNotification, now: Date, beside: Beside): Sql {
  const readers = readersOf(to);
  return partsFor(news, isOwnDeed(to, news.actor) ? sql`${readers} where false` : readers, now, beside);
}

async function write(tx: Db, parts: Sql): Promise<void> {
  announceFrames(tx, await tx.query<{ user_id: string }>(sql`with ${parts} select user_id from frames`));
}

/**
 * Tells a person, or every member of a company, and pushes `notification.new` after the commit. Nobody is told of their own
 * deed: neither the acting user nor a company that acts on itself.
 */
export async function notify(tx: Db, { to, ...news }: NewNotification, now: Date): Promise<void> {
  if (!isOwnDeed(to, news.actor)) await write(tx, partsFor(news, readersOf(to), now));
}

/** {@link notify} for several at once, in one statement and each person once; nobody behind `except`. */
export async function notifyAll(
  tx: Db,
  { to, except, ...news }: News & { to: readonly Holder[]; except: Holder | null },
  now: Date,
): Promise<void> {
  const holders = to.filter((holder) => !isOwnDeed(holder, news.actor));
  if (holders.length > 0) await write(tx, partsFor(news, readersOfAll(holders, except), now));
}
