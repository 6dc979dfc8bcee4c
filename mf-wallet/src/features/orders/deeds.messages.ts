import type { MessageDescriptor } from 'react-intl';
import { statusMessages } from './orders.messages.ts';
import type { OrderEvent } from './orders.types.ts';

export const deedMessages = {
  system: { id: 'orders.detail.system' },
  stale: { id: 'orders.stale' },
  full: { id: 'orders.stale.full' },
  news: { id: 'orders.news' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the action on the wire, and by the status where an action has more than one end. */
const DEEDS: Record<string, MessageDescriptor> = {
  buy: { id: 'orders.deed.buy' },
  'sale-add-document': { id: 'orders.deed.document' },
  'sale-add-info': { id: 'orders.deed.info' },
  'reflink-actions': { id: 'orders.deed.referrer' },
  resubmit: { id: 'orders.deed.submit' },
  'my-sales-change-status verified': { id: 'orders.deed.verified' },
  'my-sales-change-status rejected': { id: 'orders.deed.rejected' },
  'cancel-sale': { id: 'orders.deed.cancel' },
  expire: { id: 'orders.deed.expire' },
  report: { id: 'orders.deed.report' },
  'transaction-reports verified': { id: 'orders.deed.decided_verified' },
  'transaction-reports cancelled': { id: 'orders.deed.decided_cancelled' },
  complete: { id: 'orders.deed.complete' },
};

/** What happened, in words; of an action that this release does not know, the status alone tells. */
export function deedOf({ action, status }: Pick<OrderEvent, 'action' | 'status'>): MessageDescriptor {
  return DEEDS[`${action} ${status}`] ?? DEEDS[action] ?? statusMessages[status];
}
