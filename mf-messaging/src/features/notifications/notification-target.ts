import type { Notification } from '@wspolnik/contract';
import { withQuery } from '@wspolnik/shared-auth';

type Kind = Notification['kind'];

/** Kinds whose page does not depend on the subject. */
const PAGES: Partial<Record<Kind, string>> = {
  RewardMatured: '/points/registry',
  RewardReversed: '/points/registry',
  DuesOverdue: '/points/registry',
  WalletRecharged: '/points/registry',
  WithdrawalApproved: '/points/registry',
  WithdrawalPaid: '/points/registry',
  TaxDataReported: '/points/registry',
  WithdrawalRejected: '/points/registry',
  LedgerBroken: '/admin',
  PlanExpired: '/companies/payments/plans',
  PlanEnding: '/companies/payments/plans',
  PlanChanged: '/companies/payments/plans',
  PlanPriceChanged: '/companies/payments/plans',
  CompanyRejected: '/companies/verify-company',
  CompanySuspended: '/companies/verify-company',
  MemberInvited: '/auth/change-profile',
  MemberAdded: '/companies/settings/members',
  MemberRoleChanged: '/companies/settings/members',
  // The company may not be visible to those who do not belong to it.
  MemberRemoved: '/companies',
  WebinarCancelled: '/webinars',
  DataExportReady: '/account/settings/profile',
  AccountRestored: '/account/settings/profile',
  IntroductionReceived: '/network?status=they_connected',
};

/** Sent to the person, about their place in a company: its page opens as that company. */
const IN_COMPANY: readonly Kind[] = ['MemberAdded', 'MemberRoleChanged'];

/** About the role of an account, for admins. */
const OF_ADMINS: readonly Kind[] = ['AdminProposed', 'AdminGranted', 'AdminDeclined', 'AdminRemoved'];

type Subject = NonNullable<Notification['subject']>;

function searchPath({ filters }: Subject): string {
  const given = Object.entries(filters ?? {}).map(([name, value]) => [name, String(value)]);
  return withQuery('/offers', Object.fromEntries(given));
}

const SUBJECTS: Record<Subject['type'], (subject: Subject) => string> = {
  order: ({ id, side }) => `/transactions/${side === 'seller' ? 'sales' : 'orders'}?open=${id}#order-${id}`,
  offer: ({ id }) => `/offers/${id}`,
  company: ({ id }) => `/companies/${id}`,
  user: ({ id }) => `/profiles/${id}`,
  thread: ({ id }) => `/messages/thread/${id}`,
  post: ({ id }) => `/posts?post=${id}`,
  saved_search: searchPath,
  introduction: () => '/network/introductions',
  webinar: ({ id }) => `/webinars?open=${id}`,
  decision: ({ id }) => `/moderation/decisions/${id}`,
};

/** The page of a notification's subject, without the locale's prefix. */
export function pathOf({ kind, subject }: Notification, isOfSeveral = false): string {
  if (kind === 'FileRemoved' && subject?.type === 'company') return '/companies/verify-company';
  if (subject && OF_ADMINS.includes(kind)) return `/admin/users/${subject.id}`;
  if (isOfSeveral && kind === 'NetworkInvite') return '/network?status=they_connected';
  return PAGES[kind] ?? (subject ? SUBJECTS[subject.type](subject) : '/notifications');
}

/** The profile in which the page opens: a company of the person, or null for the person. */
export function profileOf({ kind, subject, company, params }: Notification): { id: string; name: string } | null {
  if (subject && IN_COMPANY.includes(kind)) return { id: subject.id, name: params.company ?? '' };
  return company;
}
