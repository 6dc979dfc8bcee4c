import type { WithdrawalStatus } from '@wspolnik/contract';
import type { PaymentTexts } from '@wspolnik/market';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const settleMessages = {
  title: { id: 'points.settle.title' },
  detail: { id: 'points.settle.detail' },
  detailShort: { id: 'points.settle.detail_short' },
  due: { id: 'points.settle.due' },
  available: { id: 'points.settle.available' },
  missing: { id: 'points.settle.missing' },
  confirm: { id: 'points.settle.confirm' },
  recharge: { id: 'points.settle.recharge' },
  done: { id: 'points.settle.done' },
  donePartly: { id: 'points.settle.done_partly' },
  nothing: { id: 'points.settle.nothing' },
  wait: { id: 'points.wait' },
} as const satisfies Messages;

export const rechargeMessages = {
  title: { id: 'points.recharge.title' },
  amount: { id: 'points.recharge.amount' },
  limits: { id: 'points.recharge.limits' },
  quick: { id: 'points.recharge.quick' },
  next: { id: 'points.recharge.next' },
  pay: { id: 'points.recharge.pay' },
  wait: { id: 'points.wait' },
} as const satisfies Messages;

export const paymentMessages = {
  checking: { title: { id: 'points.payment.checking' }, detail: { id: 'points.payment.checking_detail' } },
  waiting: { title: { id: 'points.payment.waiting' }, detail: { id: 'points.payment.waiting_detail' } },
  credited: { title: { id: 'points.payment.credited' }, detail: { id: 'points.payment.credited_detail' } },
  canceled: { title: { id: 'points.payment.canceled' }, detail: { id: 'points.payment.canceled_detail' } },
  unfinished: { title: { id: 'points.payment.unfinished' }, detail: { id: 'points.payment.canceled_detail' } },
  expired: { title: { id: 'points.payment.expired' }, detail: { id: 'points.payment.expired_detail' } },
  missing: { title: { id: 'points.payment.missing' }, detail: { id: 'points.payment.missing_detail' } },
  failed: { title: { id: 'points.payment.failed' }, detail: { id: 'points.payment.failed_detail' } },
} as const satisfies PaymentTexts;

export const withdrawalMessages = {
  title: { id: 'points.withdrawal.title' },
  amount: { id: 'points.withdrawal.amount' },
  available: { id: 'points.withdrawal.available' },
  all: { id: 'points.withdrawal.all' },
  target: { id: 'points.withdrawal.target' },
  bank: { id: 'points.withdrawal.bank' },
  broker: { id: 'points.withdrawal.broker' },
  noAccount: { id: 'points.withdrawal.no_account' },
  noAccountText: { id: 'points.withdrawal.no_account_text' },
  waitingText: { id: 'points.withdrawal.waiting_text' },
  next: { id: 'points.withdrawal.next' },
  confirm: { id: 'points.withdrawal.confirm' },
  done: { id: 'points.withdrawal.done' },
  wait: { id: 'points.wait' },
} as const satisfies Messages;

export const accountDialogMessages = {
  title: { id: 'points.account.title' },
  bank: { id: 'points.withdrawal.bank' },
  broker: { id: 'points.withdrawal.broker' },
  target: { id: 'points.account.target' },
  bankNumber: { id: 'points.account.bank_number' },
  bankNumberHelp: { id: 'points.account.bank_number_help' },
  brokerAccount: { id: 'points.account.broker_account' },
  next: { id: 'points.account.next' },
  confirm: { id: 'points.account.confirm' },
  done: { id: 'points.account.done' },
} as const satisfies Messages;

export const accountListMessages = {
  title: { id: 'points.accounts.title' },
  none: { id: 'points.accounts.none' },
  failed: { id: 'points.accounts.failed' },
  add: { id: 'points.account.confirm' },
  bank: { id: 'points.withdrawal.bank' },
  broker: { id: 'points.withdrawal.broker' },
  usable: { id: 'points.accounts.usable' },
  waiting: { id: 'points.accounts.waiting' },
  remove: { id: 'points.accounts.remove' },
  removeOne: { id: 'points.accounts.remove_one' },
  removeTitle: { id: 'points.accounts.remove_title' },
  removeText: { id: 'points.accounts.remove_text' },
  removed: { id: 'points.accounts.removed' },
} as const satisfies Messages;

export const withdrawalListMessages = {
  title: { id: 'points.withdrawals.title' },
  to: { id: 'points.withdrawals.to' },
  reason: { id: 'points.withdrawals.reason' },
  more: { id: 'points.withdrawals.more' },
  failed: { id: 'points.withdrawals.failed' },
  requested: { id: 'points.withdrawals.requested' },
  approved: { id: 'points.withdrawals.approved' },
  paid: { id: 'points.withdrawals.paid' },
  rejected: { id: 'points.withdrawals.rejected' },
  cancelled: { id: 'points.withdrawals.cancelled' },
  when: { id: 'points.withdrawals.when' },
  cancel: { id: 'points.withdrawals.cancel' },
  cancelOne: { id: 'points.withdrawals.cancel_one' },
  cancelTitle: { id: 'points.withdrawals.cancel_title' },
  cancelText: { id: 'points.withdrawals.cancel_text' },
  back: { id: 'points.withdrawals.back' },
  cancelledDone: { id: 'points.withdrawals.cancelled_done' },
} as const satisfies Record<WithdrawalStatus, MessageDescriptor> & Messages;
