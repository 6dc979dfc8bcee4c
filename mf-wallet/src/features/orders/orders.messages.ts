import type { MessageDescriptor } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';

export const ordersMessages = {
  filterLabel: { id: 'orders.filter.label' },
  filterEmpty: { id: 'orders.filter.empty' },
  filterEmptyDetail: { id: 'orders.filter.empty_detail' },
  actionEmpty: { id: 'orders.filter.no_action' },
  actionEmptyDetail: { id: 'orders.filter.no_action_detail' },
  search: { id: 'orders.filter.search' },
  searchHint: { id: 'orders.filter.search_hint' },
  month: { id: 'orders.filter.month' },
  anyMonth: { id: 'orders.filter.any_month' },
  offer: { id: 'orders.filter.offer' },
  oneOffer: { id: 'orders.filter.one_offer' },
  narrowedEmpty: { id: 'orders.filter.narrowed_empty' },
  narrowedEmptyDetail: { id: 'orders.filter.narrowed_empty_detail' },
  quotes: { id: 'orders.filter.quotes' },
  deliverOn: { id: 'orders.row.deliver_on' },
  deliverLate: { id: 'orders.row.deliver_late' },
  count: { id: 'orders.count' },
  failed: { id: 'orders.failed' },
  missing: { id: 'orders.missing' },
  missingDetail: { id: 'orders.missing_detail' },
  show: { id: 'orders.row.show' },
  hide: { id: 'orders.row.hide' },
  from: { id: 'orders.row.from' },
  by: { id: 'orders.row.by' },
  unreadMessages: { id: 'orders.row.unread' },
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

/** Filters that are no status, and disputes, which have another name as a group. */
export const groupMessages = {
  needs_action: { id: 'orders.filter.needs_action' },
  deliver: { id: 'orders.filter.deliver' },
  reported: { id: 'orders.filter.reported' },
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

export const fileMessages = {
  save: { id: 'orders.file' },
  failed: { id: 'orders.file.failed' },
  truncated: { id: 'orders.file.truncated' },
  purchases: { id: 'orders.file.purchases' },
  sales: { id: 'orders.file.sales' },
} as const satisfies Record<string, MessageDescriptor>;

/** Heads of the columns. */
export const columnMessages = {
  number: { id: 'orders.file.number' },
  date: { id: 'orders.file.date' },
  status: { id: 'orders.filter.label' },
  title: { id: 'orders.file.title' },
  other: { id: 'orders.file.other' },
  price: { id: 'orders.file.price' },
  net: { id: 'orders.file.net' },
  vat: { id: 'orders.file.vat' },
  reward: { id: 'orders.file.reward' },
  due: { id: 'orders.file.due' },
  paid: { id: 'orders.file.paid' },
  deliver: { id: 'orders.file.deliver' },
} as const satisfies Record<string, MessageDescriptor>;
