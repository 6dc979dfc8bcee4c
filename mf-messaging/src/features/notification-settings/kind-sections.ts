import type { SentKind } from '@wspolnik/contract';

export type SectionId = 'talks' | 'posts' | 'orders' | 'points' | 'company' | 'contacts' | 'other';

export interface KindSection {
  id: SectionId;
  kinds: readonly SentKind[];
}

/** Reach admins alone. */
const OF_ADMINS: readonly SentKind[] = [
  'LedgerBroken',
  'AdminProposed',
  'AdminGranted',
  'AdminDeclined',
  'AdminRemoved',
];

const SECTIONS: readonly KindSection[] = [
  { id: 'talks', kinds: ['MessageForUser', 'MessageForCompany'] },
  {
    id: 'posts',
    kinds: [
      'PostCommented',
      'PostMentioned',
      'PostReacted',
      'PostHidden',
      'PostRestored',
      'ContentHidden',
      'ContentRestored',
      'ReportAnswered',
    ],
  },
  {
    id: 'orders',
    kinds: [
      'QuoteProposed',
      'QuoteDeclined',
      'QuoteExpired',
      'ApplicationAnswered',
      'SaleVerified',
      'SaleRejected',
      'SaleCancelled',
      'SaleReportReplied',
      'ReportDecided',
      'OpinionInvited',
      'OpinionReplied',
      'QuoteAsked',
      'ApplicationReceived',
      'OfferBought',
      'UserSubmittedVerification',
      'UserAddedDocumentToSaleVerification',
      'SaleReported',
    ],
  },
  {
    id: 'points',
    kinds: [
      'RewardMatured',
      'RewardReversed',
      'WithdrawalApproved',
      'WithdrawalPaid',
      'WithdrawalRejected',
      'WalletRecharged',
      'DuesOverdue',
    ],
  },
  {
    id: 'company',
    kinds: [
      'RatingReceived',
      'MemberAdded',
      'MemberRoleChanged',
      'MemberRemoved',
      'CompanyActivated',
      'CompanyRejected',
      'CompanySuspended',
      'PlanEnding',
      'PlanChanged',
      'PlanExpired',
      'PlanPriceChanged',
    ],
  },
  { id: 'contacts', kinds: ['NetworkInvite', 'NetworkAccepted', 'MemberInvited'] },
  {
    id: 'other',
    kinds: ['SavedSearchMatched', 'DataExportReady', 'FileRemoved', 'AccountRestored', ...OF_ADMINS],
  },
];

/** Reach members of a company alone. */
const OF_COMPANIES: ReadonlySet<SentKind> = new Set<SentKind>([
  'MessageForCompany',
  'QuoteAsked',
  'ApplicationReceived',
  'OfferBought',
  'UserSubmittedVerification',
  'UserAddedDocumentToSaleVerification',
  'SaleReported',
  'WalletRecharged',
  'DuesOverdue',
  ...(SECTIONS.find(({ id }) => id === 'company')?.kinds ?? []),
]);

/** The sections of the page; without a company or the role of an admin, without what only these are told. */
export function sectionsFor({ hasCompany = false, isAdmin = false }): KindSection[] {
  const isShown = (kind: SentKind) => (hasCompany || !OF_COMPANIES.has(kind)) && (isAdmin || !OF_ADMINS.includes(kind));
  return SECTIONS.map(({ id, kinds }) => ({ id, kinds: kinds.filter(isShown) })).filter(
    ({ kinds }) => kinds.length > 0,
  );
}
