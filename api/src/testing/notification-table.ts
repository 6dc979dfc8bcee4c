import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { NOTIFICATION_KINDS, SENT_KINDS, type SentKind } from '@wspolnik/contract/notification-kinds';

/** Cause and recipients of each kind of notification, for docs/notifications.md. */
const CAUSES: Record<SentKind, { when: string; to: string }> = {
  MessageForUser: {
    when: 'Somebody sends a message; one unseen row per thread, renewed by each message',
    to: 'the person',
  },
  MessageForCompany: { when: 'The same to a company', to: 'the company' },
  ThreadAssigned: { when: 'A colleague assigns a thread of the company to somebody else', to: 'that member' },

  PostCommented: { when: 'Somebody comments a post', to: 'its author, unless PostAnswered does' },
  PostAnswered: { when: 'Somebody answers a comment', to: 'its author' },
  PostMentioned: {
    when: 'A post or comment mentions a profile; place is post or comment',
    to: 'the mentioned profile, unless PostCommented or PostAnswered reaches it',
  },
  PostReacted: { when: 'Somebody likes a post; one unseen row per post, renewed by each like', to: 'its author' },
  WorkSought: {
    when: 'A post seeks a contractor of a category; sent by a job, once',
    to: 'at most 50 active companies of the category or with offers in it, in the city if there is one, the best rated first',
  },
  PostHidden: {
    when: 'An admin hides a post, or upholds it after an objection; decision is hide or uphold',
    to: 'its author',
  },
  PostRestored: { when: 'An admin shows a hidden post again, after an objection or without one', to: 'its author' },
  ContentHidden: {
    when: 'The same for a comment, message, opinion or offer, or the suspension of a profile; what is comment, message, opinion, offer, user or company',
    to: 'its author, or the profile',
  },
  ContentRestored: { when: 'An admin shows it again, or ends the suspension', to: 'its author, or the profile' },
  ContentWarned: {
    when: 'An admin warns about a post, comment, message, opinion, offer or profile, which stays, upholds that or withdraws it; decision is warn, uphold or withdraw',
    to: 'its author, or the profile',
  },
  ReportAnswered: {
    when: 'An admin decides about what was reported, or changes that upon an appeal; decision is hide, warn, dismiss, uphold, restore or withdraw',
    to: 'who reported',
  },

  QuoteProposed: { when: 'The seller proposes a price, or another one', to: 'the buyer' },
  QuoteEnding: { when: 'A proposal ends on the next day, and is older than a day', to: 'the buyer' },
  QuoteDeclined: {
    when: 'One side declines the quote, or the applicant withdraws the application',
    to: 'the other side',
  },
  QuoteExpired: { when: 'Nobody answered a request, or accepted a proposal, in time', to: 'both sides' },
  ApplicationAnswered: { when: 'The company invites the applicant, or declines', to: 'the applicant' },
  SaleVerified: { when: 'The seller or an admin verifies the sale', to: 'the buyer' },
  SaleRejected: { when: 'The seller rejects it', to: 'the buyer' },
  SaleCancelled: { when: 'One side cancels the order, or it expires', to: 'the other side, or both' },
  SaleReportReplied: { when: 'The seller answers a report', to: 'the buyer' },
  ReportDecided: { when: 'An admin decides a report', to: 'both sides' },
  OpinionInvited: { when: 'The order is completed', to: 'the buyer' },
  OpinionReplied: { when: 'The company replies to an opinion', to: 'its author' },
  PaymentReminded: {
    when: 'The seller reminds of a payment, at most every third day; or the day after its due date, once',
    to: 'the buyer',
  },
  PaymentRecorded: { when: 'The seller marks the order as paid', to: 'the buyer' },
  DealChanged: {
    when: 'A side corrects its invoice details, or the seller moves the due date, names or takes back the delivery date, or takes back a payment; what is details, due, delivery, no_delivery or unpaid',
    to: 'the other side',
  },
  QuoteAsked: { when: 'Somebody asks for a quote', to: 'the seller' },
  ApplicationReceived: { when: 'Somebody applies for a job', to: 'the company' },
  JobClosing: { when: 'A job has three days left, or fewer, until its last day', to: 'the company' },
  OfferBought: { when: 'An offer is bought', to: 'the seller' },
  UserSubmittedVerification: { when: 'The buyer submits the order for verification', to: 'the seller' },
  UserAddedDocumentToSaleVerification: { when: 'The buyer adds a document or information', to: 'the seller' },
  SaleReported: { when: 'The buyer reports the seller', to: 'the seller' },

  RewardMatured: {
    when: `Points become withdrawable: ${MATURES_AFTER_DAYS} days after the verification, or when a seller pays a reward that was pending for longer`,
    to: 'the buyer, and the referrer without a subject',
  },
  RewardReversed: {
    when: 'An admin cancels an order whose points were granted',
    to: 'the buyer, and the referrer without a subject',
  },
  WithdrawalApproved: { when: 'An admin approves a withdrawal', to: 'the owner of the points' },
  WithdrawalPaid: { when: 'It has been paid out', to: 'the owner of the points' },
  WithdrawalRejected: { when: 'An admin rejects it; the points are returned', to: 'the owner of the points' },
  TaxDataReported: {
    when: 'An admin makes the yearly file for the tax form, whose data are then fixed; amount is what was paid out in the year',
    to: 'each person of the file',
  },
  WalletRecharged: { when: 'The provider confirms a payment', to: 'the company or person' },
  DuesOverdue: {
    when: 'The oldest pending reward has waited for more than 30 days, once for each; points is the whole pending amount',
    to: 'the seller',
  },

  RatingReceived: { when: 'An opinion with stars is written or changed', to: 'the company' },
  MemberAdded: { when: 'An invited person joins', to: 'the inviter, while they belong to the company' },
  MemberRoleChanged: { when: 'Somebody changes a member’s role', to: 'the member' },
  MemberRemoved: {
    when: 'Somebody removes a member; nobody is notified when a member leaves',
    to: 'the former member',
  },
  CompanyActivated: { when: 'An admin activates the company, or ends its suspension', to: 'the company' },
  CompanyRejected: { when: 'An admin rejects its verification', to: 'the company' },
  CompanySuspended: { when: 'An admin suspends it', to: 'the company' },
  PlanEnding: {
    when: 'The paid time of the plan ends in 7 days, at valid_from; once for each end',
    to: 'the owners of the company, by a mail of its own as well',
  },
  PlanChanged: {
    when: 'The smaller plan begins that was chosen for the end of the paid time; plan is the one that begins',
    to: 'the company',
  },
  PlanExpired: {
    when: 'A plan unpaid for 30 days falls back to the free one; plan is the one that ended',
    to: 'the company',
  },
  PlanPriceChanged: {
    when: 'Ten minutes after an admin plans another price of the plan; again when it is withdrawn before it begins; state is planned or withdrawn',
    to: 'the owners of companies with the plan',
  },

  NetworkInvite: { when: 'Somebody adds a contact', to: 'the contact' },
  NetworkAccepted: { when: 'An invitation is accepted', to: 'the inviter' },
  IntroductionAsked: {
    when: 'Somebody asks to be introduced to person, or such a request is passed on',
    to: 'whose answer it waits for',
  },
  IntroductionReceived: { when: 'A contact, person, introduces somebody', to: 'the one who is wanted' },
  IntroductionMade: { when: 'The same', to: 'who asked to meet person' },
  IntroductionDeclined: { when: 'A request to be introduced to person is declined', to: 'who asked' },
  MemberInvited: {
    when: 'A company invites somebody who has an account, also when it sends the invitation again',
    to: 'the invited person, who gets the invitation by mail as well',
  },

  SavedSearchMatched: {
    when: 'New offers match a saved search; offer is the newest of count',
    to: 'the owner of the search',
  },
  WebinarReminder: {
    when: 'A webinar begins within a day, and again within an hour; when is day or hour',
    to: 'who has a place',
  },
  WebinarPlace: { when: 'A place becomes free for somebody on the waiting list', to: 'the person' },
  WebinarChanged: { when: 'An admin changes the start of a webinar that is not over', to: 'who is signed up' },
  WebinarCancelled: { when: 'An admin deletes a webinar that is not over', to: 'who is signed up' },
  WebinarRecording: { when: 'A webinar is over and has a recording, once', to: 'who had a place' },

  DataExportReady: { when: 'The copy of own data is ready', to: 'the person' },
  FileRemoved: { when: 'The scanner finds malware in a document', to: 'the profile that sent it' },
  AccountRestored: { when: 'An admin ends the suspension of an account', to: 'the person' },
  LedgerBroken: {
    when: 'A check of the ledger finds accounts whose balance is wrong; count is their number',
    to: 'every admin',
  },
  AdminProposed: { when: 'An admin proposes another one', to: 'every admin, who did it too' },
  AdminGranted: {
    when: 'A second admin approves a proposed one, or the only admin makes another one',
    to: 'every admin, who did it too',
  },
  AdminDeclined: { when: 'An admin declines a proposed one', to: 'every admin, who did it too' },
  AdminRemoved: { when: 'An admin removes the role of another one', to: 'every admin, who did it too' },
};

