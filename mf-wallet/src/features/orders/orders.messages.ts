import type { MessageDescriptor } from 'react-intl';

export const ordersMessages = {
  purchasesTitle: { id: 'orders.purchases.title' },
  purchasesIntro: { id: 'orders.purchases.intro' },
  purchasesEmpty: { id: 'orders.purchases.empty' },
  purchasesEmptyDetail: { id: 'orders.purchases.empty_detail' },
  salesTitle: { id: 'orders.sales.title' },
  salesIntro: { id: 'orders.sales.intro' },
  salesEmpty: { id: 'orders.sales.empty' },
  salesEmptyDetail: { id: 'orders.sales.empty_detail' },
  addOffer: { id: 'orders.add_offer' },
  seeOffers: { id: 'orders.see_offers' },
  filterLabel: { id: 'orders.filter.label' },
  filterAll: { id: 'orders.filter.all' },
  filterEmpty: { id: 'orders.filter.empty' },
  filterEmptyDetail: { id: 'orders.filter.empty_detail' },
  filterClear: { id: 'orders.filter.clear' },
  pageEmpty: { id: 'orders.page.empty' },
  pageFirst: { id: 'orders.page.first' },
  count: { id: 'orders.count' },
  failed: { id: 'orders.failed' },
  formFailed: { id: 'orders.form_failed' },
  missing: { id: 'orders.missing' },
  missingDetail: { id: 'orders.missing_detail' },
  show: { id: 'orders.row.show' },
  hide: { id: 'orders.row.hide' },
  from: { id: 'orders.row.from' },
  by: { id: 'orders.row.by' },
  points: { id: 'orders.row.points' },
  retry: { id: 'orders.retry' },
  outdated: { id: 'orders.outdated' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the status on the wire. */
export const statusMessages = {
  bought: { id: 'orders.status.bought' },
  in_verification: { id: 'orders.status.in_verification' },
  rejected: { id: 'orders.status.rejected' },
  verified: { id: 'orders.status.verified' },
  completed: { id: 'orders.status.completed' },
  cancelled: { id: 'orders.status.cancelled' },
  reported: { id: 'orders.status.reported' },
} as const satisfies Record<string, MessageDescriptor>;

export const timelineMessages = {
  title: { id: 'orders.detail.history' },
  reason: { id: 'orders.detail.reason' },
  ahead: { id: 'orders.ahead' },
  aheadCancelled: { id: 'orders.ahead.cancelled' },
  aheadDecision: { id: 'orders.ahead.decision' },
  aheadCompleted: { id: 'orders.ahead.completed' },
  aheadReport: { id: 'orders.ahead.report' },
} as const satisfies Record<string, MessageDescriptor>;

export const partyMessages = {
  buyer: { id: 'orders.detail.buyer' },
  seller: { id: 'orders.detail.seller' },
  person: { id: 'orders.party.person' },
  company: { id: 'orders.party.company' },
  write: { id: 'orders.party.write' },
} as const satisfies Record<string, MessageDescriptor>;

/** Where the points are, by the status on the wire, beside the words for the sums. */
export const pointsMessages = {
  title: { id: 'orders.points.title' },
  price: { id: 'orders.detail.price' },
  total: { id: 'orders.points.total' },
  buyerHalf: { id: 'orders.points.buyer_half' },
  referrerHalf: { id: 'orders.points.referrer_half' },
  nobodyHalf: { id: 'orders.points.nobody_half' },
  backToSeller: { id: 'orders.points.back_to_seller' },
  none: { id: 'orders.points.none' },
  due: { id: 'orders.points.due' },
  dueSale: { id: 'orders.points.due_sale' },
  settle: { id: 'orders.points.settle' },
  bought: { id: 'orders.points.frozen' },
  in_verification: { id: 'orders.points.frozen' },
  rejected: { id: 'orders.points.frozen' },
  verified: { id: 'orders.points.verified' },
  completed: { id: 'orders.points.completed' },
  cancelled: { id: 'orders.points.cancelled' },
  reported: { id: 'orders.points.reported' },
} as const satisfies Record<string, MessageDescriptor>;
