import type { KnownTransactionType, PointsStatus, TransactionType } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const registryMessages = {
  title: { id: 'registry.title' },
  intro: { id: 'registry.intro' },
  listTitle: { id: 'registry.list.title' },
  count: { id: 'registry.count' },
  countMore: { id: 'registry.count_more' },
  filterLabel: { id: 'registry.filter.label' },
  filterAll: { id: 'registry.filter.all' },
  filterEmpty: { id: 'registry.filter.empty' },
  empty: { id: 'registry.empty' },
  emptyCompany: { id: 'registry.empty.company' },
  emptyPerson: { id: 'registry.empty.person' },
  emptyRecharge: { id: 'registry.empty.recharge' },
  seeOffers: { id: 'registry.see_offers' },
  failed: { id: 'registry.failed' },
  columnDate: { id: 'registry.column.date' },
  columnWhat: { id: 'registry.column.what' },
  columnAmount: { id: 'registry.column.amount' },
  columnBalance: { id: 'registry.column.balance' },
  unmoved: { id: 'registry.unmoved' },
  steps: { id: 'registry.steps' },
  stepsOf: { id: 'registry.steps_of' },
  balanceAfter: { id: 'registry.balance_after' },
  export: { id: 'registry.export' },
  exportAll: { id: 'registry.export.all' },
  exportPrefix: { id: 'registry.export.prefix' },
  exportFailed: { id: 'registry.export.failed' },
  exportTruncated: { id: 'registry.export.truncated' },
} as const satisfies Messages;

/** Names of the movement types in the list and in the exported file. */
export const typeMessages = {
  BUY: { id: 'registry.type.buy' },
  SELL: { id: 'registry.type.sell' },
  NETWORK_BUY: { id: 'registry.type.network_buy' },
  WALLET_RECHARGE: { id: 'registry.type.wallet_recharge' },
  PAY_OFF: { id: 'registry.type.pay_off' },
  SETTLED: { id: 'registry.type.settled' },
  UNKNOWN: { id: 'registry.type.unknown' },
} as const satisfies Record<TransactionType | 'SETTLED', MessageDescriptor>;

export const filterMessages = {
  BUY: { id: 'registry.filter.buy' },
  SELL: { id: 'registry.filter.sell' },
  NETWORK_BUY: { id: 'registry.filter.network_buy' },
  WALLET_RECHARGE: { id: 'registry.filter.wallet_recharge' },
  PAY_OFF: { id: 'registry.filter.pay_off' },
} as const satisfies Record<KnownTransactionType, MessageDescriptor>;

export const statusMessages = {
  frozen: { id: 'registry.status.frozen' },
  credited: { id: 'registry.status.credited' },
  transferred: { id: 'registry.status.transferred' },
  assigned: { id: 'registry.status.assigned' },
  waiting: { id: 'registry.status.waiting' },
  handed: { id: 'registry.status.handed' },
  released: { id: 'registry.status.released' },
  withdrawable: { id: 'registry.status.withdrawable' },
  withdrawn: { id: 'registry.status.withdrawn' },
  paid_off: { id: 'registry.status.paid_off' },
  rejected: { id: 'registry.status.rejected' },
} as const satisfies Record<
  PointsStatus | 'frozen' | 'credited' | 'transferred' | 'waiting' | 'handed' | 'released',
  MessageDescriptor
>;

/** Beside the status: the order is reported. */
export const disputedMessage = { id: 'registry.status.disputed' } as const satisfies MessageDescriptor;

export const csvMessages = {
  date: { id: 'registry.column.date' },
  type: { id: 'registry.column.what' },
  status: { id: 'registry.csv.status' },
  offer: { id: 'registry.csv.offer' },
  counterparty: { id: 'registry.csv.counterparty' },
  balanceChange: { id: 'registry.csv.balance_change' },
  frozenChange: { id: 'registry.csv.frozen_change' },
  assignedChange: { id: 'registry.csv.assigned_change' },
  balance: { id: 'registry.csv.balance' },
  order: { id: 'registry.csv.order' },
} as const satisfies Messages;

export const balancePanelMessages = {
  company: { id: 'registry.balance.company' },
  usable: { id: 'registry.balance.usable' },
  whole: { id: 'registry.balance.whole' },
  wholeDetail: { id: 'registry.balance.whole_detail' },
  person: { id: 'registry.balance.person' },
  personDetail: { id: 'registry.balance.person_detail' },
  available: { id: 'registry.balance.available' },
  availableDetail: { id: 'registry.balance.available_detail' },
  earned: { id: 'registry.balance.earned' },
  earnedDetail: { id: 'registry.balance.earned_detail' },
  frozen: { id: 'registry.balance.frozen' },
  frozenIn: { id: 'registry.balance.frozen_in' },
  frozenDetail: { id: 'registry.balance.frozen_detail' },
  waiting: { id: 'registry.balance.waiting' },
  waitingUntil: { id: 'registry.balance.waiting_until' },
  disputed: { id: 'registry.balance.disputed' },
  disputedDetail: { id: 'registry.balance.disputed_detail' },
  debt: { id: 'registry.balance.debt' },
  debtDetail: { id: 'registry.balance.debt_detail' },
  recharge: { id: 'registry.balance.recharge' },
  withdraw: { id: 'registry.balance.withdraw' },
  nothingToWithdraw: { id: 'registry.balance.nothing_to_withdraw' },
  nothingEarned: { id: 'registry.balance.nothing_earned' },
  ownerWithdraws: { id: 'registry.balance.owner_withdraws' },
  rechargeElsewhere: { id: 'registry.balance.recharge_elsewhere' },
  changeProfile: { id: 'registry.balance.change_profile' },
  failed: { id: 'balance.failed' },
} as const satisfies Messages;

export const chartMessages = {
  title: { id: 'registry.chart.title' },
  period: { id: 'registry.chart.period' },
  days: { id: 'registry.chart.days' },
  empty: { id: 'registry.chart.empty' },
  failed: { id: 'registry.chart.failed' },
  balance: { id: 'registry.chart.balance' },
} as const satisfies Messages;

export const dueMessages = {
  label: { id: 'registry.due.label' },
  title: { id: 'registry.due.title' },
  detail: { id: 'registry.due.detail' },
  overdueTitle: { id: 'registry.due.overdue_title' },
  overdue: { id: 'registry.due.overdue' },
  others: { id: 'registry.due.others' },
  settle: { id: 'registry.due.settle' },
} as const satisfies Messages;
