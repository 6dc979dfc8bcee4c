import * as contract from '@wspolnik/contract';
import * as samples from '@wspolnik/testing/samples';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { flawOf, NOTIFICATIONS } from '../../../api/src/testing/notification-table.ts';

const { idOf: _idOf, pageOf: _pageOf, ...all } = samples;
type Samples = typeof all;
/** Samples that are made by a function; the constants are parts of these. */
type SampleName = { [Name in keyof Samples]: Samples[Name] extends () => object ? Name : never }[keyof Samples];

/** Which schema of the contract each sample must fit. A sample without an entry does not compile. */
const SCHEMAS: Record<SampleName, TSchema> = {
  accountObligations: contract.AccountObligations,
  activationRequest: contract.ActivationRequest,
  addressResult: contract.AddressResult,
  authenticatorSetup: contract.AuthenticatorSetup,
  adminCompany: contract.AdminCompany,
  adminCompanyDetail: contract.AdminCompanyDetail,
  adminSession: contract.AdminSession,
  adminOverview: contract.AdminOverview,
  adminUser: contract.AdminUser,
  adminUserDetail: contract.AdminUserDetail,
  auditEntry: contract.AuditEntry,
  auditFilters: contract.AuditFilters,
  ledgerCheck: contract.LedgerCheck,
  ledgerCheckState: contract.LedgerCheckState,
  statistics: contract.Statistics,
  balance: contract.PointBalance,
  companyBalance: contract.PointBalance,
  balanceHistory: contract.BalanceHistory,
  categoryFacet: contract.CategoryFacet,
  commentAuthor: contract.CommentAuthor,
  commentImage: contract.PostImage,
  company: contract.Company,
  companyCard: contract.CompanyCard,
  companyInvitation: contract.CompanyInvitation,
  companyMarker: contract.CompanyMarker,
  companyMember: contract.CompanyMember,
  companyObligations: contract.CompanyObligations,
  companySummary: contract.CompanySummary,
  companyVerification: contract.CompanyVerification,
  consent: contract.Consent,
  consentDue: contract.ConsentDue,
  consents: contract.Consents,
  contactFile: contract.ContactFile,
  contactMessage: contract.ContactMessage,
  contactMessageDetail: contract.ContactMessageDetail,
  dataExport: contract.DataExport,
  emailChange: contract.EmailChange,
  embedded: contract.Embedded,
  hiding: contract.Hiding,
  historyPayment: contract.HistoryPayment,
  invitePreview: contract.InvitePreview,
  landing: contract.Landing,
  landingCategory: contract.LandingCategory,
  landingExample: contract.LandingExample,
  landingOpinion: contract.LandingOpinion,
  listFacets: contract.ListFacets,
  loginReply: contract.LoginReply,
  signInLink: contract.SignInLink,
  offerFacets: contract.OfferFacets,
  optionFacet: contract.OptionFacet,
  mailSubscription: contract.MailSubscription,
  manageUsersReply: contract.ManageUsersReply,
  me: contract.Me,
  membershipCard: contract.MembershipCard,
  membershipCards: contract.MembershipCards,
  message: contract.Message,
  messageBlock: contract.MessageBlock,
  messageThread: contract.MessageThread,
  moderatedSubject: contract.ModeratedSubject,
  moderationDecision: contract.ModerationDecision,
  moderationItem: contract.ModerationItem,
  moderationNumbers: contract.ModerationNumbers,
  moderationStatement: contract.ModerationStatement,
  moderationYears: contract.ModerationYears,
  myInvitation: contract.MyInvitation,
  networkChain: contract.NetworkChain,
  networkCompany: contract.NetworkCompany,
  networkInvitations: contract.NetworkInvitations,
  networkManageReply: contract.NetworkManageReply,
  networkReply: contract.NetworkReply,
  networkStatusInfo: contract.NetworkStatusInfo,
  networkSuggestions: contract.NetworkSuggestions,
  networkUser: contract.NetworkUser,
  notification: contract.Notification,
  notificationPage: contract.NotificationPage,
  notificationSetting: contract.NotificationSetting,
  notificationSettings: contract.NotificationSettings,
  offer: contract.Offer,
  offerImage: contract.OfferImage,
  offerMarker: contract.OfferMarker,
  offerSummary: contract.OfferSummary,
  opinion: contract.Opinion,
  opinionPage: contract.OpinionPage,
  opinionReply: contract.OpinionReply,
  order: contract.Order,
  orderCounts: contract.OrderCounts,
  orderDocument: contract.OrderDocument,
  orderReport: contract.OrderReport,
  sentDocument: contract.SentDocument,
  orderInfo: contract.OrderInfo,
  orderParty: contract.OrderParty,
  ownOrders: contract.OwnOrderPage,
  ownedCompany: contract.OwnedCompany,
  ownOffer: contract.OwnOffer,
  ownPage: contract.OwnOfferPage,
  passkey: contract.Passkey,
  passkeyOptions: contract.PasskeyOptions,
  payData: contract.PayData,
  payment: contract.PaymentState,
  payOffReply: contract.PayOffReply,
  picture: contract.Picture,
  plan: contract.Plan,
  planSubscribeReply: contract.PlanSubscribeReply,
  receipt: contract.Receipt,
  adminCard: contract.AdminCard,
  adminCategories: contract.AdminCategories,
  adminCategory: contract.AdminCategory,
  adminLibraryDocument: contract.AdminLibraryDocument,
  adminPlan: contract.AdminPlan,
  adminPlans: contract.AdminPlans,
  cardRange: contract.CardRange,
  categoryUses: contract.CategoryUses,
  libraryDocument: contract.LibraryDocument,
  legalDocument: contract.LegalDocument,
  legalSection: contract.LegalSection,
  legalVersion: contract.LegalVersion,
  linkPreview: contract.LinkPreview,
  post: contract.Post,
  postAuthor: contract.PostAuthor,
  postComment: contract.PostComment,
  postImage: contract.PostImage,
  profileCard: contract.ProfileCard,
  profileCompany: contract.ProfileCompany,
  publicProfile: contract.PublicProfile,
  quote: contract.Quote,
  quoteProposal: contract.QuoteProposal,
  messageQuote: contract.MessageQuote,
  reaction: contract.Reaction,
  reactionReply: contract.ReactionReply,
  referrer: contract.Referrer,
  reflink: contract.Reflink,
  buyingLimits: contract.BuyingLimits,
  cancelSalesReply: contract.CancelSalesReply,
  savedSearch: contract.SavedSearch,
  searchReply: contract.SearchReply,
  sessionInfo: contract.SessionInfo,
  secondStep: contract.SecondStepReply,
  speaker: contract.Speaker,
  suggestion: contract.Suggestion,
  suggestReply: contract.SuggestReply,
  threadMatch: contract.ThreadMatch,
  threadMessages: contract.ThreadMessages,
  transaction: contract.Transaction,
  transactionReport: contract.TransactionReport,
  twoStep: contract.TwoStep,
  unreadInbox: contract.UnreadInbox,
  unreadMessages: contract.UnreadMessages,
  userCard: contract.UserCard,
  verificationReply: contract.VerificationReply,
  visibility: contract.Visibility,
  walletExport: contract.WalletExport,
  walletGroup: contract.WalletGroup,
  walletRow: contract.WalletRow,
  webinar: contract.Webinar,
  payoutAccount: contract.PayoutAccount,
  confirmation: contract.Confirmation,
  confirmationMethods: contract.ConfirmationMethods,
  withdrawal: contract.Withdrawal,
  withdrawalDetail: contract.WithdrawalDetail,
  fileNotSent: contract.FileNotSentReply,
  withdrawalFile: contract.WithdrawalFile,
  withdrawalOutcome: contract.WithdrawalOutcome,
  withdrawalRequest: contract.WithdrawalRequest,
};

