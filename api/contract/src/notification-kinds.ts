export const NOTIFICATION_SUBJECTS = [
  'order',
  'offer',
  'company',
  'user',
  'thread',
  'post',
  'saved_search',
  'decision',
  'introduction',
  'webinar',
] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

export const MAIL_CHOICES = ['now', 'daily', 'never'] as const;
/** A mail at once (about a message that stays unread for a quarter of an hour), in the digest at 8:00 Europe/Warsaw, or none. */
export type MailChoice = (typeof MAIL_CHOICES)[number];

interface KindRecord {
  /** Only these can get it: members of a company, or admins. */
  reach?: 'company' | 'admin';
  /** Mail of a person who has chosen nothing. An admin's decision about a company is mailed to its owners at once anyway. */
  mail: MailChoice;
  /** A decision about somebody's money, rights or words: it cannot be switched off in the product. */
  required?: boolean;
  /** Null: there is nothing to open, or the kind determines the page. */
  subject: NotificationSubject | readonly NotificationSubject[] | null;
  /** With a question mark for an optional one. */
  params: readonly string[];
}

/**
 * The kinds of specification §3 and further kinds of the product, by the section of the page of settings that shows them.
 * docs/notifications.md is generated from them with the cause of each. This file is plain data without imports, so that the
 * browser can use the values.
 */
