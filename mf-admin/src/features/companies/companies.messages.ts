import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const companyListMessages = {
  title: { id: 'companies.title' },
  count: { id: 'companies.count' },
  countOver: { id: 'companies.count_over' },
  failed: { id: 'companies.failed' },
  empty: { id: 'companies.empty' },
  search: { id: 'companies.search' },
  searchHint: { id: 'companies.search_placeholder' },
  status: { id: 'companies.status' },
  allStatuses: { id: 'companies.all_statuses' },
  plan: { id: 'companies.plan' },
  allPlans: { id: 'companies.all_plans' },
  planName: { id: 'companies.plan_name' },
  members: { id: 'companies.members' },
  offers: { id: 'companies.offers' },
} as const satisfies Messages;

export const statusMessages = {
  draft: { id: 'companies.status.draft' },
  submitted: { id: 'companies.status.submitted' },
  active: { id: 'companies.status.active' },
  rejected: { id: 'companies.status.rejected' },
  suspended: { id: 'companies.status.suspended' },
} as const satisfies Messages;

export const detailMessages = {
  all: { id: 'companies.all' },
  failed: { id: 'companies.detail.failed' },
  gone: { id: 'companies.detail.gone' },
  own: { id: 'companies.detail.own' },
  page: { id: 'companies.detail.page' },
  suspendedTitle: { id: 'companies.detail.suspended' },
  leaving: { id: 'companies.detail.leaving' },
  waiting: { id: 'companies.detail.waiting' },
  decide: { id: 'companies.detail.decide' },
  sameNip: { id: 'companies.detail.same_nip' },
  data: { id: 'companies.detail.data' },
  address: { id: 'companies.detail.address' },
  email: { id: 'companies.detail.email' },
  phone: { id: 'companies.detail.phone' },
  website: { id: 'companies.detail.website' },
  bankNumber: { id: 'companies.detail.bank_number' },
  plan: { id: 'companies.detail.plan' },
  planUntil: { id: 'companies.detail.plan_until' },
  created: { id: 'companies.detail.created' },
  people: { id: 'companies.detail.people' },
  noPeople: { id: 'companies.detail.no_people' },
  requests: { id: 'companies.detail.requests' },
  noRequests: { id: 'companies.detail.no_requests' },
  requestSent: { id: 'companies.detail.request_sent' },
  requestBy: { id: 'companies.detail.request_by' },
} as const satisfies Messages;

export const requestStatusMessages = {
  submitted: { id: 'companies.request.submitted' },
  active: { id: 'companies.request.active' },
  rejected: { id: 'companies.request.rejected' },
} as const satisfies Messages;

export const actionMessages = {
  edit: { id: 'companies.edit' },
  delete: { id: 'companies.delete' },
  deleteTitle: { id: 'companies.delete.title' },
  deleteText: { id: 'companies.delete.text' },
  deletePoints: { id: 'companies.delete.points' },
  deleted: { id: 'companies.delete.done' },
  deleteFailed: { id: 'companies.delete.failed' },
  blocked: { id: 'companies.delete.blocked' },
} as const satisfies Messages;

export const obligationMessages = {
  open_sales: { id: 'companies.blocked.open_sales' },
  open_purchases: { id: 'companies.blocked.open_purchases' },
  pending_rewards: { id: 'companies.blocked.pending_rewards' },
  debts: { id: 'companies.blocked.debts' },
  withdrawals: { id: 'companies.blocked.withdrawals' },
  payments: { id: 'companies.blocked.payments' },
  waiting_points: { id: 'companies.blocked.waiting_points' },
} as const satisfies Messages;

/** Decisions with a reason: the button, the dialog and the toast. */
export const decisionMessages = {
  suspend: {
    label: { id: 'companies.suspend' },
    title: { id: 'companies.suspend.title' },
    text: { id: 'companies.suspend.text' },
    confirm: { id: 'companies.suspend.confirm' },
    done: { id: 'companies.suspend.done' },
  },
  restore: {
    label: { id: 'companies.restore' },
    title: { id: 'companies.restore.title' },
    text: { id: 'companies.restore.text' },
    confirm: { id: 'companies.restore.confirm' },
    done: { id: 'companies.restore.done' },
  },
} as const satisfies Record<string, Messages>;
