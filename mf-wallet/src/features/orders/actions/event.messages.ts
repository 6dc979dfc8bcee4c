import type { MessageDescriptor } from 'react-intl';
import { statusMessages } from '../orders.messages.ts';
import type { OrderEvent } from './seen-events.ts';

export const eventMessages = {
  system: { id: 'orders.detail.system' },
  conflict: { id: 'orders.conflict' },
  full: { id: 'orders.conflict.full' },
  change: { id: 'orders.change' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the action on the wire, and by the status where an action has more than one end. */
const EVENTS: Record<string, MessageDescriptor> = {
  buy: { id: 'orders.event.buy' },
  'sale-add-document': { id: 'orders.event.document' },
  'sale-add-info': { id: 'orders.event.info' },
  'reflink-actions': { id: 'orders.event.referrer' },
  resubmit: { id: 'orders.event.submit' },
  'my-sales-change-status verified': { id: 'orders.event.verified' },
  'my-sales-change-status rejected': { id: 'orders.event.rejected' },
  'cancel-sale': { id: 'orders.event.cancel' },
  expire: { id: 'orders.event.expire' },
  report: { id: 'orders.event.report' },
  'transaction-reports verified': { id: 'orders.event.decided_verified' },
  'transaction-reports cancelled': { id: 'orders.event.decided_cancelled' },
  complete: { id: 'orders.event.complete' },
};

/** What happened, in words; of an action that this release does not know, the status alone tells. */
export function eventTitle({ action, status }: Pick<OrderEvent, 'action' | 'status'>): MessageDescriptor {
  return EVENTS[`${action} ${status}`] ?? EVENTS[action] ?? statusMessages[status];
}
