import type {
  MailSubscription,
  Notification,
  NotificationKind,
  NotificationPage,
  NotificationSetting,
  NotificationSettings,
  NotificationSubject,
} from '@wspolnik/contract';
import { profileCard } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** The person's own, unseen: what they bought was verified. */
export function notification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: idOf(1),
    kind: 'SaleVerified',
    created_at: '2026-01-06T10:00:00.000Z',
    seen: false,
    actor: profileCard(),
    others_count: 0,
    others: [],
    subject: { type: 'order', id: idOf(1) },
    params: { offer: 'Meble biurowe na wymiar', points: '90.00' },
    excerpt: null,
    post_excerpt: null,
    company: null,
    ...overrides,
  };
}

/** The count is that of the notifications given unless told otherwise. */
export function notificationPage(
  results = [notification()],
  overrides: Partial<NotificationPage> = {},
): NotificationPage {
  return {
    ...pageOf(results),
    unseen_count: results.filter(({ seen }) => !seen).length,
    unseen_message_count: 0,
    ...overrides,
  };
}

const OFFER = 'Meble biurowe na wymiar';
const COMPANY = 'Pracownia Stolarska Dąb';
const REASON = 'Na fakturze brakuje numeru zamówienia';

type Sample = readonly [subject: NotificationSubject | null, params: Record<string, string>];

/** A subject and all params of every kind. `pnpm check samples` compares them with the table of the API. */
export const NOTIFICATION_SAMPLES: Record<Exclude<NotificationKind, 'unknown'>, Sample> = {
  MessageForUser: ['thread', {}],
  MessageForCompany: ['thread', { company: COMPANY }],
  OfferBought: ['order', { offer: OFFER }],
  QuoteAsked: ['thread', { offer: OFFER }],
  QuoteProposed: ['thread', { offer: OFFER, amount: '5400.00' }],
  QuoteDeclined: ['thread', { offer: OFFER }],
  QuoteExpired: ['thread', { offer: OFFER }],
  ApplicationReceived: ['thread', { offer: OFFER }],
  ApplicationAnswered: ['thread', { offer: OFFER }],
  UserSubmittedVerification: ['order', { offer: OFFER }],
  UserAddedDocumentToSaleVerification: ['order', { offer: OFFER }],
  SaleVerified: ['order', { offer: OFFER, points: '1234.50' }],
  SaleRejected: ['order', { offer: OFFER, reason: REASON }],
  RatingReceived: ['company', { company: COMPANY, rating: '4' }],
  NetworkAccepted: ['user', {}],
  NetworkInvite: ['user', {}],
  SaleCancelled: ['order', { offer: OFFER, reason: REASON }],
  SaleReported: ['order', { offer: OFFER, reason: REASON }],
  SaleReportReplied: ['order', { offer: OFFER }],
  ReportDecided: ['order', { offer: OFFER, decision: 'verified', reason: REASON }],
  OpinionReplied: ['company', { company: COMPANY }],
  OpinionInvited: ['order', { offer: OFFER }],
  RewardMatured: ['order', { offer: OFFER, points: '45.00', points_type: 'BUY' }],
  RewardReversed: ['order', { offer: OFFER, points: '45.00', points_type: 'BUY' }],
  DuesOverdue: ['company', { points: '320.00', oldest_at: '2026-10-03T10:00:00.000Z' }],
  WalletRecharged: [null, { points: '500.00' }],
  WithdrawalApproved: [null, { amount: '80.00' }],
  WithdrawalPaid: [null, { amount: '80.00' }],
  WithdrawalRejected: [null, { amount: '80.00', reason: REASON }],
  LedgerBroken: [null, { count: '2' }],
  PlanExpired: ['company', { company: COMPANY, plan: 'Duży', plan_en: 'Large' }],
  PlanEnding: ['company', { company: COMPANY, plan: 'Duży', plan_en: 'Large', valid_from: '2026-11-30T10:00:00.000Z' }],
  PlanChanged: ['company', { company: COMPANY, plan: 'Duży', plan_en: 'Large' }],
  PlanPriceChanged: [
    'company',
    {
      company: COMPANY,
      plan: 'Duży',
      plan_en: 'Large',
      amount: '109.00',
      valid_from: '2026-12-31T23:00:00.000Z',
      state: 'planned',
    },
  ],
  CompanyActivated: ['company', { company: COMPANY, reason: REASON }],
  CompanyRejected: ['company', { company: COMPANY, reason: REASON }],
  CompanySuspended: ['company', { company: COMPANY, reason: REASON }],
  MemberInvited: ['company', { company: COMPANY }],
  MemberAdded: ['company', { company: COMPANY }],
  MemberRoleChanged: ['company', { company: COMPANY, role: 'manager' }],
  MemberRemoved: ['company', { company: COMPANY }],
  PostCommented: ['post', {}],
  PostReacted: ['post', {}],
  PostMentioned: ['post', { place: 'comment' }],
  PostHidden: ['decision', { decision: 'hide', reason: REASON }],
  PostRestored: ['decision', { reason: REASON }],
  ContentHidden: ['decision', { what: 'comment', decision: 'hide', reason: REASON }],
  ContentRestored: ['decision', { what: 'comment', reason: REASON }],
  ReportAnswered: ['decision', { what: 'post', decision: 'hide' }],
  SavedSearchMatched: ['saved_search', { search: 'Meble w Łodzi', count: '3', offer: OFFER }],
  DataExportReady: [null, {}],
  AccountRestored: [null, {}],
  FileRemoved: ['order', { file: 'faktura.pdf' }],
  AdminProposed: ['user', { person: 'Ewa Nowak', admin: 'Anna Lis' }],
  AdminGranted: ['user', { person: 'Ewa Nowak', admin: 'Anna Lis' }],
  AdminDeclined: ['user', { person: 'Ewa Nowak', admin: 'Anna Lis' }],
  AdminRemoved: ['user', { person: 'Ewa Nowak', admin: 'Anna Lis' }],
};

export function notificationSetting(overrides: Partial<NotificationSetting> = {}): NotificationSetting {
  return { kind: 'PostReacted', in_product: true, mail: 'never', required: false, ...overrides };
}

export function notificationSettings(settings = [notificationSetting()]): NotificationSettings {
  return { settings };
}

export function mailSubscription(overrides: Partial<MailSubscription> = {}): MailSubscription {
  return { scope: 'OfferBought', active: true, ...overrides };
}
