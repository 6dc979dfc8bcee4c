import type { MessageDescriptor } from 'react-intl';

export const filterMessages = {
  filter: { id: 'transactions.filter' },
  waiting: { id: 'transactions.waiting' },
  decided: { id: 'transactions.decided' },
  transactions: { id: 'transactions.all' },
  status: { id: 'transactions.status' },
  anyStatus: { id: 'transactions.any_status' },
} as const satisfies Record<string, MessageDescriptor>;

const reports = {
  title: { id: 'transactions.title' },
  count: { id: 'transactions.reports' },
  failed: { id: 'transactions.failed' },
  emptyText: { id: 'transactions.no_reports_text' },
} as const;

export const reportsMessages = {
  open: { ...reports, empty: { id: 'transactions.no_waiting' } },
  decided: { ...reports, empty: { id: 'transactions.no_decided' } },
} as const satisfies Record<string, Record<string, MessageDescriptor>>;

export const ordersMessages = {
  title: { id: 'transactions.title' },
  count: { id: 'transactions.count' },
  failed: { id: 'transactions.failed_all' },
  empty: { id: 'transactions.none' },
  search: { id: 'transactions.search' },
  searchHint: { id: 'transactions.search_hint' },
} as const satisfies Record<string, MessageDescriptor>;

export const statusMessages = {
  bought: { id: 'transactions.status.bought' },
  in_verification: { id: 'transactions.status.in_verification' },
  rejected: { id: 'transactions.status.rejected' },
  verified: { id: 'transactions.status.verified' },
  completed: { id: 'transactions.status.completed' },
  cancelled: { id: 'transactions.status.cancelled' },
  reported: { id: 'transactions.status.reported' },
} as const satisfies Record<string, MessageDescriptor>;

export const rowMessages = {
  buyer: { id: 'transactions.row.buyer' },
  seller: { id: 'transactions.row.seller' },
  reported: { id: 'transactions.row.reported' },
  answered: { id: 'transactions.row.answered' },
  awaited: { id: 'transactions.row.awaited' },
  verified: { id: 'transactions.row.verified' },
  cancelled: { id: 'transactions.row.cancelled' },
  own: { id: 'transactions.row.own' },
} as const satisfies Record<string, MessageDescriptor>;

export const detailMessages = {
  title: { id: 'transactions.detail.title' },
  failed: { id: 'transactions.detail.failed' },
  gone: { id: 'transactions.detail.gone' },
  all: { id: 'transactions.detail.all' },
  evidence: { id: 'transactions.detail.evidence' },
  noEvidence: { id: 'transactions.detail.no_evidence' },
  documents: { id: 'transactions.detail.documents' },
  infos: { id: 'transactions.detail.infos' },
  history: { id: 'transactions.detail.history' },
  system: { id: 'transactions.detail.system' },
  reason: { id: 'transactions.detail.reason' },
} as const satisfies Record<string, MessageDescriptor>;

export const partyMessages = {
  title: { id: 'transactions.party.title' },
  offer: { id: 'transactions.party.offer' },
  buyer: { id: 'transactions.party.buyer' },
  seller: { id: 'transactions.party.seller' },
  referrer: { id: 'transactions.party.referrer' },
  noReferrer: { id: 'transactions.party.no_referrer' },
  price: { id: 'transactions.party.price' },
  reward: { id: 'transactions.party.reward' },
  halves: { id: 'transactions.party.halves' },
  pending: { id: 'transactions.party.pending' },
} as const satisfies Record<string, MessageDescriptor>;

export const eventMessages = {
  buy: { id: 'transactions.event.buy' },
  document: { id: 'transactions.event.document' },
  info: { id: 'transactions.event.info' },
  referrer: { id: 'transactions.event.referrer' },
  referrerDropped: { id: 'transactions.event.referrer_dropped' },
  submit: { id: 'transactions.event.submit' },
  verified: { id: 'transactions.event.verified' },
  rejected: { id: 'transactions.event.rejected' },
  cancel: { id: 'transactions.event.cancel' },
  expire: { id: 'transactions.event.expire' },
  report: { id: 'transactions.event.report' },
  answer: { id: 'transactions.event.answer' },
  decidedVerified: { id: 'transactions.event.decided_verified' },
  decidedCancelled: { id: 'transactions.event.decided_cancelled' },
  complete: { id: 'transactions.event.complete' },
} as const satisfies Record<string, MessageDescriptor>;

export const ledgerMessages = {
  title: { id: 'transactions.ledger.title' },
  empty: { id: 'transactions.ledger.empty' },
  to: { id: 'transactions.ledger.to' },
  other: { id: 'transactions.ledger.other' },
} as const satisfies Record<string, MessageDescriptor>;

export const typeMessages = {
  BUY: { id: 'transactions.type.buy' },
  NETWORK_BUY: { id: 'transactions.type.network_buy' },
  SELL: { id: 'transactions.type.sell' },
  PAY_OFF: { id: 'transactions.type.pay_off' },
} as const satisfies Record<string, MessageDescriptor>;

export const accountMessages = {
  available: { id: 'transactions.account.available' },
  frozen: { id: 'transactions.account.frozen' },
  assigned: { id: 'transactions.account.assigned' },
  withdrawable: { id: 'transactions.account.withdrawable' },
  hold: { id: 'transactions.account.hold' },
  debt: { id: 'transactions.account.debt' },
  clearing: { id: 'transactions.account.clearing' },
} as const satisfies Record<string, MessageDescriptor>;

export const reportMessages = {
  waiting: { id: 'transactions.report.waiting' },
  before: { id: 'transactions.report.before' },
  own: { id: 'transactions.report.own' },
  verify: { id: 'transactions.report.verify' },
  cancel: { id: 'transactions.report.cancel' },
  verified: { id: 'transactions.report.verified' },
  cancelled: { id: 'transactions.report.cancelled' },
  forBuyer: { id: 'transactions.report.for_buyer' },
  forSeller: { id: 'transactions.report.for_seller' },
} as const satisfies Record<string, MessageDescriptor>;

export const sideMessages = {
  buyer: { id: 'transactions.side.buyer' },
  seller: { id: 'transactions.side.seller' },
  evidence: { id: 'transactions.side.evidence' },
  documents: { id: 'transactions.side.documents' },
  until: { id: 'transactions.side.until' },
  none: { id: 'transactions.side.none' },
} as const satisfies Record<string, MessageDescriptor>;

export const decisionMessages = {
  verifiedTitle: { id: 'transactions.decision.verified_title' },
  verifiedText: { id: 'transactions.decision.verified_text' },
  verifiedConfirm: { id: 'transactions.decision.verified_confirm' },
  verifiedDone: { id: 'transactions.decision.verified_done' },
  cancelledTitle: { id: 'transactions.decision.cancelled_title' },
  cancelledText: { id: 'transactions.decision.cancelled_text' },
  cancelledConfirm: { id: 'transactions.decision.cancelled_confirm' },
  cancelledDone: { id: 'transactions.decision.cancelled_done' },
  back: { id: 'transactions.decision.back' },
  forBuyer: { id: 'transactions.decision.for_buyer' },
  forSeller: { id: 'transactions.decision.for_seller' },
  waits: { id: 'transactions.decision.waits' },
  unheard: { id: 'transactions.decision.unheard' },
  answered: { id: 'transactions.decision.answered' },
  answerRead: { id: 'transactions.decision.answer_read' },
  alreadyDecided: { id: 'transactions.decision.already_decided' },
} as const satisfies Record<string, MessageDescriptor>;
