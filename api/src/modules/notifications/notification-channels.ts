import type { MailChoice, SentKind } from '@wspolnik/contract/notification-settings';

const MINUTE_MS = 60 * 1000;

/** Mail of a person who has chosen nothing. An admin's decision about a company is mailed to its owners at once anyway. */
export const DEFAULT_MAIL: Readonly<Record<SentKind, MailChoice>> = {
  MessageForUser: 'daily',
  MessageForCompany: 'daily',
  OfferBought: 'now',
  QuoteAsked: 'now',
  QuoteProposed: 'now',
  QuoteDeclined: 'daily',
  QuoteExpired: 'daily',
  ApplicationReceived: 'now',
  ApplicationAnswered: 'now',
  UserSubmittedVerification: 'now',
  UserAddedDocumentToSaleVerification: 'daily',
  SaleVerified: 'now',
  SaleRejected: 'now',
  RatingReceived: 'daily',
  NetworkAccepted: 'daily',
  NetworkInvite: 'now',
  SaleCancelled: 'now',
  SaleReported: 'now',
  SaleReportReplied: 'now',
  ReportDecided: 'now',
  OpinionInvited: 'daily',
  OpinionReplied: 'daily',
  RewardMatured: 'now',
  RewardReversed: 'now',
  DuesOverdue: 'now',
  WalletRecharged: 'now',
  WithdrawalApproved: 'now',
  WithdrawalPaid: 'now',
  WithdrawalRejected: 'now',
  PlanExpired: 'now',
  // The reminder is a mail itself.
  PlanEnding: 'never',
  PlanChanged: 'now',
  LedgerBroken: 'now',
  PlanPriceChanged: 'now',
  CompanyActivated: 'daily',
  CompanyRejected: 'daily',
  CompanySuspended: 'daily',
  // The invitation is a mail itself.
  MemberInvited: 'never',
  MemberAdded: 'daily',
  MemberRoleChanged: 'now',
  MemberRemoved: 'now',
  PostCommented: 'daily',
  PostReacted: 'never',
  PostMentioned: 'daily',
  PostHidden: 'now',
  PostRestored: 'now',
  ContentHidden: 'now',
  ContentRestored: 'now',
  ReportAnswered: 'now',
  SavedSearchMatched: 'daily',
  DataExportReady: 'now',
  // The person gets a mail of its own.
  AccountRestored: 'never',
  FileRemoved: 'now',
  AdminProposed: 'now',
  AdminGranted: 'now',
  AdminDeclined: 'now',
  AdminRemoved: 'now',
};

/** Decisions about somebody's money, rights or words: always in the product, so that none goes unnoticed. */
const REQUIRED: ReadonlySet<SentKind> = new Set<SentKind>([
  'SaleRejected',
  'SaleCancelled',
  'SaleReported',
  'ReportDecided',
  'RewardReversed',
  'DuesOverdue',
  'WithdrawalApproved',
  'WithdrawalPaid',
  'WithdrawalRejected',
  'PlanExpired',
  'PlanEnding',
  'PlanChanged',
  'LedgerBroken',
  'PlanPriceChanged',
  'CompanyRejected',
  'CompanySuspended',
  'MemberRoleChanged',
  'MemberRemoved',
  'PostHidden',
  'AccountRestored',
  'FileRemoved',
  'ContentHidden',
  'ReportAnswered',
  'AdminProposed',
  'AdminGranted',
  'AdminDeclined',
  'AdminRemoved',
]);

export const isRequired = (kind: SentKind): boolean => REQUIRED.has(kind);

/** A conversation under way is not mailed: the reader has this long to see the message in the product. */
const MESSAGE_DELAY_MS = 5 * MINUTE_MS;

/** When a mail at once of a notification from `now` is due. */
export function mailDueAt(kind: SentKind, now: Date): Date {
  const isMessage = kind === 'MessageForUser' || kind === 'MessageForCompany';
  return isMessage ? new Date(now.getTime() + MESSAGE_DELAY_MS) : now;
}
