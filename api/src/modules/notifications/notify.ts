import type { NotificationKind, NotificationSubject } from '../../contract/notifications.ts';
import type { Holder } from '../../platform/holder.ts';
import {
  type AddressedFrame,
  announceFrames,
  frameRows,
  publishAll,
  receivers,
} from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, json, type Sql, sql } from '../../storage/sql.ts';

export interface NewNotification {
  to: Holder;
  kind: NotificationKind;
  /** Who did it; null for the system. */
  actor: Holder | null;
  /** The person who acted for a company, so that they are not told of their own deed as a member of another one. */
  actingUserId?: string;
  subject?: { type: NotificationSubject; id: string };
  /** What the text of the kind names: `offer`, `points`, `reason`, `rating`, `company`. */
  params?: Record<string, string>;
}

/** Kinds of which a subject has at most one unseen row: the next message renews it. */
const RENEWED = sql`
  on conflict (user_id, kind, subject_id) where kind in ('MessageForUser', 'MessageForCompany') and seen_at is null
  do update set created_at = excluded.created_at, params = excluded.params,
    actor_user_id = excluded.actor_user_id, actor_company_id = excluded.actor_company_id`;

/** Stores the rows, their frames and the `others` in one statement; answers who got a frame. */
function insertNotifications(
  { to, kind, actor, actingUserId, subject, params }: NewNotification,
  others: readonly AddressedFrame[],
  now: Date,
): Sql {
  const author = actingUserId ?? actor?.userId ?? null;
  return sql`
    with told as (
      insert into notifications (id, user_id, company_id, kind, actor_user_id, actor_company_id,
                                 subject_type, subject_id, params, created_at)
      select gen_random_uuid(), r.user_id, ${to.companyId}::uuid, ${kind}, ${actor?.userId ?? null}::uuid,
             ${actor?.companyId ?? null}::uuid, ${subject?.type ?? null}::text, ${subject?.id ?? null}::uuid,
             ${json(params ?? {})}::jsonb, ${now}::timestamptz
      from (${receivers(to)}) r where r.user_id is distinct from ${author}::uuid
      ${RENEWED}
      returning id, user_id
    )
    insert into realtime_frames (user_id, type, data, created_at)
    select f.user_id, f.type, f.data, ${now}::timestamptz from (
      select t.user_id, 'notification.new' as type,
             jsonb_build_object('id', t.id, 'kind', ${kind}::text, 'company_id', ${to.companyId}::uuid) as data
      from told t ${others.length > 0 ? sql`union all ${frameRows(others)}` : emptySql}) f
    returning user_id`;
}

/**
 * Tells a person, or every member of a company, and pushes `notification.new` after the commit, then `frames`, which travel
 * along. Nobody is told of their own deed: neither the acting user nor a company that acts on itself.
 */
export async function notify(
  tx: Db,
  notification: NewNotification,
  now: Date,
  frames: readonly AddressedFrame[] = [],
): Promise<void> {
  const { to, actor } = notification;
  if (to.companyId !== null && to.companyId === actor?.companyId) return publishAll(tx, frames, now);
  announceFrames(tx, await tx.query<{ user_id: string }>(insertNotifications(notification, frames, now)));
}
