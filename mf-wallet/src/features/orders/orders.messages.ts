import type { MessageDescriptor } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';

export const ordersMessages = {
  filterLabel: { id: 'orders.filter.label' },
  filterEmpty: { id: 'orders.filter.empty' },
  filterEmptyDetail: { id: 'orders.filter.empty_detail' },
  actionEmpty: { id: 'orders.filter.no_action' },
  actionEmptyDetail: { id: 'orders.filter.no_action_detail' },
  count: { id: 'orders.count' },
  failed: { id: 'orders.failed' },
  missing: { id: 'orders.missing' },
  missingDetail: { id: 'orders.missing_detail' },
  show: { id: 'orders.row.show' },
  hide: { id: 'orders.row.hide' },
  from: { id: 'orders.row.from' },
  by: { id: 'orders.row.by' },
  forYou: { id: 'orders.row.for_you' },
  cost: { id: 'orders.row.cost' },
} as const satisfies Record<string, MessageDescriptor>;

export const sideMessages = {
  purchases: {
    title: { id: 'orders.purchases.title' },
    intro: { id: 'orders.purchases.intro' },
    empty: { id: 'orders.purchases.empty' },
    emptyDetail: { id: 'orders.purchases.empty_detail' },
  },
  sales: {
    title: { id: 'orders.sales.title' },
    intro: { id: 'orders.sales.intro' },
    empty: { id: 'orders.sales.empty' },
    emptyDetail: { id: 'orders.sales.empty_detail' },
  },
} as const satisfies Record<OrderSide, Record<string, MessageDescriptor>>;

/** Filters that are no status. */
export const groupMessages = {
  needs_action: { id: 'orders.filter.needs_action' },
  all: { id: 'orders.filter.all' },
  overdue: { id: 'orders.filter.overdue' },
  blocked: { id: 'orders.filter.blocked' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's status. */
export const statusMessages = {
  bought: { id: 'orders.status.bought' },
  in_verification: { id: 'orders.status.in_verification' },
  rejected: { id: 'orders.status.rejected' },
  verified: { id: 'orders.status.verified' },
  completed: { id: 'orders.status.completed' },
  cancelled: { id: 'orders.status.cancelled' },
  reported: { id: 'orders.status.reported' },
} as const satisfies Record<string, MessageDescriptor>;
