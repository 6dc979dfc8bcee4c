import type { MessageDescriptor } from 'react-intl';
import { statusMessages } from '../orders.messages.ts';
import type { OrderEvent } from './seen-events.ts';

export const eventMessages = {
  system: { id: 'orders.detail.system' },
  conflict: { id: 'orders.conflict' },
  full: { id: 'orders.conflict.full' },
  change: { id: 'orders.change' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's action, and by the status when an action has several outcomes. */
const EVENTS: Record<string, MessageDescriptor> = {
  buy: { id: 'orders.event.buy' },
  'sale-add-document': { id: 'orders.event.document' },
  'sale-add-info': { id: 'orders.event.info' },
  'sale-remove-document': { id: 'orders.event.document_removed' },
  'sale-remove-info': { id: 'orders.event.info_removed' },
  'reflink-actions': { id: 'orders.event.referrer' },
  'drop-referrer': { id: 'orders.event.referrer_dropped' },
  resubmit: { id: 'orders.event.submit' },
  'my-sales-change-status verified': { id: 'orders.event.verified' },
  'my-sales-change-status rejected': { id: 'orders.event.rejected' },
  'sale-deliver-on': { id: 'orders.event.deliver_on' },
  'cancel-sale': { id: 'orders.event.cancel' },
  expire: { id: 'orders.event.expire' },
  report: { id: 'orders.event.report' },
  'answer-report': { id: 'orders.event.answer' },
  'transaction-reports verified': { id: 'orders.event.decided_verified' },
  'transaction-reports cancelled': { id: 'orders.event.decided_cancelled' },
  complete: { id: 'orders.event.complete' },
  'deal-details': { id: 'orders.event.details' },
  'deal-due': { id: 'orders.event.due' },
  'deal-paid': { id: 'orders.event.paid' },
  'deal-unpaid': { id: 'orders.event.unpaid' },
  'deal-remind': { id: 'orders.event.reminded' },
};

/** Text of an event. For an action that this release does not know it is the text of the status. */
export function eventTitle({ action, status }: Pick<OrderEvent, 'action' | 'status'>): MessageDescriptor {
  return EVENTS[`${action} ${status}`] ?? EVENTS[action] ?? statusMessages[status];
}
