import type { NotificationKind, NotificationSubject } from '../contract/notifications.ts';

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
export const NOTIFICATIONS: Record<Exclude<NotificationKind, 'unknown'>, KindRow> = {
  MessageForUser: {
    when: 'Somebody writes; one unseen row per thread, renewed by each message',
    to: 'the person',
    subject: 'thread',
    params: [],
  },
  MessageForCompany: { when: 'The same to a company', to: 'the company', subject: 'thread', params: ['company'] },
  OfferBought: { when: 'An offer is bought', to: 'the seller', subject: 'order', params: ['offer'] },
  UserSubmittedVerification: {
    when: 'The buyer hands the order over',
    to: 'the seller',
    subject: 'order',
    params: ['offer'],
  },
  UserAddedDocumentToSaleVerification: {
    when: 'The buyer adds a document or an information',
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
    when: 'An opinion with stars is given or changed',
    to: 'the company',
    subject: 'company',
    params: ['company', 'rating'],
  },
  NetworkAccepted: {
    when: 'An invitation is answered',
    to: 'who invited',
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
    when: 'A side cancels the order, or its time is over',
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
  ReportDecided: {
    when: 'An admin decides a report',
    to: 'both sides',
    subject: 'order',
    params: ['offer', 'decision', 'reason'],
  },
  OpinionInvited: { when: 'The order is completed', to: 'the buyer', subject: 'order', params: ['offer'] },
  RewardMatured: {
    when: 'Points can be withdrawn: 14 days after the verification, or when a seller pays what was due for longer',
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
    when: 'The oldest due reward waits for more than 30 days, once for each; points is all that is due',
    to: 'the seller',
    subject: 'company',
    params: ['points', 'oldest_at'],
  },
  WalletRecharged: { when: 'The provider confirms a payment', to: 'the company', subject: null, params: ['points'] },
  WithdrawalApproved: {
    when: 'An admin approves a withdrawal',
    to: 'whose points they are',
    subject: null,
    params: ['amount'],
  },
  WithdrawalPaid: { when: 'It has been paid out', to: 'whose points they are', subject: null, params: ['amount'] },
  WithdrawalRejected: {
    when: 'An admin rejects it; the points are back',
    to: 'whose points they are',
    subject: null,
    params: ['amount', 'reason'],
  },
  PlanExpired: {
    when: 'A plan unpaid for 30 days falls back to the free one; plan is the one that ended',
    to: 'the company',
    subject: 'company',
    params: ['company', 'plan', 'plan_en'],
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
  MemberAdded: {
    when: 'An invited person joins',
    to: 'who invited, while they belong to the company',
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
    when: 'Somebody takes a member out of the company; leaving by oneself is told to nobody',
    to: 'who was the member',
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
    when: 'A post or comment mentions them; place is post or comment',
    to: 'who is mentioned, unless PostCommented reaches them',
    subject: 'post',
    params: ['place'],
  },
  PostHidden: {
    when: 'An admin hides a post, or upholds that after an objection; decision is hide or uphold',
    to: 'its author',
    subject: 'post',
    params: ['decision', 'reason'],
  },
  PostRestored: {
    when: 'An admin shows a hidden post again, after an objection or without one',
    to: 'its author',
    subject: 'post',
    params: ['reason?'],
  },
  SavedSearchMatched: {
    when: 'New offers match a saved search; offer is the newest of count',
    to: 'whose search it is',
    subject: 'saved_search',
    params: ['search', 'count', 'offer'],
  },
};

const listed = (value: KindRow['subject']) => [value ?? []].flat().join(' or ');

function lineOf([kind, { when, to, subject, params }]: [string, KindRow]): string {
  return `| ${kind} | ${when} | ${to} | ${listed(subject)} | ${params.join(', ')} |`;
}

/** docs/notifications.md */
export function notificationPage(): string {
  return `# Notifications

Stored for each person, pushed as \`notification.new\`, listed by \`GET notifications/\`. What reaches a company reaches all its
members. Nobody is told of their own deed. There is no actor where something happens by itself, nor where an admin decides about a
company, a withdrawal or a post. Points and amounts are decimal strings with two places. This page is printed from \`api/src/testing/notification-table.ts\`, to which the tests hold what is sent; after a change there:
\`node api/src/testing/print-notification.ts > docs/notifications.md\`.

| Kind | When | To | Subject | Params |
|---|---|---|---|---|
${Object.entries(NOTIFICATIONS).map(lineOf).join('\n')}
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
