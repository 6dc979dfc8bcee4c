import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { GROUND_POINT_LENGTH, MODERATION_TEXT_LENGTH } from './limits.ts';
import { ProfileCard } from './notifications.ts';
import { SentDocument } from './sent-documents.ts';

/** What can be reported. `user` and `company` are profiles. */
export const MODERATED_TYPES = [
  'post',
  'comment',
  'message',
  'opinion',
  'offer',
  'reference',
  'user',
  'company',
] as const;
export type ModeratedType = (typeof MODERATED_TYPES)[number];

export const REPORT_CATEGORIES = [
  'spam',
  'fraud',
  'hate',
  'violence',
  'personal_data',
  'copyright',
  'impersonation',
  'prohibited',
  'misleading',
  'false_pictures',
  'unavailable',
  'counterfeit',
  'other',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** How long a decision can be appealed (Digital Services Act, article 20). */
export const APPEAL_MONTHS = 6;

const reportFields = {
  reason: Type.String({ maxLength: MODERATION_TEXT_LENGTH }),
  /** `other` when absent. */
  category: Type.Optional(Type.Enum(REPORT_CATEGORIES)),
};

/** POST posts/report/. A second report while the first is open changes nothing, here and below. */
export const PostReportBody = Type.Object({ post_id: Id, ...reportFields });
export type PostReportBody = Static<typeof PostReportBody>;

/** POST posts/comment/report/ */
export const CommentReportBody = Type.Object({ comment_id: Id, ...reportFields });
export type CommentReportBody = Static<typeof CommentReportBody>;

/** POST message-report/: a message of the other side. */
export const MessageReportBody = Type.Object({ message_id: Id, ...reportFields });
export type MessageReportBody = Static<typeof MessageReportBody>;

/** POST company/comment/report/: an opinion on a company. */
export const OpinionReportBody = Type.Object({ opinion_id: Id, ...reportFields });
export type OpinionReportBody = Static<typeof OpinionReportBody>;

/** POST offer-report/: an offer of another company. */
export const OfferReportBody = Type.Object({ offer_id: Id, ...reportFields });
export type OfferReportBody = Static<typeof OfferReportBody>;

/** POST company/reference-report/: a reference of another company. */
export const ReferenceReportBody = Type.Object({ reference_id: Id, ...reportFields });
export type ReferenceReportBody = Static<typeof ReferenceReportBody>;

/** POST accounts/profile-report/: exactly one of the two ids. */
export const ProfileReportBody = Type.Object({
  user_id: Type.Optional(Id),
  company_id: Type.Optional(Id),
  ...reportFields,
});
export type ProfileReportBody = Static<typeof ProfileReportBody>;

/**
 * `hide` withdraws the subject, a profile by suspending it, and answers the reports; `dismiss` answers them and leaves it;
 * `restore` shows it again; `warn` answers the reports, leaves the subject and gives its author the reasons; `withdraw` takes a
 * warning back; `uphold` answers an appeal and leaves what was decided.
 */
export const DECISION_KINDS = ['hide', 'warn', 'dismiss', 'uphold', 'restore', 'withdraw'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export const GROUNDS = ['law', 'terms'] as const;
export const APPEAL_SIDES = ['author', 'reporter'] as const;
export type AppealSide = (typeof APPEAL_SIDES)[number];

const decisionFields = {
  id: Id,
  kind: Type.Enum(DECISION_KINDS),
  category: Type.Enum(REPORT_CATEGORIES),
  /** Null for a dismissal. */
  ground: Nullable(Type.Enum(GROUNDS)),
  /** The article or the point of the terms. */
  ground_point: Nullable(Type.String()),
  reason: Type.String(),
  decided_at: Time,
};

export const ModerationDecision = Type.Object({
  ...decisionFields,
  /** The admin's name; null for an old decision whose admin is unknown. */
  decided_by: Nullable(Type.String()),
});
export type ModerationDecision = Static<typeof ModerationDecision>;

const Picture = Type.Object({ url: Type.String(), thumbnail: Type.String() });

/** What people read of an offer. */
const OfferContent = {
  title: Type.String(),
  text: Type.String(),
  individual_price: Type.Boolean(),
  price_from: Nullable(Money),
  price_to: Nullable(Money),
  /** The first picture. */
  image: Nullable(Picture),
  /** All pictures in the order of the offer; of a report from before there were several, its first. */
  images: Type.Array(Picture),
};

/** An offer as it is now. */
export const ModeratedOffer = Type.Object({
  ...OfferContent,
  is_active: Type.Boolean(),
  updated_at: Time,
  /** Former prices, the newest first, at most five. */
  prices: Type.Array(Type.Object({ price_from: Money, price_to: Nullable(Money), offered_to: Time })),
});
export type ModeratedOffer = Static<typeof ModeratedOffer>;

/** An offer as it was when it was reported. Pictures that its seller removed stay until the decision. */
export const ReportedOffer = Type.Object({ ...OfferContent, reported_at: Time });
export type ReportedOffer = Static<typeof ReportedOffer>;

/** What an admin knows of the author, so that one case is not judged by itself. */
export const AuthorHistory = Type.Object({
  /** When the profile was created. */
  since: Time,
  /** Of a person a confirmed address, of a company checked data. */
  verified: Type.Boolean(),
  /** Null for a person. */
  offers_active: Nullable(Type.Integer()),
  /** Those that a decision hides; null for a person. */
  offers_hidden: Nullable(Type.Integer()),
  /** Of the newest 1000 orders: of a company its sales, of a person their purchases. */
  orders_completed: Type.Integer(),
  orders_cancelled: Type.Integer(),
  /** Those that were ever reported. */
  orders_disputed: Type.Integer(),
  /** Null for a person. */
  rating: Nullable(Type.Number()),
  rating_count: Nullable(Type.Integer()),
  /** Other cases that wait or are appealed. */
  cases_open: Type.Integer(),
  /** How often an admin suspended it. */
  suspensions: Type.Integer(),
  /** Warnings that were not withdrawn, of this case as well. */
  warnings: Type.Integer(),
});
export type AuthorHistory = Static<typeof AuthorHistory>;

/** The reported content as it is now. A message comes without its thread. */
export const ModeratedSubject = Type.Object({
  type: Type.Enum(MODERATED_TYPES),
  id: Id,
  author: Nullable(ProfileCard),
  /** Deleted meanwhile; `text` is then that of the newest report or decision. */
  gone: Type.Boolean(),
  hidden: Type.Boolean(),
  /** Without markup. A company's description; null for a person. */
  text: Nullable(Type.String()),
  image: Nullable(Picture),
  /** Of a post, those after the first. */
  more_images: Type.Array(Picture),
  /** Of a message. */
  document: Nullable(SentDocument),
  /** The post of a comment. */
  post_id: Nullable(Id),
  /** The company that an opinion is about, or that a reference is of. */
  company_id: Nullable(Id),
  /** Null for other content, and for one that was deleted. */
  offer: Nullable(ModeratedOffer),
  created_at: Nullable(Time),
});
export type ModeratedSubject = Static<typeof ModeratedSubject>;

export const MODERATION_STATUSES = ['waiting', 'appealed', 'decided'] as const;

export const ModerationItem = Type.Object({
  id: Id,
  status: Type.Enum(MODERATION_STATUSES),
  /** When the oldest open report or appeal came, or the last decision. */
  since: Time,
  subject: ModeratedSubject,
  /** The offer as the oldest open report names it, or else the newest one; null for other content and without a report. */
  reported: Nullable(ReportedOffer),
  /** Open reports. */
  report_count: Type.Integer(),
  /** The newest ten; the open ones while there are any. */
  reports: Type.Array(
    Type.Object({
      id: Id,
      reporter: Nullable(ProfileCard),
      category: Type.Enum(REPORT_CATEGORIES),
      reason: Type.String(),
      created_at: Time,
    }),
  ),
  /** The open ones. */
  appeals: Type.Array(
    Type.Object({
      id: Id,
      side: Type.Enum(APPEAL_SIDES),
      by: Nullable(ProfileCard),
      text: Type.String(),
      created_at: Time,
    }),
  ),
  /** Newest first. */
  decisions: Type.Array(ModerationDecision),
  /** The last decisions of other cases of the same author, the newest five; `author_decision_count` counts all. */
  author_decisions: Type.Array(
    Type.Object({
      id: Id,
      case_id: Id,
      kind: Type.Enum(DECISION_KINDS),
      type: Type.Enum(MODERATED_TYPES),
      category: Type.Enum(REPORT_CATEGORIES),
      decided_at: Time,
    }),
  ),
  author_decision_count: Type.Integer(),
  author_history: AuthorHistory,
  allowed_actions: Type.Array(Type.Enum(DECISION_KINDS)),
  /**
   * Why the caller may not decide: it is their own matter, or they made the decision that is appealed. `only_admin`: so did
   * they, and nobody else can decide until there is a second admin.
   */
  blocked: Nullable(Type.Union([Type.Literal('own_matter'), Type.Literal('own_decision'), Type.Literal('only_admin')])),
  /** Of its decisions, open reports, open appeals and content. A decision names the one that its admin saw. */
  version: Type.String(),
});
export type ModerationItem = Static<typeof ModerationItem>;

/**
 * GET accounts/admin/moderation/; one of them: GET accounts/admin/moderation/{id}/, by its id or by that of an offer, also of one that
 * nobody has reported: it has no decisions then, and the id of the offer.
 */
export const ModerationPage = PageOf(ModerationItem);
export type ModerationPage = Static<typeof ModerationPage>;

/** Waiting and appealed ones with the oldest first, decided ones with the newest first. */
export const ModerationListQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Enum(MODERATION_STATUSES, { default: 'waiting' }),
  type: Type.Optional(Type.Enum(MODERATED_TYPES)),
});
export type ModerationListQuery = Static<typeof ModerationListQuery>;

