import type { AdminOverview, Statistics } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const overviewMessages = { title: { id: 'overview.title' } } as const satisfies Messages;

export const waitingMessages = {
  title: { id: 'overview.waiting.title' },
  nothing: { id: 'overview.waiting.nothing' },
  none: { id: 'overview.waiting.none' },
  oldest: { id: 'overview.waiting.oldest' },
  failed: { id: 'overview.waiting.failed' },
} as const satisfies Messages;

export const kindMessages: Record<keyof AdminOverview, MessageDescriptor> = {
  activation_requests: { id: 'overview.waiting.activation_requests' },
  withdrawals: { id: 'overview.waiting.withdrawals' },
  order_reports: { id: 'overview.waiting.order_reports' },
  content_reports: { id: 'overview.waiting.content_reports' },
  appeals: { id: 'overview.waiting.appeals' },
  contact_messages: { id: 'overview.waiting.contact_messages' },
  role_proposals: { id: 'overview.waiting.role_proposals' },
};

export const ledgerMessages = {
  title: { id: 'overview.ledger.title' },
  intro: { id: 'overview.ledger.intro' },
  check: { id: 'overview.ledger.check' },
  running: { id: 'overview.ledger.running' },
  never: { id: 'overview.ledger.never' },
  ok: { id: 'overview.ledger.ok' },
  broken: { id: 'overview.ledger.broken' },
  uneven: { id: 'overview.ledger.uneven' },
  figures: { id: 'overview.ledger.figures' },
  when: { id: 'overview.ledger.when' },
  daily: { id: 'overview.ledger.daily' },
  sums: { id: 'overview.ledger.sums' },
  account: { id: 'overview.ledger.account' },
  owner: { id: 'overview.ledger.owner' },
  balance: { id: 'overview.ledger.balance' },
  entries: { id: 'overview.ledger.entries' },
  difference: { id: 'overview.ledger.difference' },
  user: { id: 'overview.ledger.user' },
  company: { id: 'overview.ledger.company' },
  missing: { id: 'overview.ledger.missing' },
  first: { id: 'overview.ledger.first' },
  failed: { id: 'overview.ledger.failed' },
  notStarted: { id: 'overview.ledger.not_started' },
} as const satisfies Messages;

export const statisticsMessages = {
  title: { id: 'overview.statistics.title' },
  period: { id: 'overview.statistics.period' },
  days: { id: 'overview.statistics.days' },
  failed: { id: 'overview.statistics.failed' },
  empty: { id: 'overview.statistics.empty' },
} as const satisfies Messages;

export const seriesMessages: Record<Exclude<keyof Statistics, 'days'>, MessageDescriptor> = {
  sign_ups: { id: 'overview.statistics.sign_ups' },
  active_companies: { id: 'overview.statistics.active_companies' },
  orders: { id: 'overview.statistics.orders' },
  granted: { id: 'overview.statistics.granted' },
  paid: { id: 'overview.statistics.paid' },
};
