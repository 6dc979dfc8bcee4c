import type { KnownTransactionType, PointsStatus, TransactionType } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const pointsMessages = {
  title: { id: 'points.title' },
  intro: { id: 'points.intro' },
  listTitle: { id: 'points.list.title' },
  count: { id: 'points.count' },
  countMore: { id: 'points.count_more' },
  filterLabel: { id: 'points.filter.label' },
  filterAll: { id: 'points.filter.all' },
  filterEmpty: { id: 'points.filter.empty' },
  empty: { id: 'points.empty' },
  emptyCompany: { id: 'points.empty.company' },
  emptyPerson: { id: 'points.empty.person' },
  emptyRecharge: { id: 'points.empty.recharge' },
  seeOffers: { id: 'points.see_offers' },
  failed: { id: 'points.failed' },
  columnDate: { id: 'points.column.date' },
  columnWhat: { id: 'points.column.what' },
  columnAmount: { id: 'points.column.amount' },
  columnBalance: { id: 'points.column.balance' },
  unmoved: { id: 'points.unmoved' },
  steps: { id: 'points.steps' },
  stepsOf: { id: 'points.steps_of' },
  balanceAfter: { id: 'points.balance_after' },
  export: { id: 'points.export' },
  exportAll: { id: 'points.export.all' },
  exportPrefix: { id: 'points.export.prefix' },
  exportFailed: { id: 'points.export.failed' },
  exportTruncated: { id: 'points.export.truncated' },
} as const satisfies Messages;

/** Names of the movement types in the list and in the exported file. */
export const typeMessages = {
  BUY: { id: 'points.type.buy' },
  SELL: { id: 'points.type.sell' },
  NETWORK_BUY: { id: 'points.type.network_buy' },
  WALLET_RECHARGE: { id: 'points.type.wallet_recharge' },
  PAY_OFF: { id: 'points.type.pay_off' },
  SETTLED: { id: 'points.type.settled' },
  UNKNOWN: { id: 'points.type.unknown' },
} as const satisfies Record<TransactionType | 'SETTLED', MessageDescriptor>;

export const filterMessages = {
  BUY: { id: 'points.filter.buy' },
  SELL: { id: 'points.filter.sell' },
  NETWORK_BUY: { id: 'points.filter.network_buy' },
  WALLET_RECHARGE: { id: 'points.filter.wallet_recharge' },
  PAY_OFF: { id: 'points.filter.pay_off' },
} as const satisfies Record<KnownTransactionType, MessageDescriptor>;

export const statusMessages = {
  frozen: { id: 'points.status.frozen' },
  credited: { id: 'points.status.credited' },
  transferred: { id: 'points.status.transferred' },
  assigned: { id: 'points.status.assigned' },
  waiting: { id: 'points.status.waiting' },
  handed: { id: 'points.status.handed' },
  released: { id: 'points.status.released' },
  withdrawable: { id: 'points.status.withdrawable' },
  withdrawn: { id: 'points.status.withdrawn' },
  paid_off: { id: 'points.status.paid_off' },
  rejected: { id: 'points.status.rejected' },
} as const satisfies Record<
  PointsStatus | 'frozen' | 'credited' | 'transferred' | 'waiting' | 'handed' | 'released',
  MessageDescriptor
>;

/** Beside the status: the order is reported. */
export const disputedMessage = { id: 'points.status.disputed' } as const satisfies MessageDescriptor;

export const csvMessages = {
  date: { id: 'points.column.date' },
  type: { id: 'points.column.what' },
  status: { id: 'points.csv.status' },
  offer: { id: 'points.csv.offer' },
  counterparty: { id: 'points.csv.counterparty' },
  balanceChange: { id: 'points.csv.balance_change' },
  frozenChange: { id: 'points.csv.frozen_change' },
  assignedChange: { id: 'points.csv.assigned_change' },
  balance: { id: 'points.csv.balance' },
  order: { id: 'points.csv.order' },
} as const satisfies Messages;

export const balancePanelMessages = {
  company: { id: 'points.balance.company' },
  usable: { id: 'points.balance.usable' },
  whole: { id: 'points.balance.whole' },
  wholeDetail: { id: 'points.balance.whole_detail' },
  person: { id: 'points.balance.person' },
  personDetail: { id: 'points.balance.person_detail' },
  available: { id: 'points.balance.available' },
  availableDetail: { id: 'points.balance.available_detail' },
  earned: { id: 'points.balance.earned' },
  earnedDetail: { id: 'points.balance.earned_detail' },
  frozen: { id: 'points.balance.frozen' },
  frozenIn: { id: 'points.balance.frozen_in' },
  frozenDetail: { id: 'points.balance.frozen_detail' },
  waiting: { id: 'points.balance.waiting' },
  waitingUntil: { id: 'points.balance.waiting_until' },
  disputed: { id: 'points.balance.disputed' },
  disputedDetail: { id: 'points.balance.disputed_detail' },
  debt: { id: 'points.balance.debt' },
  debtDetail: { id: 'points.balance.debt_detail' },
  recharge: { id: 'points.balance.recharge' },
  withdraw: { id: 'points.balance.withdraw' },
  nothingToWithdraw: { id: 'points.balance.nothing_to_withdraw' },
  nothingEarned: { id: 'points.balance.nothing_earned' },
  ownerWithdraws: { id: 'points.balance.owner_withdraws' },
  rechargeElsewhere: { id: 'points.balance.recharge_elsewhere' },
  changeProfile: { id: 'points.balance.change_profile' },
  failed: { id: 'balance.failed' },
} as const satisfies Messages;

export const chartMessages = {
  title: { id: 'points.chart.title' },
  period: { id: 'points.chart.period' },
  days: { id: 'points.chart.days' },
  empty: { id: 'points.chart.empty' },
  failed: { id: 'points.chart.failed' },
  balance: { id: 'points.chart.balance' },
} as const satisfies Messages;

export const pendingRewardMessages = {
  label: { id: 'points.due.label' },
  title: { id: 'points.due.title' },
  detail: { id: 'points.due.detail' },
  overdueTitle: { id: 'points.due.overdue_title' },
  overdue: { id: 'points.due.overdue' },
  others: { id: 'points.due.others' },
  settle: { id: 'points.due.settle' },
} as const satisfies Messages;
