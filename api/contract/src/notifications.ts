import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { NOTIFICATION_SUBJECTS, SENT_KINDS, type SentKind } from './notification-kinds.ts';

/** The browser shows `unknown` for a kind that it does not know. */
export type NotificationKind = 'unknown' | SentKind;
export const NotificationKind = Type.Enum(['unknown', ...SENT_KINDS]);

/**
 * A profile. `name` is empty and `deleted` true for a deleted account: "Konto usunięte". `headline` is what a person writes beside
 * their name, or their job and company; null for a company.
 */
export const ProfileCard = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  name: Type.String(),
  image: Nullable(Type.String()),
  headline: Nullable(Type.String()),
  deleted: Type.Boolean(),
});
export type ProfileCard = Static<typeof ProfileCard>;

/**
 * `side` is that of the addressed profile in an order; `filters` are those of a saved search, as GET offers/ takes them. Both
 * are absent when there is no such order or search any more.
 */
const Subject = Type.Object({
  type: Type.Enum(NOTIFICATION_SUBJECTS),
  id: Id,
  side: Type.Optional(Type.Union([Type.Literal('buyer'), Type.Literal('seller')])),
  filters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/**
 * `company` is the addressed company; null for the person's own notification. `params` fill the kind's text. A row of likes
 * stands for all that came until it was seen: `others_count` counts those who like the post beside `actor`, the latest, and
 * `others` are the newest two of them. `excerpt` is the beginning of what was written: the comment, the post with the mention,
 * the message, the opinion or the reply; `post_excerpt` that of the post which was commented or liked. Both are null for other
 * kinds, for a text that is gone or hidden, and for a picture without words.
 */
export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  created_at: Time,
  seen: Type.Boolean(),
  actor: Nullable(ProfileCard),
  others_count: Type.Integer({ minimum: 0 }),
  others: Type.Array(ProfileCard, { maxItems: 2 }),
  subject: Nullable(Subject),
  params: Type.Record(Type.String(), Type.String()),
  excerpt: Nullable(Type.String()),
  post_excerpt: Nullable(Type.String()),
  company: Nullable(Type.Object({ id: Id, name: Type.String(), image: Nullable(Type.String()) })),
});
export type Notification = Static<typeof Notification>;

/** How many are unseen, and how many of these tell of a message, which the unread messages count as well. */
const UnseenCounts = { unseen_count: Type.Integer(), unseen_message_count: Type.Integer() };

export const NotificationPage = Type.Object({ ...PageOf(Notification).properties, ...UnseenCounts });
export type NotificationPage = Static<typeof NotificationPage>;

/**
 * GET notifications/: newest first, whatever profile is in use. `before` is the id of a notification: older ones follow,
 * however many came or were seen since. None follow one that no longer exists. `id` selects only that one, for the link of a mail.
 */
export const NotificationListQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Id),
  unseen: Type.Optional(Type.Boolean()),
  before: Type.Optional(Id),
});

/**
 * POST notification/mark-seen/: one by `id` or several by `ids` with `seen: true`, or `all: true`. `ids` are those of a group
 * on the screen: one that no longer exists is skipped.
 */
export const MarkSeenBody = Type.Object({
  id: Type.Optional(Id),
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  seen: Type.Optional(Type.Literal(true)),
  all: Type.Optional(Type.Literal(true)),
});
export type MarkSeenBody = Static<typeof MarkSeenBody>;
export const MarkSeenReply = Type.Object(UnseenCounts);
export type MarkSeenReply = Static<typeof MarkSeenReply>;