/**
 * POST accounts/admin/moderation/. `category`, `ground` and `ground_point` are required to hide and to warn. 409: `case_changed` when the
 * case has another `version` by now, `own_profile`, `own_decision`, `invalid_transition` with the decisions that fit.
 */
export const ModerationBody = Type.Object({
  type: Type.Enum(MODERATED_TYPES),
  subject_id: Id,
  decision: Type.Enum(DECISION_KINDS),
  category: Type.Optional(Type.Enum(REPORT_CATEGORIES)),
  ground: Type.Optional(Type.Enum(GROUNDS)),
  ground_point: Type.Optional(Type.String({ maxLength: GROUND_POINT_LENGTH })),
  reason: Type.String({ maxLength: MODERATION_TEXT_LENGTH }),
  /** Of the case that the admin saw; null when nobody has reported the subject, unless it is an offer. */
  version: Nullable(Type.String({ maxLength: 50 })),
});
export type ModerationBody = Static<typeof ModerationBody>;

/** GET accounts/admin/moderation/numbers/: of a year in Europe/Warsaw, as CSV. */
export const ModerationNumbersQuery = Type.Object({ year: Type.Integer({ minimum: 2020, maximum: 2100 }) });

/** GET accounts/admin/moderation/years/: those with numbers up to the current one, newest first. */
export const ModerationYears = Type.Object({ years: Type.Array(Type.Integer()) });
export type ModerationYears = Static<typeof ModerationYears>;

