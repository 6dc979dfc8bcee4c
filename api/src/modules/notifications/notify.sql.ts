import { NOTIFICATION_KINDS, type NotificationSubject, type SentKind } from '@wspolnik/contract/notification-kinds';
import { isBlockedBy } from '../../platform/blocks.sql.ts';
import { announceFrames, receivers } from '../../platform/realtime/publish.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, json, type Sql, sql } from '../../storage/sql.ts';
import { mailDueAt } from './notification-channels.ts';

interface NotificationContent {
  kind: SentKind;
  /** The actor; null for the system. */
  actor: AccountOwner | null;
  /** The person who acted for a company, so that they are not notified of their own action as a member of another company. */
  actingUserId?: string;
  subject?: { type: NotificationSubject; id: string };
  /** Parameters of the kind's text (docs/notifications.md). */
  params?: Record<string, string>;
}

export interface NewNotification extends NotificationContent {
  to: AccountOwner;
  /** Only this member of the company `to`. */
  member?: string;
}

const IS_MESSAGE = sql`notifications.kind in ('MessageForUser', 'MessageForCompany')`;

/**
 * Kinds with at most one unseen row per subject (index notifications_renewed): the next message or like renews it. `began_at`
 * keeps the time of the first. A mailed message is not mailed again until it is seen, another kind a day after the last time.
 */
const RENEWED = sql`
  on conflict (user_id, kind, subject_id)
    where kind in ('MessageForUser', 'MessageForCompany', 'PostReacted') and seen_at is null
  do update set began_at = coalesce(notifications.began_at, notifications.created_at),
    created_at = excluded.created_at, params = excluded.params, company_id = excluded.company_id,
    actor_user_id = excluded.actor_user_id, actor_company_id = excluded.actor_company_id, hidden = excluded.hidden,
    mail_due_at = coalesce(notifications.mail_due_at,
      case when notifications.mailed_at is null
        or not ${IS_MESSAGE} and notifications.mailed_at <= excluded.created_at - interval '1 day'
        then excluded.mail_due_at end)`;

/** Columns `hidden` and `mail_due_at` of a new row, from the receiver's settings `s`, and the kind's defaults without them. */
const channels = (defaultMail: Sql, dueAt: Sql): Sql => sql`
  not coalesce(s.in_product, true), case when coalesce(s.mail, ${defaultMail}) = 'now' then ${dueAt} end`;

/** One row per receiving person, with the company through which it reaches them. */
function readersOf(to: AccountOwner, member: string | undefined): Sql {
  const only = member ? sql`where r.user_id = ${member}` : emptySql;
  return sql`select r.user_id, ${to.companyId}::uuid as company_id from (${receivers(to)}) r ${only}`;
}

/** The same for several recipients: each person is notified once, in person when one of the recipients is that person. */
function readersOfAll(accountOwners: readonly AccountOwner[], except: AccountOwner | null): Sql {
  const others = except ? sql`where r.user_id not in (${receivers(except)})` : emptySql;
  const users = accountOwners.flatMap(({ userId }) => userId ?? []);
  const companies = accountOwners.flatMap(({ companyId }) => companyId ?? []);
  return sql`
    select distinct on (r.user_id) r.user_id, r.company_id from (
      select u.id as user_id, null::uuid as company_id from unnest(${users}::uuid[]) as u(id)
      union all
      select m.user_id, m.company_id from company_members m where m.company_id = any(${companies}::uuid[])) r
    ${others} order by r.user_id, r.company_id nulls first`;
}

/** Unsolicited actions towards others. Orders and decisions concern both sides, and reach them whatever they have blocked. */
const UNASKED: readonly SentKind[] = [
  'PostMentioned',
  'PostCommented',
  'PostAnswered',
  'PostReacted',
  'WorkSought',
  'NetworkInvite',
  'NetworkAccepted',
  'IntroductionAsked',
  'IntroductionReceived',
];

/** Leaves out readers `r` who have blocked the acting person or company, themselves or as the company that is notified. */
function unlessBlocked(content: NotificationContent): Sql {
  if (!UNASKED.includes(content.kind)) return emptySql;
  const writers = [sql`${authorOf(content)}::uuid`, sql`${content.actor?.companyId ?? null}::uuid`] as const;
  return sql`and not ${isBlockedBy([sql`r.user_id`, sql`r.company_id`], writers)}`;
}

const authorOf = ({ actingUserId, actor }: NotificationContent) => actingUserId ?? actor?.userId ?? null;

/** Parts of a `with`: `delivered`, the notifications, and `frames`, a `user_id` for the frame of each. */
function partsFor(content: NotificationContent, readers: Sql, now: Date): Sql {
  const { kind, actor, subject, params } = content;
  return sql`
    delivered as (
      insert into notifications (id, user_id, company_id, kind, actor_user_id, actor_company_id,
                                 subject_type, subject_id, params, created_at, hidden, mail_due_at)
      select gen_random_uuid(), r.user_id, r.company_id, ${kind}, ${actor?.userId ?? null}::uuid,
             ${actor?.companyId ?? null}::uuid, ${subject?.type ?? null}::text, ${subject?.id ?? null}::uuid,
             ${json(params ?? {})}::jsonb, ${now}::timestamptz,
             ${channels(sql`${NOTIFICATION_KINDS[kind].mail}`, sql`${mailDueAt(kind, now)}::timestamptz`)}
      from (${readers}) r left join notification_settings s on s.user_id = r.user_id and s.kind = ${kind}
      where r.user_id is distinct from ${authorOf(content)}::uuid ${unlessBlocked(content)}
      ${RENEWED}
      returning id, user_id, company_id, hidden),
    frames as (
      insert into realtime_frames (user_id, type, data, created_at)
      select t.user_id, 'notification.new',
             jsonb_build_object('id', t.id, 'kind', ${kind}::text, 'company_id', t.company_id), ${now}::timestamptz
      from delivered t where not t.hidden
      returning user_id)`;
}

/** A company is not notified of its own action on itself. */
const isOwnAction = (to: AccountOwner, actor: AccountOwner | null) =>
  to.companyId !== null && to.companyId === actor?.companyId;

async function write(tx: Db, parts: Sql): Promise<void> {
  announceFrames(tx, await tx.query<{ user_id: string }>(sql`with ${parts} select user_id from frames`));
}

/**
 * Notifies a person, or every member of a company or one of them, as each has set it up, and pushes `notification.new` after the commit.
 * Neither the acting person nor a company that acts on itself is notified.
 */
export async function notify(tx: Db, { to, member, ...content }: NewNotification, now: Date): Promise<void> {
  if (!isOwnAction(to, content.actor)) await write(tx, partsFor(content, readersOf(to, member), now));
}

/** {@link notify} for several recipients, in one statement and each person once, except the members of `except`. */
export async function notifyAll(
  tx: Db,
  { to, except, ...content }: NotificationContent & { to: readonly AccountOwner[]; except: AccountOwner | null },
  now: Date,
): Promise<void> {
  const accountOwners = to.filter((accountOwner) => !isOwnAction(accountOwner, content.actor));
  if (accountOwners.length > 0) await write(tx, partsFor(content, readersOfAll(accountOwners, except), now));
}
