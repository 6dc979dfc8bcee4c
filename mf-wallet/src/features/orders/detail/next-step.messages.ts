import type { OrderStatus } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';

interface Step {
  title: MessageDescriptor;
  detail: MessageDescriptor;
}

/** Keyed by the viewer's side and by the API's status. `{day}` is the date of an automatic change. */
export const nextMessages = {
  purchases: {
    bought: { title: { id: 'orders.next.bought' }, detail: { id: 'orders.next.bought_detail' } },
    in_verification: {
      title: { id: 'orders.next.in_verification' },
      detail: { id: 'orders.next.in_verification_detail' },
    },
    rejected: { title: { id: 'orders.next.rejected' }, detail: { id: 'orders.next.rejected_detail' } },
    verified: { title: { id: 'orders.next.verified' }, detail: { id: 'orders.next.verified_detail' } },
    completed: { title: { id: 'orders.next.completed' }, detail: { id: 'orders.next.completed_detail' } },
    cancelled: { title: { id: 'orders.next.cancelled' }, detail: { id: 'orders.next.cancelled_detail' } },
    reported: { title: { id: 'orders.next.reported' }, detail: { id: 'orders.next.reported_detail' } },
  },
  sales: {
    bought: { title: { id: 'orders.next.sale_bought' }, detail: { id: 'orders.next.sale_bought_detail' } },
    in_verification: {
      title: { id: 'orders.next.sale_in_verification' },
      detail: { id: 'orders.next.sale_in_verification_detail' },
    },
    rejected: { title: { id: 'orders.next.sale_rejected' }, detail: { id: 'orders.next.sale_rejected_detail' } },
    verified: { title: { id: 'orders.next.sale_verified' }, detail: { id: 'orders.next.sale_verified_detail' } },
    completed: { title: { id: 'orders.next.completed' }, detail: { id: 'orders.next.sale_completed_detail' } },
    cancelled: { title: { id: 'orders.next.cancelled' }, detail: { id: 'orders.next.cancelled_detail' } },
    reported: { title: { id: 'orders.next.sale_reported' }, detail: { id: 'orders.next.sale_reported_detail' } },
  },
} as const satisfies Record<OrderSide, Record<OrderStatus, Step>>;

/** Instead of the detail of a reported sale until the seller has answered. */
export const awaitedMessage = { id: 'orders.next.sale_reported_awaited' } as const satisfies MessageDescriptor;

export const hintMessages = {
  rejectedReason: { id: 'orders.detail.rejected_reason' },
  othersDecide: { id: 'orders.next.others_decide' },
  othersAnswer: { id: 'orders.next.others_answer' },
  left: { id: 'orders.next.left' },
  seePoints: { id: 'orders.next.see_points' },
} as const satisfies Record<string, MessageDescriptor>;
