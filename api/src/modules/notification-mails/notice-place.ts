import type { SentKind } from '../../contract/notification-settings.ts';
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
  'WithdrawalRejected',
]);

/** The list, where a click leads to the place in the right profile. */
const LIST = '/notifications';

/**
 * The page that a mail opens. What only a member may see opens from the list of notifications: the reader may use another
 * profile by then.
 */
export function noticePath({ kind, company, subject_type, subject_id: id }: Notice): string {
  if (subject_type === 'post') return `/posts?post=${id}`;
  if (subject_type === 'user') return `/profiles/${id}`;
  if (company !== null) return LIST;
  if (subject_type === 'company') return `/companies/${id}`;
  if (subject_type === 'thread') return `/messages/thread/${id}`;
  if (OF_POINTS.has(kind)) return '/points/registry';
  if (subject_type === 'order' && !OF_SALES.has(kind)) return `/transactions/orders?open=${id}#order-${id}`;
  return LIST;
}
