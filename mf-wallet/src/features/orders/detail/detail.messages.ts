import type { MessageDescriptor } from 'react-intl';

export const timelineMessages = {
  title: { id: 'orders.detail.history' },
  reason: { id: 'orders.detail.reason' },
  day: { id: 'orders.detail.day' },
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
  seeOffer: { id: 'orders.party.see_offer' },
} as const satisfies Record<string, MessageDescriptor>;

export const reportMessages = {
  title: { id: 'orders.detail.report' },
  buyer: { id: 'orders.detail.report_buyer' },
  seller: { id: 'orders.detail.report_seller' },
  until: { id: 'orders.detail.report_until' },
  none: { id: 'orders.detail.report_none' },
  documents: { id: 'orders.detail.report_documents' },
} as const satisfies Record<string, MessageDescriptor>;

/** State of the points, keyed by the API's status, and the labels of the amounts. */
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

export const opinionMessages = {
  title: { id: 'orders.opinion.title' },
  own: { id: 'orders.opinion.own' },
  change: { id: 'orders.opinion.change' },
  detail: { id: 'orders.opinion.detail' },
  done: { id: 'orders.opinion.done' },
  seeCompany: { id: 'orders.opinion.see_company' },
} as const satisfies Record<string, MessageDescriptor>;
