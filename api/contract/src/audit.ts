import { type Static, Type } from 'typebox';
import { Day, Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { AUDIT_NAME_LENGTH } from './limits.ts';

/** Every action in the log. mf-admin has words for each, or does not compile. `post.hiding_upheld` is only in old entries. */
export const AUDIT_ACTIONS = [
  'card.deleted',
  'cards.created',
  'category.changed',
  'category.created',
  'category.deleted',
  'category.merged',
  'category.moved',
  'comment.decision_upheld',
  'comment.hidden',
  'comment.reports_dismissed',
  'comment.restored',
  'comment.warned',
  'comment.warning_withdrawn',
  'company.activated',
  'company.decision_upheld',
  'company.deleted',
  'company.edited',
  'company.hidden',
  'company.reactivated',
  'company.rejected',
  'company.reports_dismissed',
  'company.restored',
  'company.suspended',
  'company.warned',
  'company.warning_withdrawn',
  'contact_message.answered',
  'contact_message.closed',
  'contact_message.reopened',
  'file.removed',
  'ledger.checked',
  'legal_document.published',
  'library_document.changed',
  'library_document.created',
  'library_document.deleted',
  'library_document.published',
  'library_document.unpublished',
  'message.decision_upheld',
  'message.hidden',
  'message.reports_dismissed',
  'message.restored',
  'message.warned',
  'message.warning_withdrawn',
  'offer.activated',
  'offer.deactivated',
  'offer.decision_upheld',
  'offer.deleted',
  'offer.edited',
  'offer.hidden',
  'offer.reports_dismissed',
  'offer.restored',
  'offer.warned',
  'offer.warning_withdrawn',
  'opinion.decision_upheld',
  'opinion.deleted',
  'opinion.hidden',
  'opinion.reports_dismissed',
  'opinion.restored',
  'opinion.warned',
  'opinion.warning_withdrawn',
  'order.cancelled',
  'order.verified',
  'payout_account.added',
  'payout_account.removed',
  'plan.changed',
  'plan.price_planned',
  'plan.price_withdrawn',
  'post.decision_upheld',
  'post.deleted',
  'post.hidden',
  'post.hiding_upheld',
  'post.reports_dismissed',
  'post.restored',
  'post.warned',
  'post.warning_withdrawn',
  'post_comment.deleted',
  'reference.decision_upheld',
  'reference.hidden',
  'reference.reports_dismissed',
  'reference.restored',
  'reference.warned',
  'reference.warning_withdrawn',
  'release.canary_started',
  'release.previewed',
  'release.promoted',
  'release.rolled_back',
  'search_word.changed',
  'search_word.created',
  'search_word.deleted',
  'tax_report.created',
  'tax_report.downloaded',
  'user.admin_declined',
  'user.admin_granted',
  'user.admin_proposed',
  'user.admin_removed',
  'user.admin_withdrawn',
  'user.decision_upheld',
  'user.disabled',
  'user.enabled',
  'user.hidden',
  'user.reports_dismissed',
  'user.restored',
  'user.second_step_disabled',
  'user.second_step_enabled',
  'user.sessions_ended',
  'user.verification_resent',
  'user.warned',
  'user.warning_withdrawn',
  'webinar.changed',
  'webinar.created',
  'webinar.deleted',
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.taken',
  'withdrawal_file.created',
  'withdrawal_file.not_sent',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A withdrawal that an entry is about: its own, or one of the file for the bank. */
const AuditPayout = Type.Object({
  id: Id,
  holder: Type.Object({ id: Id, type: Type.Enum(['user', 'company'] as const), name: Type.String() }),
  amount: Money,
});
export type AuditPayout = Static<typeof AuditPayout>;

/** GET accounts/admin/audit-log/: who did what to whom; append-only. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  /** Null without an account. */
  actor: Nullable(Type.Object({ id: Id, name: Type.String() })),
  /** `<subject>.<past participle>`, e.g. `company.activated`. */
  action: Type.String(),
  subject_type: Type.String(),
  subject_id: Id,
  details: Type.Record(Type.String(), Type.Unknown()),
  /** At most 100; none for other subjects. */
  payouts: Type.Array(AuditPayout),
});
export type AuditEntry = Static<typeof AuditEntry>;
export const AuditPage = PageOf(AuditEntry);
export type AuditPage = Static<typeof AuditPage>;

/** `from` and `to` are days in Poland, both included. */
const AuditFilter = Type.Object({
  action: Type.Optional(Type.String({ maxLength: AUDIT_NAME_LENGTH })),
  subject_type: Type.Optional(Type.String({ maxLength: AUDIT_NAME_LENGTH })),
  subject_id: Type.Optional(Id),
  actor_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type AuditFilter = Static<typeof AuditFilter>;

/** Newest first. */
export const AuditQuery = Type.Object({ ...PageQuery.properties, ...AuditFilter.properties });
export type AuditQuery = Static<typeof AuditQuery>;

/** GET accounts/admin/audit-log/filters/: the values that the log has, in alphabetical order. */
export const AuditFilters = Type.Object({
  actions: Type.Array(Type.String()),
  subject_types: Type.Array(Type.String()),
  actors: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type AuditFilters = Static<typeof AuditFilters>;

/** `locale` decides the separator: a semicolon where the comma is the decimal sign. */
export const AuditExportQuery = Type.Object({
  ...AuditFilter.properties,
  locale: Type.Union([Type.Literal('pl'), Type.Literal('en')], { default: 'pl' }),
});
export type AuditExportQuery = Static<typeof AuditExportQuery>;
