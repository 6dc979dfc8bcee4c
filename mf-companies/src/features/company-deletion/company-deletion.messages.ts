import type { MessageDescriptor } from 'react-intl';

export const messages = {
  title: { id: 'company_deletion.title' },
  lead: { id: 'company_deletion.lead' },
  goes: { id: 'company_deletion.goes' },
  stays: { id: 'company_deletion.stays' },
  blocked: { id: 'company_deletion.blocked' },
  blockedText: { id: 'company_deletion.blocked_text' },
  check: { id: 'company_deletion.check' },
  points: { id: 'company_deletion.points' },
  giveUp: { id: 'company_deletion.give_up' },
  withdraw: { id: 'company_deletion.withdraw' },
  name: { id: 'company_deletion.name' },
  nameHelp: { id: 'company_deletion.name_help' },
  delete: { id: 'company_deletion.delete' },
  cancel: { id: 'company_deletion.cancel' },
  done: { id: 'company_deletion.done' },
  pending: { id: 'company_deletion.pending' },
  pendingText: { id: 'company_deletion.pending_text' },
  keep: { id: 'company_deletion.keep' },
  kept: { id: 'company_deletion.kept' },
  failed: { id: 'company_deletion.failed' },
  refused: { id: 'company_deletion.refused' },
  refusedText: { id: 'company_deletion.refused_text' },
  members: { id: 'company_deletion.members' },
} as const satisfies Record<string, MessageDescriptor>;

/** What is erased after seven days, and what remains (without the company's data). */
export const goneMessages = [
  { id: 'company_deletion.goes.profile' },
  { id: 'company_deletion.goes.offers' },
  { id: 'company_deletion.goes.members' },
  { id: 'company_deletion.goes.cards' },
] as const;

export const keptMessages = [
  { id: 'company_deletion.stays.ledger' },
  { id: 'company_deletion.stays.posts' },
  { id: 'company_deletion.stays.people' },
] as const;

export const obligationMessages = {
  openSales: { id: 'company_deletion.obligation.open_sales' },
  openPurchases: { id: 'company_deletion.obligation.open_purchases' },
  pendingRewards: { id: 'company_deletion.obligation.pending_rewards' },
  debts: { id: 'company_deletion.obligation.debts' },
  withdrawals: { id: 'company_deletion.obligation.withdrawals' },
  payments: { id: 'company_deletion.obligation.payments' },
  waitingPoints: { id: 'company_deletion.obligation.waiting_points' },
} as const satisfies Record<string, MessageDescriptor>;
