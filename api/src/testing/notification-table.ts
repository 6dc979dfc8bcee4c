import type { SentKind } from '@wspolnik/contract/notification-settings';
import type { NotificationKind, NotificationSubject } from '@wspolnik/contract/notifications';
import { DEFAULT_MAIL, isRequired } from '../modules/notifications/notification-channels.ts';

interface KindRow {
  when: string;
  to: string;
  /** Null: there is nothing to open, or the kind alone determines the page. */
  subject: NotificationSubject | readonly NotificationSubject[] | null;
  /** With a question mark for an optional one. */
  params: readonly string[];
}

/**
 * Content and recipients of each kind of notification: printed as docs/notifications.md; `takeNotifications` checks the
 * notifications of tests against it.
 */
export const NOTIFICATIONS: Record<SentKind, KindRow> = {
  MessageForUser: {
    when: 'Somebody sends a message; one unseen row per thread, renewed by each message',
    to: 'the person',
    subject: 'thread',
    params: [],
  },
  MessageForCompany: { when: 'The same to a company', to: 'the company', subject: 'thread', params: ['company'] },
  OfferBought: { when: 'An offer is bought', to: 'the seller', subject: 'order', params: ['offer'] },
  QuoteAsked: { when: 'Somebody asks for a quote', to: 'the seller', subject: 'thread', params: ['offer'] },
  QuoteProposed: {
    when: 'The seller proposes a price, or another one',
    to: 'the buyer',
    subject: 'thread',
    params: ['offer', 'amount'],
  },
  QuoteDeclined: {
    when: 'One side declines the quote, or the applicant withdraws the application',
    to: 'the other side',
    subject: 'thread',
    params: ['offer'],
  },
  QuoteExpired: {
    when: 'Nobody answered a request, or accepted a proposal, in time',
    to: 'both sides',
    subject: 'thread',
    params: ['offer'],
  },
  ApplicationReceived: { when: 'Somebody applies for a job', to: 'the company', subject: 'thread', params: ['offer'] },
  ApplicationAnswered: {
    when: 'The company invites the applicant, or declines',
    to: 'the applicant',
    subject: 'thread',
    params: ['offer'],
  },
  UserSubmittedVerification: {
    when: 'The buyer submits the order for verification',
    to: 'the seller',
    subject: 'order',
    params: ['offer'],
  },
  UserAddedDocumentToSaleVerification: {
    when: 'The buyer adds a document or information',
    to: 'the seller',
    subject: 'order',
    params: ['offer'],
  },
  SaleVerified: {
    when: 'The seller or an admin verifies the sale',
    to: 'the buyer',
    subject: 'order',
    params: ['offer', 'points'],
  },
  SaleRejected: { when: 'The seller rejects it', to: 'the buyer', subject: 'order', params: ['offer', 'reason'] },
  RatingReceived: {
    when: 'An opinion with stars is written or changed',
    to: 'the company',
    subject: 'company',
    params: ['company', 'rating'],
  },
  NetworkAccepted: {
    when: 'An invitation is accepted',
    to: 'the inviter',
    subject: ['user', 'company'],
    params: [],
  },
  NetworkInvite: {
    when: 'Somebody adds a contact',
    to: 'the contact',
    subject: ['user', 'company'],
    params: [],
  },
  SaleCancelled: {
    when: 'One side cancels the order, or it expires',
    to: 'the other side, or both',
    subject: 'order',
    params: ['offer', 'reason?'],
  },
  SaleReported: {
    when: 'The buyer reports the seller',
    to: 'the seller',
    subject: 'order',
    params: ['offer', 'reason'],
  },
  SaleReportReplied: {
    when: 'The seller answers a report',
    to: 'the buyer',
    subject: 'order',
    params: ['offer'],
  },
  ReportDecided: {
    when: 'An admin decides a report',
    to: 'both sides',
    subject: 'order',
    params: ['offer', 'decision', 'reason'],
  },
  OpinionReplied: {
    when: 'The company replies to an opinion',
    to: 'its author',
    subject: 'company',
    params: ['company'],
  },
  OpinionInvited: { when: 'The order is completed', to: 'the buyer', subject: 'order', params: ['offer'] },
  RewardMatured: {
    when: 'Points become withdrawable: 14 days after the verification, or when a seller pays a reward that was pending for longer',
    to: 'the buyer, and the referrer without a subject',
    subject: 'order',
    params: ['offer', 'points', 'points_type'],
  },
  RewardReversed: {
    when: 'An admin cancels an order whose points were granted',
    to: 'the buyer, and the referrer without a subject',
    subject: 'order',
    params: ['offer', 'points', 'points_type'],
  },
  DuesOverdue: {
    when: 'The oldest pending reward has waited for more than 30 days, once for each; points is the whole pending amount',
    to: 'the seller',
    subject: 'company',
    params: ['points', 'oldest_at'],
  },
  WalletRecharged: {
    when: 'The provider confirms a payment',
    to: 'the company or person',
    subject: null,
    params: ['points'],
  },
  WithdrawalApproved: {
    when: 'An admin approves a withdrawal',
    to: 'the owner of the points',
    subject: null,
    params: ['amount'],
  },
  WithdrawalPaid: { when: 'It has been paid out', to: 'the owner of the points', subject: null, params: ['amount'] },
  WithdrawalRejected: {
    when: 'An admin rejects it; the points are returned',
    to: 'the owner of the points',
    subject: null,
    params: ['amount', 'reason'],
  },
  LedgerBroken: {
    when: 'A check of the ledger finds accounts whose balance is wrong; count is their number',
    to: 'every admin',
    subject: null,
    params: ['count'],
  },
  PlanExpired: {
    when: 'A plan unpaid for 30 days falls back to the free one; plan is the one that ended',
    to: 'the company',
    subject: 'company',
    params: ['company', 'plan', 'plan_en'],
  },
  PlanEnding: {
    when: 'The paid time of the plan ends in 7 days, at valid_from; once for each end',
    to: 'the owners of the company, by a mail of its own as well',
    subject: 'company',
    params: ['company', 'plan', 'plan_en', 'valid_from'],
  },
  PlanChanged: {
    when: 'The smaller plan begins that was chosen for the end of the paid time; plan is the one that begins',
    to: 'the company',
    subject: 'company',
    params: ['company', 'plan', 'plan_en'],
  },
  PlanPriceChanged: {
    when: 'Ten minutes after an admin plans another price of the plan; again when it is withdrawn before it begins; state is planned or withdrawn',
    to: 'the owners of companies with the plan',
    subject: 'company',
    params: ['company', 'plan', 'plan_en', 'amount', 'valid_from', 'state'],
  },
  CompanyActivated: {
    when: 'An admin activates the company, or ends its suspension',
    to: 'the company',
    subject: 'company',
    params: ['company', 'reason?'],
  },
  CompanyRejected: {
    when: 'An admin rejects its verification',
    to: 'the company',
    subject: 'company',
    params: ['company', 'reason'],
  },
  CompanySuspended: {
    when: 'An admin suspends it',
    to: 'the company',
    subject: 'company',
    params: ['company', 'reason'],
  },
  MemberInvited: {
    when: 'A company invites somebody who has an account, also when it sends the invitation again',
    to: 'the invited person, who gets the invitation by mail as well',
    subject: 'company',
    params: ['company'],
  },
  MemberAdded: {
    when: 'An invited person joins',
    to: 'the inviter, while they belong to the company',
    subject: 'company',
    params: ['company'],
  },
  MemberRoleChanged: {
    when: 'Somebody changes a member’s role',
    to: 'the member',
    subject: 'company',
    params: ['company', 'role'],
  },
  MemberRemoved: {
    when: 'Somebody removes a member; nobody is notified when a member leaves',
    to: 'the former member',
    subject: 'company',
    params: ['company'],
  },
  PostCommented: { when: 'Somebody comments a post', to: 'its author', subject: 'post', params: [] },
  PostReacted: {
    when: 'Somebody likes a post; one unseen row per post, renewed by each like',
    to: 'its author',
    subject: 'post',
    params: [],
  },
  PostMentioned: {
    when: 'A post or comment mentions a profile; place is post or comment',
    to: 'the mentioned profile, unless PostCommented reaches it',
    subject: 'post',
    params: ['place'],
  },
  PostHidden: {
    when: 'An admin hides a post, or upholds it after an objection; decision is hide or uphold',
    to: 'its author',
    subject: 'decision',
    params: ['decision', 'reason'],
  },
  PostRestored: {
    when: 'An admin shows a hidden post again, after an objection or without one',
    to: 'its author',
    subject: 'decision',
    params: ['reason'],
  },
  ContentHidden: {
    when: 'The same for a comment, message or opinion, or the suspension of a profile; what is comment, message, opinion, user or company',
    to: 'its author, or the profile',
    subject: 'decision',
    params: ['what', 'decision', 'reason'],
  },
  ContentRestored: {
    when: 'An admin shows it again, or ends the suspension',
    to: 'its author, or the profile',
    subject: 'decision',
    params: ['what', 'reason'],
  },
  ReportAnswered: {
    when: 'An admin decides about what was reported, or changes that upon an appeal; decision is hide, dismiss, uphold or restore',
    to: 'who reported',
    subject: 'decision',
    params: ['what', 'decision'],
  },
  SavedSearchMatched: {
    when: 'New offers match a saved search; offer is the newest of count',
    to: 'the owner of the search',
    subject: 'saved_search',
    params: ['search', 'count', 'offer'],
  },
  FileRemoved: {
    when: 'The scanner finds malware in a document',
    to: 'the profile that sent it',
    subject: ['order', 'company'],
    params: ['file'],
  },
  DataExportReady: { when: 'The copy of own data is ready', to: 'the person', subject: null, params: [] },
  AccountRestored: {
    when: 'An admin ends the suspension of an account',
    to: 'the person',
    subject: null,
    params: [],
  },
  AdminProposed: {
    when: 'An admin proposes another one',
    to: 'every admin, who did it too',
    subject: 'user',
    params: ['person', 'admin'],
  },
  AdminGranted: {
    when: 'A second admin approves a proposed one, or the only admin makes another one',
    to: 'every admin, who did it too',
    subject: 'user',
    params: ['person', 'admin'],
  },
  AdminDeclined: {
    when: 'An admin declines a proposed one',
    to: 'every admin, who did it too',
    subject: 'user',
    params: ['person', 'admin'],
  },
  AdminRemoved: {
    when: 'An admin removes the role of another one',
    to: 'every admin, who did it too',
    subject: 'user',
    params: ['person', 'admin'],
  },
};