const SECTIONS = {
  talks: {
    MessageForUser: { mail: 'now', subject: 'thread', params: [] },
    MessageForCompany: { reach: 'company', mail: 'now', subject: 'thread', params: ['company'] },
    ThreadAssigned: { reach: 'company', mail: 'now', subject: 'thread', params: ['company'] },
  },
  posts: {
    PostCommented: { mail: 'daily', subject: 'post', params: [] },
    PostAnswered: { mail: 'daily', subject: 'post', params: [] },
    PostMentioned: { mail: 'daily', subject: 'post', params: ['place'] },
    PostReacted: { mail: 'never', subject: 'post', params: [] },
    WorkSought: { reach: 'company', mail: 'daily', subject: 'post', params: ['category', 'category_en'] },
    PostHidden: { mail: 'now', required: true, subject: 'decision', params: ['decision', 'reason'] },
    PostRestored: { mail: 'now', subject: 'decision', params: ['reason'] },
    ContentHidden: { mail: 'now', required: true, subject: 'decision', params: ['what', 'decision', 'reason'] },
    ContentRestored: { mail: 'now', subject: 'decision', params: ['what', 'reason'] },
    ContentWarned: { mail: 'now', required: true, subject: 'decision', params: ['what', 'decision', 'reason'] },
    ReportAnswered: { mail: 'now', required: true, subject: 'decision', params: ['what', 'decision'] },
  },
  orders: {
    QuoteProposed: { mail: 'now', subject: 'thread', params: ['offer', 'amount'] },
    QuoteEnding: { mail: 'now', subject: 'thread', params: ['offer', 'amount', 'valid_until'] },
    QuoteDeclined: { mail: 'daily', subject: 'thread', params: ['offer'] },
    QuoteExpired: { mail: 'daily', subject: 'thread', params: ['offer'] },
    ApplicationAnswered: { mail: 'now', subject: 'thread', params: ['offer'] },
    SaleVerified: { mail: 'now', subject: 'order', params: ['offer', 'points'] },
    SaleRejected: { mail: 'now', required: true, subject: 'order', params: ['offer', 'reason'] },
    SaleCancelled: { mail: 'now', required: true, subject: 'order', params: ['offer', 'reason?'] },
    SaleReportReplied: { mail: 'now', subject: 'order', params: ['offer'] },
    ReportDecided: { mail: 'now', required: true, subject: 'order', params: ['offer', 'decision', 'reason'] },
    OpinionInvited: { mail: 'daily', subject: 'order', params: ['offer'] },
    OpinionReplied: { mail: 'daily', subject: 'company', params: ['company'] },
    PaymentReminded: { mail: 'now', required: true, subject: 'order', params: ['offer', 'amount', 'due_on'] },
    PaymentRecorded: { mail: 'daily', subject: 'order', params: ['offer', 'paid_on'] },
    DealChanged: { mail: 'daily', subject: 'order', params: ['offer', 'what'] },
    QuoteAsked: { reach: 'company', mail: 'now', subject: 'thread', params: ['offer'] },
    ApplicationReceived: { reach: 'company', mail: 'now', subject: 'thread', params: ['offer'] },
    JobClosing: { reach: 'company', mail: 'now', subject: 'offer', params: ['offer', 'closes_on'] },
    OfferBought: { reach: 'company', mail: 'now', subject: 'order', params: ['offer'] },
    UserSubmittedVerification: { reach: 'company', mail: 'now', subject: 'order', params: ['offer'] },
    UserAddedDocumentToSaleVerification: { reach: 'company', mail: 'daily', subject: 'order', params: ['offer'] },
    SaleReported: { reach: 'company', mail: 'now', required: true, subject: 'order', params: ['offer', 'reason'] },
  },
  points: {
    RewardMatured: { mail: 'now', subject: 'order', params: ['offer', 'points', 'points_type'] },
    RewardReversed: { mail: 'now', required: true, subject: 'order', params: ['offer', 'points', 'points_type'] },
    WithdrawalApproved: { mail: 'now', required: true, subject: null, params: ['amount'] },
    WithdrawalPaid: { mail: 'now', required: true, subject: null, params: ['amount'] },
    WithdrawalRejected: { mail: 'now', required: true, subject: null, params: ['amount', 'reason'] },
    TaxDataReported: { mail: 'now', required: true, subject: null, params: ['year', 'amount'] },
    WalletRecharged: { reach: 'company', mail: 'now', subject: null, params: ['points'] },
    DuesOverdue: { reach: 'company', mail: 'now', required: true, subject: 'company', params: ['points', 'oldest_at'] },
  },
  company: {
    RatingReceived: { reach: 'company', mail: 'daily', subject: 'company', params: ['company', 'rating'] },
    MemberAdded: { reach: 'company', mail: 'daily', subject: 'company', params: ['company'] },
    MemberRoleChanged: {
      reach: 'company',
      mail: 'now',
      required: true,
      subject: 'company',
      params: ['company', 'role'],
    },
    MemberRemoved: { reach: 'company', mail: 'now', required: true, subject: 'company', params: ['company'] },
    CompanyActivated: { reach: 'company', mail: 'daily', subject: 'company', params: ['company', 'reason?'] },
    CompanyRejected: {
      reach: 'company',
      mail: 'daily',
      required: true,
      subject: 'company',
      params: ['company', 'reason'],
    },
    CompanySuspended: {
      reach: 'company',
      mail: 'daily',
      required: true,
      subject: 'company',
      params: ['company', 'reason'],
    },
    // The reminder is a mail itself.
    PlanEnding: {
      reach: 'company',
      mail: 'never',
      required: true,
      subject: 'company',
      params: ['company', 'plan', 'plan_en', 'valid_from'],
    },
    PlanChanged: {
      reach: 'company',
      mail: 'now',
      required: true,
      subject: 'company',
      params: ['company', 'plan', 'plan_en'],
    },
    PlanExpired: {
      reach: 'company',
      mail: 'now',
      required: true,
      subject: 'company',
      params: ['company', 'plan', 'plan_en'],
    },
    PlanPriceChanged: {
      reach: 'company',
      mail: 'now',
      required: true,
      subject: 'company',
      params: ['company', 'plan', 'plan_en', 'amount', 'valid_from', 'state'],
    },
  },
  contacts: {
    NetworkInvite: { mail: 'now', subject: ['user', 'company'], params: [] },
    NetworkAccepted: { mail: 'daily', subject: ['user', 'company'], params: [] },
    IntroductionAsked: { mail: 'now', subject: 'introduction', params: ['person'] },
    IntroductionReceived: { mail: 'now', subject: 'introduction', params: ['person'] },
    IntroductionMade: { mail: 'now', subject: 'introduction', params: ['person'] },
    IntroductionDeclined: { mail: 'now', subject: 'introduction', params: ['person'] },
    // The invitation is a mail itself.
    MemberInvited: { mail: 'never', subject: 'company', params: ['company'] },
  },
  webinars: {
    WebinarReminder: { mail: 'now', subject: 'webinar', params: ['webinar', 'starts_at', 'when'] },
    WebinarPlace: { mail: 'now', subject: 'webinar', params: ['webinar', 'starts_at'] },
    WebinarChanged: { mail: 'now', subject: 'webinar', params: ['webinar', 'starts_at'] },
    WebinarCancelled: { mail: 'now', subject: null, params: ['webinar', 'starts_at'] },
    WebinarRecording: { mail: 'daily', subject: 'webinar', params: ['webinar'] },
  },
  other: {
    SavedSearchMatched: { mail: 'daily', subject: 'saved_search', params: ['search', 'count', 'offer'] },
    DataExportReady: { mail: 'now', subject: null, params: [] },
    FileRemoved: { mail: 'now', required: true, subject: ['order', 'company'], params: ['file'] },
    // The person gets another mail.
    AccountRestored: { mail: 'never', required: true, subject: null, params: [] },
    LedgerBroken: { reach: 'admin', mail: 'now', required: true, subject: null, params: ['count'] },
    AdminProposed: { reach: 'admin', mail: 'now', required: true, subject: 'user', params: ['person', 'admin'] },
    AdminGranted: { reach: 'admin', mail: 'now', required: true, subject: 'user', params: ['person', 'admin'] },
    AdminDeclined: { reach: 'admin', mail: 'now', required: true, subject: 'user', params: ['person', 'admin'] },
    AdminRemoved: { reach: 'admin', mail: 'now', required: true, subject: 'user', params: ['person', 'admin'] },
  },
} as const satisfies Record<string, Record<string, KindRecord>>;

type Sections = typeof SECTIONS;
export type NotificationSection = keyof Sections;
/** Kinds that the product sends. */
export type SentKind = { [Section in NotificationSection]: keyof Sections[Section] }[NotificationSection];

interface NotificationKindRecord extends KindRecord {
  section: NotificationSection;
}

const kindsOf = ([section, kinds]: [string, Record<string, KindRecord>]) =>
  Object.entries(kinds).map(([kind, record]) => [kind, { section, ...record }]);

/** In the order of the page of settings. */
export const NOTIFICATION_KINDS: Readonly<Record<SentKind, NotificationKindRecord>> = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(kindsOf),
);
export const SENT_KINDS = Object.keys(NOTIFICATION_KINDS) as readonly SentKind[];
