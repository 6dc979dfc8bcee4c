import type { WithdrawalFlag } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'withdrawals.title' },
  count: { id: 'withdrawals.count' },
  failed: { id: 'withdrawals.failed' },
  filter: { id: 'withdrawals.filter' },
  open: { id: 'withdrawals.open' },
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
  cancelled: { id: 'withdrawals.filter.cancelled' },
  all: { id: 'withdrawals.all' },
} as const satisfies Record<string, MessageDescriptor>;

export const stateMessages = {
  requested: { id: 'withdrawals.state.requested' },
  approved: { id: 'withdrawals.state.approved' },
  paid: { id: 'withdrawals.state.paid' },
  rejected: { id: 'withdrawals.state.rejected' },
  cancelled: { id: 'withdrawals.state.cancelled' },
} as const satisfies Record<string, MessageDescriptor>;

export const rowMessages = {
  choose: { id: 'withdrawals.row.choose' },
  inFile: { id: 'withdrawals.row.in_file' },
  reason: { id: 'withdrawals.row.reason' },
  own: { id: 'withdrawals.row.own' },
  approved: { id: 'withdrawals.row.approve' },
  paid: { id: 'withdrawals.row.pay' },
  rejected: { id: 'withdrawals.row.reject' },
  not_sent: { id: 'withdrawals.row.not_sent' },
  take: { id: 'withdrawals.row.take' },
  takeOver: { id: 'withdrawals.row.take_over' },
  actionFor: { id: 'withdrawals.row.action_for' },
  details: { id: 'withdrawals.row.details' },
  detailsOf: { id: 'withdrawals.row.details_of' },
} as const satisfies Record<string, MessageDescriptor>;

export const failureMessages = {
  withdrawal_changed: { id: 'withdrawals.failure.decided' },
  invalid_transition: { id: 'withdrawals.failure.decided' },
  held_by_other: { id: 'withdrawals.failure.held' },
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

export const originMessages = {
  none: { id: 'withdrawals.origin.none' },
  from: { id: 'withdrawals.origin.from' },
  more: { id: 'withdrawals.origin.more' },
  recharge: { id: 'withdrawals.origin.recharge' },
  recharges: { id: 'withdrawals.origin.recharges' },
  noRecharge: { id: 'withdrawals.origin.no_recharge' },
  percent: { id: 'withdrawals.origin.percent' },
  noPrice: { id: 'withdrawals.origin.no_price' },
  flags: { id: 'withdrawals.origin.flags' },
} as const satisfies Record<string, MessageDescriptor>;

export const flagMessages = {
  early_reward: { id: 'withdrawals.flag.early_reward' },
  recent_recharge: { id: 'withdrawals.flag.recent_recharge' },
  high_reward: { id: 'withdrawals.flag.high_reward' },
  same_device: { id: 'withdrawals.flag.same_device' },
  same_network: { id: 'withdrawals.flag.same_network' },
} as const satisfies Record<WithdrawalFlag, MessageDescriptor>;

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
  back: { id: 'withdrawals.back' },
  takeTitle: { id: 'withdrawals.take.title' },
  takeText: { id: 'withdrawals.take.text' },
  takeConfirm: { id: 'withdrawals.take.confirm' },
  takeDone: { id: 'withdrawals.take.done' },
  takeOverTitle: { id: 'withdrawals.take.over_title' },
  takeOverText: { id: 'withdrawals.take.over_text' },
  takeOverConfirm: { id: 'withdrawals.take.over_confirm' },
} as const satisfies Record<string, MessageDescriptor>;

export const notSentMessages = {
  title: { id: 'withdrawals.not_sent.title' },
  text: { id: 'withdrawals.not_sent.text' },
  only: { id: 'withdrawals.not_sent.only' },
  sure: { id: 'withdrawals.not_sent.sure' },
  confirm: { id: 'withdrawals.not_sent.confirm' },
  done: { id: 'withdrawals.not_sent.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const changeMessages = {
  title: { id: 'withdrawals.changed.title' },
  status: { id: 'withdrawals.changed.status' },
  file: { id: 'withdrawals.changed.file' },
  notSent: { id: 'withdrawals.changed.not_sent' },
  nobody: { id: 'withdrawals.held.nobody' },
  you: { id: 'withdrawals.held.you' },
  holder: { id: 'withdrawals.held.other' },
  accept: { id: 'withdrawals.changed.accept' },
  impossible: { id: 'withdrawals.changed.impossible' },
  several: { id: 'withdrawals.changed.several' },
  leaveOut: { id: 'withdrawals.changed.leave_out' },
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
  cancelled: { id: 'withdrawals.event.cancelled' },
  taken: { id: 'withdrawals.event.taken' },
  file: { id: 'withdrawals.event.file' },
  not_sent: { id: 'withdrawals.event.not_sent' },
} as const satisfies Record<string, MessageDescriptor>;
