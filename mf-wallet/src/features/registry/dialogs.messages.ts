import type { WithdrawalStatus } from '@wspolnik/contract';
import type { PaymentTexts } from '@wspolnik/market';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const settleMessages = {
  title: { id: 'registry.settle.title' },
  detail: { id: 'registry.settle.detail' },
  detailShort: { id: 'registry.settle.detail_short' },
  due: { id: 'registry.settle.due' },
  available: { id: 'registry.settle.available' },
  missing: { id: 'registry.settle.missing' },
  confirm: { id: 'registry.settle.confirm' },
  recharge: { id: 'registry.settle.recharge' },
  done: { id: 'registry.settle.done' },
  donePartly: { id: 'registry.settle.done_partly' },
  nothing: { id: 'registry.settle.nothing' },
  wait: { id: 'registry.wait' },
} as const satisfies Messages;

export const rechargeMessages = {
  title: { id: 'registry.recharge.title' },
  amount: { id: 'registry.recharge.amount' },
  limits: { id: 'registry.recharge.limits' },
  quick: { id: 'registry.recharge.quick' },
  next: { id: 'registry.recharge.next' },
  pay: { id: 'registry.recharge.pay' },
  wait: { id: 'registry.wait' },
} as const satisfies Messages;

export const paymentMessages = {
  checking: { title: { id: 'registry.payment.checking' }, detail: { id: 'registry.payment.checking_detail' } },
  waiting: { title: { id: 'registry.payment.waiting' }, detail: { id: 'registry.payment.waiting_detail' } },
  credited: { title: { id: 'registry.payment.credited' }, detail: { id: 'registry.payment.credited_detail' } },
  canceled: { title: { id: 'registry.payment.canceled' }, detail: { id: 'registry.payment.canceled_detail' } },
  unfinished: { title: { id: 'registry.payment.unfinished' }, detail: { id: 'registry.payment.canceled_detail' } },
  expired: { title: { id: 'registry.payment.expired' }, detail: { id: 'registry.payment.expired_detail' } },
  missing: { title: { id: 'registry.payment.missing' }, detail: { id: 'registry.payment.missing_detail' } },
  failed: { title: { id: 'registry.payment.failed' }, detail: { id: 'registry.payment.failed_detail' } },
} as const satisfies PaymentTexts;

export const withdrawalMessages = {
  title: { id: 'registry.withdrawal.title' },
  amount: { id: 'registry.withdrawal.amount' },
  available: { id: 'registry.withdrawal.available' },
  all: { id: 'registry.withdrawal.all' },
  target: { id: 'registry.withdrawal.target' },
  bank: { id: 'registry.withdrawal.bank' },
  broker: { id: 'registry.withdrawal.broker' },
  noAccount: { id: 'registry.withdrawal.no_account' },
  noAccountText: { id: 'registry.withdrawal.no_account_text' },
  waitingText: { id: 'registry.withdrawal.waiting_text' },
  next: { id: 'registry.withdrawal.next' },
  confirm: { id: 'registry.withdrawal.confirm' },
  done: { id: 'registry.withdrawal.done' },
  wait: { id: 'registry.wait' },
} as const satisfies Messages;

export const accountDialogMessages = {
  title: { id: 'registry.account.title' },
  bank: { id: 'registry.withdrawal.bank' },
  broker: { id: 'registry.withdrawal.broker' },
  target: { id: 'registry.account.target' },
  bankNumber: { id: 'registry.account.bank_number' },
  bankNumberHelp: { id: 'registry.account.bank_number_help' },
  brokerAccount: { id: 'registry.account.broker_account' },
  next: { id: 'registry.account.next' },
  confirm: { id: 'registry.account.confirm' },
  done: { id: 'registry.account.done' },
} as const satisfies Messages;

export const accountListMessages = {
  title: { id: 'registry.accounts.title' },
  none: { id: 'registry.accounts.none' },
  failed: { id: 'registry.accounts.failed' },
  add: { id: 'registry.account.confirm' },
  bank: { id: 'registry.withdrawal.bank' },
  broker: { id: 'registry.withdrawal.broker' },
  usable: { id: 'registry.accounts.usable' },
  waiting: { id: 'registry.accounts.waiting' },
  remove: { id: 'registry.accounts.remove' },
  removeOne: { id: 'registry.accounts.remove_one' },
  removeTitle: { id: 'registry.accounts.remove_title' },
  removeText: { id: 'registry.accounts.remove_text' },
  removed: { id: 'registry.accounts.removed' },
} as const satisfies Messages;

export const withdrawalListMessages = {
  title: { id: 'registry.withdrawals.title' },
  to: { id: 'registry.withdrawals.to' },
  reason: { id: 'registry.withdrawals.reason' },
  more: { id: 'registry.withdrawals.more' },
  failed: { id: 'registry.withdrawals.failed' },
  requested: { id: 'registry.withdrawals.requested' },
  approved: { id: 'registry.withdrawals.approved' },
  paid: { id: 'registry.withdrawals.paid' },
  rejected: { id: 'registry.withdrawals.rejected' },
  cancelled: { id: 'registry.withdrawals.cancelled' },
  when: { id: 'registry.withdrawals.when' },
  cancel: { id: 'registry.withdrawals.cancel' },
  cancelOne: { id: 'registry.withdrawals.cancel_one' },
  cancelTitle: { id: 'registry.withdrawals.cancel_title' },
  cancelText: { id: 'registry.withdrawals.cancel_text' },
  back: { id: 'registry.withdrawals.back' },
  cancelledDone: { id: 'registry.withdrawals.cancelled_done' },
} as const satisfies Record<WithdrawalStatus, MessageDescriptor> & Messages;
