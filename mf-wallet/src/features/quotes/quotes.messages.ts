import type { MessageDescriptor } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';

export const quotesMessages = {
  title: { id: 'quote_list.title' },
  count: { id: 'quote_list.count' },
  changed: { id: 'quote_list.changed' },
  failed: { id: 'quote_list.failed' },
  filterLabel: { id: 'orders.filter.label' },
  filterAll: { id: 'orders.filter.all' },
  filterEmpty: { id: 'quote_list.filter.empty' },
  filterEmptyDetail: { id: 'quote_list.filter.empty_detail' },
  quote: { id: 'quote_list.quote' },
  application: { id: 'quote_list.application' },
  from: { id: 'orders.row.from' },
  by: { id: 'quote_list.by' },
  company: { id: 'quote_list.company' },
  documents: { id: 'quote_list.documents' },
  order: { id: 'quote_list.order' },
  thread: { id: 'quote_list.thread' },
  requests: { id: 'quote_list.requests' },
  compare: { id: 'quote_list.compare' },
  price: { id: 'quote_list.price' },
  budget: { id: 'quote_list.budget' },
  wantedBy: { id: 'quote_list.wanted_by' },
  validUntil: { id: 'quote_list.valid_until' },
  closes: { id: 'quote_list.closes' },
  cost: { id: 'quote_list.cost' },
  reward: { id: 'quote_list.reward' },
} as const satisfies Record<string, MessageDescriptor>;

export const sideMessages = {
  purchases: {
    intro: { id: 'quote_list.purchases.intro' },
    empty: { id: 'quote_list.purchases.empty' },
    emptyDetail: { id: 'quote_list.purchases.empty_detail' },
  },
  sales: {
    intro: { id: 'quote_list.sales.intro' },
    empty: { id: 'quote_list.sales.empty' },
    emptyDetail: { id: 'quote_list.sales.empty_detail' },
  },
} as const satisfies Record<OrderSide, Record<string, MessageDescriptor>>;

/** Keyed by the API's status. */
export const statusMessages = {
  asked: { id: 'quote_list.status.asked' },
  proposed: { id: 'quote_list.status.proposed' },
  accepted: { id: 'quote_list.status.accepted' },
  hired: { id: 'quote_list.status.hired' },
  declined: { id: 'quote_list.status.declined' },
  expired: { id: 'quote_list.status.expired' },
} as const satisfies Record<string, MessageDescriptor>;