/** What a page sends or asks with, and lists: `pageOf` of a sample makes those. */
const NOT_READ = /(Body|Fields|Form|Params|Query|Page|Reply)$/;
/** Answers that `problem` and `tellFrame` make, mails of development, and parts of what has a sample. */
const WITHOUT_SAMPLE = [
  ...['FieldError', 'Frame', 'OutboxMail', 'Problem', 'SocketTicket', 'PayoutAccounts'],
  ...[
    'CategoryRef',
    'MessageImage',
    'OrderEvent',
    'QuoteEvent',
    'PasskeyAssertion',
    'SavedFilters',
    'User',
    'WithdrawalOrigin',
  ],
];

const isObject = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

/** Samples of the test kit that no longer fit the contract, and what the API answers without a sample of it. */
export async function sampleProblems(): Promise<string[]> {
  const makers: Record<SampleName, () => object> = all;
  const broken = Object.entries(SCHEMAS).flatMap(([name, schema]) =>
    Value.Errors(schema, makers[name as SampleName]()).map(
      ({ instancePath, message }) => `the sample ${name}${instancePath} does not fit the contract: ${message}`,
    ),
  );
  const covered = new Set<unknown>(Object.values(SCHEMAS));
  const missing = Object.entries(contract)
    .filter(([name, schema]) => isObject(schema) && !covered.has(schema) && !NOT_READ.test(name))
    .filter(([name]) => !WITHOUT_SAMPLE.includes(name))
    .map(([name]) => `the contract's ${name} has no sample in shared-auth/src/testing/samples`);
  return [...broken, ...missing, ...notificationProblems()];
}

/** The sample of each kind of notification has the subject and all params of the API's table. */
function notificationProblems(): string[] {
  return Object.entries(samples.NOTIFICATION_SAMPLES).flatMap(([name, [subject, params]]) => {
    const kind = name as keyof typeof NOTIFICATIONS;
    const absent = NOTIFICATIONS[kind].params.filter((param) => params[param.replace('?', '')] === undefined);
    const flaw =
      flawOf(kind, subject && `${subject}:1`, params) ?? (absent.length > 0 && `${kind}: no ${absent.join()}`);
    return flaw ? [`the sample of a notification differs from the API's table: ${flaw}`] : [];
  });
}
