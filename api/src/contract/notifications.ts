import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';

/**
 * The kinds of specification §3, then further kinds of the product; docs/notifications.md lists their causes, recipients and
 * params. The browser shows `unknown` for a kind that it does not know.
 */
export const NOTIFICATION_KINDS = [
  'unknown',
  'MessageForUser',
  'MessageForCompany',
  'OfferBought',
  'UserSubmittedVerification',
  'UserAddedDocumentToSaleVerification',
  'SaleVerified',
  'SaleRejected',
  'RatingReceived',
  'NetworkAccepted',
  'NetworkInvite',
  'SaleCancelled',
  'SaleReported',
  'ReportDecided',
  'OpinionInvited',
  'OpinionReplied',
  'RewardMatured',
  'RewardReversed',
  'DuesOverdue',
  'WalletRecharged',
  'WithdrawalApproved',
  'WithdrawalPaid',
  'WithdrawalRejected',
  'PlanExpired',
  'CompanyActivated',
  'CompanyRejected',
  'CompanySuspended',
  'MemberAdded',
  'MemberRoleChanged',
  'MemberRemoved',
  'PostCommented',
  'PostReacted',
  'PostMentioned',
  'PostHidden',
  'PostRestored',
  'SavedSearchMatched',
] as const;
export const NotificationKind = Type.Enum(NOTIFICATION_KINDS);
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_SUBJECTS = ['order', 'offer', 'company', 'user', 'thread', 'post', 'saved_search'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

/** A profile. `name` is empty and `deleted` true for a deleted account: "Konto usunięte". */
export const ProfileCard = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  name: Type.String(),
  image: Nullable(Type.String()),
  deleted: Type.Boolean(),
});
export type ProfileCard = Static<typeof ProfileCard>;

/** `company` is the addressed company; null for the person's own notification. `params` fill the kind's text. */
export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  created_at: Time,
  seen: Type.Boolean(),
  actor: Nullable(ProfileCard),
  subject: Nullable(Type.Object({ type: Type.Enum(NOTIFICATION_SUBJECTS), id: Id })),
  params: Type.Record(Type.String(), Type.String()),
  company: Nullable(Type.Object({ id: Id, name: Type.String(), image: Nullable(Type.String()) })),
});
export type Notification = Static<typeof Notification>;

export const NotificationPage = Type.Object({
  ...PageOf(Notification).properties,
  unseen_count: Type.Integer(),
});
export type NotificationPage = Static<typeof NotificationPage>;

/** GET notifications/: newest first, whatever profile is in use. */
export const NotificationListQuery = Type.Object({ ...PageQuery.properties, unseen: Type.Optional(Type.Boolean()) });

/** POST notification/mark-seen/: one by `id` with `seen: true`, or `all: true`. */
export const MarkSeenBody = Type.Object({
  id: Type.Optional(Id),
  seen: Type.Optional(Type.Literal(true)),
  all: Type.Optional(Type.Literal(true)),
});
export type MarkSeenBody = Static<typeof MarkSeenBody>;
export const MarkSeenReply = Type.Object({ unseen_count: Type.Integer() });
export type MarkSeenReply = Static<typeof MarkSeenReply>;
