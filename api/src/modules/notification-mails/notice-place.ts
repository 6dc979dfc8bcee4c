import type { SentKind } from '@wspolnik/contract/notification-kinds';
import type { Notice } from './notice.ts';

/** Kinds about an order that the reader sold. Reports and cancellations reach both sides. */
const OF_SALES: ReadonlySet<SentKind> = new Set<SentKind>([
  'OfferBought',
  'UserSubmittedVerification',
  'UserAddedDocumentToSaleVerification',
  'SaleReported',
]);
const OF_POINTS: ReadonlySet<SentKind> = new Set<SentKind>([
  'RewardMatured',
  'RewardReversed',
  'WithdrawalApproved',
  'WithdrawalPaid',
  'TaxDataReported',
  'WithdrawalRejected',
]);

/** Kinds about the role of an account, for admins. */
const OF_ADMINS: ReadonlySet<SentKind> = new Set<SentKind>([
  'AdminProposed',
  'AdminGranted',
  'AdminDeclined',
  'AdminRemoved',
]);

const LIST = '/notifications';
const INVITATIONS = '/network?status=they_connected';

/** The page that a mail opens: the list, which goes on to the place in the right profile. */
export function noticePath(notice: Notice): string {
  return notice.hidden ? placeOf(notice) : `${LIST}?open=${notice.id}`;
}

/** The place of a notification that the list does not contain. */
function placeOf({ kind, company, subject_type, subject_id: id }: Notice): string {
  if (subject_type === 'post') return `/posts?post=${id}`;
  if (subject_type === 'webinar') return `/webinars?open=${id}`;
  if (subject_type === 'decision') return `/moderation/decisions/${id}`;
  if (subject_type === 'user') return OF_ADMINS.has(kind) ? `/admin/users/${id}` : `/profiles/${id}`;
  if (company !== null) return LIST;
  if (subject_type === 'introduction') return kind === 'IntroductionReceived' ? INVITATIONS : '/network/introductions';
  if (subject_type === 'company') return `/companies/${id}`;
  if (subject_type === 'thread') return `/messages/thread/${id}`;
  if (kind === 'DataExportReady') return '/account/settings/profile';
  if (OF_POINTS.has(kind)) return '/points/registry';
  if (subject_type === 'order' && !OF_SALES.has(kind)) return `/transactions/orders?open=${id}#order-${id}`;
  return LIST;
}
