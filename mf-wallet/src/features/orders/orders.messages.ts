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
  missing: { id: 'orders.missing' },
  missingDetail: { id: 'orders.missing_detail' },
  show: { id: 'orders.row.show' },
  hide: { id: 'orders.row.hide' },
  from: { id: 'orders.row.from' },
  by: { id: 'orders.row.by' },
  points: { id: 'orders.row.points' },
  price: { id: 'orders.detail.price' },
  rewardBuyer: { id: 'orders.detail.reward_buyer' },
  rewardTotal: { id: 'orders.detail.reward_total' },
  rewardDue: { id: 'orders.detail.reward_due' },
  buyer: { id: 'orders.detail.buyer' },
  seller: { id: 'orders.detail.seller' },
  boughtAt: { id: 'orders.detail.bought_at' },
  rejectedReason: { id: 'orders.detail.rejected_reason' },
  history: { id: 'orders.detail.history' },
  reason: { id: 'orders.detail.reason' },
  system: { id: 'orders.detail.system' },
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

/** Keyed by the action on the wire: events that leave the status as it is. */
export const eventMessages = {
  'sale-add-document': { id: 'orders.event.document' },
  'sale-add-info': { id: 'orders.event.info' },
} as const satisfies Record<string, MessageDescriptor>;

export const cancelMessages = {
  open: { id: 'orders.cancel.open' },
  title: { id: 'orders.cancel.title' },
  purchaseDetail: { id: 'orders.cancel.purchase_detail' },
  saleDetail: { id: 'orders.cancel.sale_detail' },
  reason: { id: 'orders.cancel.reason' },
  reasonOptional: { id: 'orders.cancel.reason_optional' },
  confirm: { id: 'orders.cancel.confirm' },
  keep: { id: 'orders.cancel.keep' },
  done: { id: 'orders.cancel.done' },
  stale: { id: 'orders.cancel.stale' },
} as const satisfies Record<string, MessageDescriptor>;
