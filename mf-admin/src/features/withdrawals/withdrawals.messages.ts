import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'withdrawals.title' },
  count: { id: 'withdrawals.count' },
  failed: { id: 'withdrawals.failed' },
  filter: { id: 'withdrawals.filter' },
  all: { id: 'withdrawals.all' },
  search: { id: 'withdrawals.search' },
  searchHint: { id: 'withdrawals.search_hint' },
  empty: { id: 'withdrawals.empty' },
  emptyText: { id: 'withdrawals.empty_text' },
} as const satisfies Record<string, MessageDescriptor>;

export const statusMessages = {
  requested: { id: 'withdrawals.filter.requested' },
  approved: { id: 'withdrawals.filter.approved' },
  paid: { id: 'withdrawals.filter.paid' },
  rejected: { id: 'withdrawals.filter.rejected' },
} as const satisfies Record<string, MessageDescriptor>;

export const stateMessages = {
  requested: { id: 'withdrawals.state.requested' },
  approved: { id: 'withdrawals.state.approved' },
  paid: { id: 'withdrawals.state.paid' },
  rejected: { id: 'withdrawals.state.rejected' },
} as const satisfies Record<string, MessageDescriptor>;

export const rowMessages = {
  choose: { id: 'withdrawals.row.choose' },
  inFile: { id: 'withdrawals.row.in_file' },
  reason: { id: 'withdrawals.row.reason' },
  own: { id: 'withdrawals.row.own' },
  approved: { id: 'withdrawals.row.approve' },
  paid: { id: 'withdrawals.row.pay' },
  rejected: { id: 'withdrawals.row.reject' },
  actionFor: { id: 'withdrawals.row.action_for' },
  details: { id: 'withdrawals.row.details' },
  detailsOf: { id: 'withdrawals.row.details_of' },
} as const satisfies Record<string, MessageDescriptor>;

export const failureMessages = {
  invalid_transition: { id: 'withdrawals.failure.decided' },
  own_profile: { id: 'withdrawals.failure.own' },
  not_found: { id: 'withdrawals.failure.gone' },
  other: { id: 'withdrawals.failure.other' },
} as const satisfies Record<string, MessageDescriptor>;

export const accountMessages = {
  broker: { id: 'withdrawals.account.broker' },
  unknownBank: { id: 'withdrawals.account.unknown_bank' },
  invalid: { id: 'withdrawals.account.invalid' },
  verified: { id: 'withdrawals.account.verified' },
  notVerified: { id: 'withdrawals.account.not_verified' },
  shared: { id: 'withdrawals.account.shared' },
} as const satisfies Record<string, MessageDescriptor>;

export const bulkMessages = {
  label: { id: 'withdrawals.bulk.label' },
  selectAll: { id: 'withdrawals.bulk.select_all' },
  chosen: { id: 'withdrawals.bulk.chosen' },
  approve: { id: 'withdrawals.bulk.approve' },
  pay: { id: 'withdrawals.bulk.pay' },
  file: { id: 'withdrawals.bulk.file' },
  approvedTitle: { id: 'withdrawals.bulk.approved_title' },
  approvedText: { id: 'withdrawals.bulk.approved_text' },
  approvedConfirm: { id: 'withdrawals.bulk.approved_confirm' },
  approvedDone: { id: 'withdrawals.bulk.approved_done' },
  paidTitle: { id: 'withdrawals.bulk.paid_title' },
  paidText: { id: 'withdrawals.bulk.paid_text' },
  paidConfirm: { id: 'withdrawals.bulk.paid_confirm' },
  paidDone: { id: 'withdrawals.bulk.paid_done' },
  someFailed: { id: 'withdrawals.bulk.some_failed' },
} as const satisfies Record<string, MessageDescriptor>;

export const fileMessages = {
  title: { id: 'withdrawals.file.title' },
  text: { id: 'withdrawals.file.text' },
  sent: { id: 'withdrawals.file.sent' },
  sentIn: { id: 'withdrawals.file.sent_in' },
  again: { id: 'withdrawals.file.again' },
  confirm: { id: 'withdrawals.file.confirm' },
  done: { id: 'withdrawals.file.done' },
  leftOut: { id: 'withdrawals.file.left_out' },
} as const satisfies Record<string, MessageDescriptor>;

export const decisionMessages = {
  approvedTitle: { id: 'withdrawals.approved.title' },
  approvedText: { id: 'withdrawals.approved.text' },
  approvedConfirm: { id: 'withdrawals.approved.confirm' },
  approvedDone: { id: 'withdrawals.approved.done' },
  paidTitle: { id: 'withdrawals.paid.title' },
  paidText: { id: 'withdrawals.paid.text' },
  paidConfirm: { id: 'withdrawals.paid.confirm' },
  paidDone: { id: 'withdrawals.paid.done' },
  rejectedTitle: { id: 'withdrawals.rejected.title' },
  rejectedText: { id: 'withdrawals.rejected.text' },
  rejectedConfirm: { id: 'withdrawals.rejected.confirm' },
  rejectedDone: { id: 'withdrawals.rejected.done' },
  reason: { id: 'withdrawals.rejected.reason' },
  inFile: { id: 'withdrawals.rejected.in_file' },
  alreadyDecided: { id: 'withdrawals.already_decided' },
} as const satisfies Record<string, MessageDescriptor>;

export const detailMessages = {
  title: { id: 'withdrawals.detail.title' },
  holder: { id: 'withdrawals.detail.holder' },
  requestedBy: { id: 'withdrawals.detail.requested_by' },
  sources: { id: 'withdrawals.detail.sources' },
  sourcesText: { id: 'withdrawals.detail.sources_text' },
  asBuyer: { id: 'withdrawals.detail.as_buyer' },
  asReferrer: { id: 'withdrawals.detail.as_referrer' },
  other: { id: 'withdrawals.detail.other' },
  more: { id: 'withdrawals.detail.more' },
  history: { id: 'withdrawals.detail.history' },
  failed: { id: 'withdrawals.detail.failed' },
  gone: { id: 'withdrawals.detail.gone' },
} as const satisfies Record<string, MessageDescriptor>;

export const eventMessages = {
  requested: { id: 'withdrawals.event.requested' },
  approved: { id: 'withdrawals.event.approved' },
  paid: { id: 'withdrawals.event.paid' },
  rejected: { id: 'withdrawals.event.rejected' },
  file: { id: 'withdrawals.event.file' },
} as const satisfies Record<string, MessageDescriptor>;
