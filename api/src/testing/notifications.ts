import assert from 'node:assert/strict';
import { NOTIFICATION_KINDS } from '@wspolnik/contract/notification-kinds';
import type { NotificationKind } from '@wspolnik/contract/notifications';
import { sql } from '../storage/sql.ts';
import type { TestApi } from './harness.ts';

interface DeliveredNotification {
  kind: NotificationKind;
  params: Record<string, string>;
  /** The company through which it reached the person. */
  company_id: string | null;
  /** The user or company that acted; null for the system. */
  actor: string | null;
  /** `post:<id>`; null without a subject. */
  subject: string | null;
}

/** The person's notifications since the last call, oldest first; all of them agree with docs/notifications.md. */
export async function takeNotifications(api: TestApi, userId = ''): Promise<DeliveredNotification[]> {
  const notification = await api.db.query<DeliveredNotification>(sql`
    with taken as (delete from notifications where user_id = ${userId}::uuid returning *)
    select kind, params, company_id, coalesce(actor_user_id, actor_company_id) as actor,
           subject_type || ':' || subject_id as subject
    from taken order by created_at, id`);
  for (const { kind, subject, params } of notification) assert.equal(flawOf(kind, subject, params), null);
  return notification;
}

/** Why a notification differs from its kind's record; null when it agrees. */
export function flawOf(kind: NotificationKind, subject: string | null, params: Record<string, string>): string | null {
  if (kind === 'unknown') return 'unknown is for the browser';
  const row = NOTIFICATION_KINDS[kind];
  const [type] = (subject ?? '').split(':');
  if (subject !== null && ![row.subject].flat().some((known) => known === type)) return `${kind}: subject ${subject}`;
  const wrong = Object.keys(params).filter((name) => !row.params.includes(name) && !row.params.includes(`${name}?`));
  const missing = row.params.filter((name) => !name.endsWith('?') && params[name] === undefined);
  return wrong.length + missing.length === 0 ? null : `${kind}: params ${[...wrong, ...missing].join()}`;
}