/** The file, for the browser to save. */
export const ModerationNumbers = Type.Object({ name: Type.String(), content: Type.String() });
export type ModerationNumbers = Static<typeof ModerationNumbers>;

export const STATEMENT_ACTIONS = ['appeal'] as const;

/** GET moderation/decisions/{id}/: the statement of reasons, for the author and for those who reported. */
export const ModerationStatement = Type.Object({
  ...decisionFields,
  /** As whom the caller reads it. */
  side: Type.Enum(APPEAL_SIDES),
  type: Type.Enum(MODERATED_TYPES),
  subject_id: Id,
  post_id: Nullable(Id),
  /** The company that an opinion is about, or that a reference is of. */
  company_id: Nullable(Id),
  /** Name of the author, or of the profile; null for a deleted account. */
  author: Nullable(ProfileCard),
  /** As it was when it was decided about. */
  content: Nullable(Type.String()),
  /** No decision is made without a person. */
  automated: Type.Literal(false),
  /** Whose appeal the decision answers. */
  answers: Nullable(Type.Enum(APPEAL_SIDES)),
  /** The last decision about the subject, when it is another one and does not uphold this one. */
  replaced_by: Nullable(Type.Object({ id: Id, kind: Type.Enum(DECISION_KINDS), decided_at: Time })),
  /** The last moment for an appeal; null when there can be none. */
  appeal_until: Nullable(Time),
  /** The caller's appeal. */
  appeal: Nullable(
    Type.Object({
      text: Type.String(),
      created_at: Time,
      outcome: Nullable(
        Type.Object({ id: Id, kind: Type.Enum(DECISION_KINDS), reason: Type.String(), decided_at: Time }),
      ),
    }),
  ),
  allowed_actions: Type.Array(Type.Enum(STATEMENT_ACTIONS)),
});
export type ModerationStatement = Static<typeof ModerationStatement>;

/** POST moderation/decisions/{id}/appeal/ */
export const AppealBody = Type.Object({ text: Type.String({ maxLength: MODERATION_TEXT_LENGTH }) });
export type AppealBody = Static<typeof AppealBody>;