const listed = (value: KindRow['subject']) => [value ?? []].flat().join(' or ');

const MAIL = { now: 'at once', daily: 'daily', never: 'none' } as const;

function lineOf(kind: SentKind): string {
  const { when, to, subject, params } = NOTIFICATIONS[kind];
  const mail = `${MAIL[DEFAULT_MAIL[kind]]}${isRequired(kind) ? ', always shown' : ''}`;
  return `| ${kind} | ${when} | ${to} | ${listed(subject)} | ${params.join(', ')} | ${mail} |`;
}

/** docs/notifications.md */
export function notificationPage(): string {
  return `# Notifications

Notifications are stored per person, pushed as \`notification.new\` and listed by \`GET notifications/\`. A notification to a company
reaches all its members. Nobody is notified of their own action. There is no actor for automatic changes, nor for an admin's decision about
a company, a withdrawal or a post. Points and amounts are decimal strings with two places. This page is generated from
\`api/src/testing/notification-table.ts\`, against which tests check every notification. After a change there:
\`node api/src/testing/print-notifications.ts > docs/notifications.md\`.

What is about a comment, like, mention, message, opinion or reply has the beginning of the words and of the post. They are read with
the list, never stored in the notification: a text that is hidden or deleted is gone from there too.

A person chooses for each kind whether it is shown in the product, and whether it is mailed at once, once a day or not at all
(\`GET\` and \`PUT notification-settings/\`). "Mail" is the default. Kinds that are always shown decide about money, rights or words of
the reader; their mails can be switched off. A kind that is switched off in the product is stored hidden: neither listed, counted nor
pushed. A mail at once about a message waits five minutes, and there is one per thread until it is read or a day has passed. The daily
digest leaves at 8:00 Europe/Warsaw and contains what is unseen since the last one, at most 15 lines. Owners get their own mail about
an admin's decision on their company, whatever they chose here. Nothing is mailed to unconfirmed, disabled or deleted accounts.

| Kind | When | To | Subject | Params | Mail |
|---|---|---|---|---|---|
${(Object.keys(NOTIFICATIONS) as SentKind[]).map(lineOf).join('\n')}
`;
}

/** Why a notification differs from the table; null when it agrees. */
export function flawOf(kind: NotificationKind, subject: string | null, params: Record<string, string>): string | null {
  if (kind === 'unknown') return 'unknown is for the browser';
  const row = NOTIFICATIONS[kind];
  const [type] = (subject ?? '').split(':');
  if (subject !== null && ![row.subject].flat().some((known) => known === type)) return `${kind}: subject ${subject}`;
  const wrong = Object.keys(params).filter((name) => !row.params.includes(name) && !row.params.includes(`${name}?`));
  const missing = row.params.filter((name) => !name.endsWith('?') && params[name] === undefined);
  return wrong.length + missing.length === 0 ? null : `${kind}: params ${[...wrong, ...missing].join()}`;
}