const MAIL = { now: 'at once', daily: 'daily', never: 'none' } as const;

function lineOf(kind: SentKind): string {
  const { when, to } = CAUSES[kind];
  const { subject, params, mail, required } = NOTIFICATION_KINDS[kind];
  const subjects = [subject ?? []].flat().join(' or ');
  return `| ${kind} | ${when} | ${to} | ${subjects} | ${params.join(', ')} | ${MAIL[mail]}${required ? ', always shown' : ''} |`;
}

/** docs/notifications.md */
export function notificationPage(): string {
  return `# Notifications

Notifications are stored per person, pushed as \`notification.new\` and listed by \`GET notifications/\`. A notification to a company
reaches all its members. Nobody is notified of their own action. There is no actor for automatic changes, nor for an admin's decision about
a company, a withdrawal or a post. Points and amounts are decimal strings with two places. This page is generated from
\`api/contract/src/notification-kinds.ts\`, against which tests check every notification, and
\`api/src/testing/notification-table.ts\`. After a change there:
\`node api/src/testing/print-notifications.ts > docs/notifications.md\`.

What is about a comment, like, mention, message, opinion or reply has the beginning of the words and of the post. They are read with
the list, never stored in the notification: a text that is hidden or deleted is gone from there too.

A person chooses for each kind whether it is shown in the product, and whether it is mailed at once, once a day or not at all
(\`GET\` and \`PUT notification-settings/\`). "Mail" is the default. Kinds that are always shown decide about money, rights or words of
the reader; their mails can be switched off. A kind that is switched off in the product is stored hidden: neither listed, counted nor
pushed. A mail at once about a message waits a quarter of an hour, has all unread ones, and there is one per thread until it is read.
The daily digest leaves at 8:00 Europe/Warsaw and contains what is unseen since the last one, at most 15 lines. Owners get their own
mail about an admin's decision on their company, whatever they chose here. Nothing is mailed to unconfirmed, disabled or deleted
accounts.

| Kind | When | To | Subject | Params | Mail |
|---|---|---|---|---|---|
${SENT_KINDS.map(lineOf).join('\n')}
`;
}
