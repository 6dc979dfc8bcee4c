import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const userListMessages = {
  title: { id: 'users.title' },
  count: { id: 'users.count' },
  countOver: { id: 'users.count_over' },
  failed: { id: 'users.failed' },
  empty: { id: 'users.empty' },
  search: { id: 'users.search' },
  searchHint: { id: 'users.search_placeholder' },
  status: { id: 'users.status' },
  allStatuses: { id: 'users.all_statuses' },
  role: { id: 'users.role' },
  allRoles: { id: 'users.all_roles' },
  since: { id: 'users.since' },
} as const satisfies Messages;

export const statusMessages = {
  active: { id: 'users.status.active' },
  unverified: { id: 'users.status.unverified' },
  disabled: { id: 'users.status.disabled' },
  deletion_pending: { id: 'users.status.deletion_pending' },
} as const satisfies Messages;

export const roleMessages = {
  ADMIN: { id: 'users.role.admin' },
  USER: { id: 'users.role.user' },
  PROPOSED: { id: 'users.role.proposed' },
} as const satisfies Messages;

export const detailMessages = {
  all: { id: 'users.all' },
  failed: { id: 'users.detail.failed' },
  gone: { id: 'users.detail.gone' },
  own: { id: 'users.detail.own' },
  profile: { id: 'users.detail.profile' },
  suspendedTitle: { id: 'users.detail.suspended' },
  noReason: { id: 'users.detail.no_reason' },
  leaving: { id: 'users.detail.leaving' },
  data: { id: 'users.detail.data' },
  email: { id: 'users.detail.email' },
  phone: { id: 'users.detail.phone' },
  language: { id: 'users.detail.language' },
  pl: { id: 'users.detail.pl' },
  en: { id: 'users.detail.en' },
  created: { id: 'users.detail.created' },
  confirmed: { id: 'users.detail.confirmed' },
  unconfirmed: { id: 'users.detail.unconfirmed' },
  lastSeen: { id: 'users.detail.last_seen' },
  companies: { id: 'users.detail.companies' },
  noCompanies: { id: 'users.detail.no_companies' },
  sessions: { id: 'users.detail.sessions' },
  noSessions: { id: 'users.detail.no_sessions' },
  sessionsFailed: { id: 'users.detail.sessions_failed' },
  moreSessions: { id: 'users.detail.more_sessions' },
  unknownDevice: { id: 'users.detail.unknown_device' },
  seen: { id: 'users.detail.seen' },
} as const satisfies Messages;

export const actionMessages = {
  endSessions: { id: 'users.end_sessions' },
  endSessionsTitle: { id: 'users.end_sessions.title' },
  endSessionsText: { id: 'users.end_sessions.text' },
  endSessionsDone: { id: 'users.end_sessions.done' },
  resend: { id: 'users.resend' },
  resendDone: { id: 'users.resend.done' },
} as const satisfies Messages;

/** A proposed role with its reason, and decisions with a confirmation. */
export const proposalMessages = {
  title: { id: 'users.proposal.title' },
  since: { id: 'users.proposal.since' },
  own: { id: 'users.proposal.own' },
} as const satisfies Messages;

export const roleDecisionMessages = {
  approve: {
    label: { id: 'users.approve' },
    title: { id: 'users.approve.title' },
    text: { id: 'users.approve.text' },
    done: { id: 'users.approve.done' },
  },
  decline: {
    label: { id: 'users.decline' },
    title: { id: 'users.decline.title' },
    text: { id: 'users.decline.text' },
    done: { id: 'users.decline.done' },
  },
  withdraw: {
    label: { id: 'users.withdraw' },
    title: { id: 'users.withdraw.title' },
    text: { id: 'users.withdraw.text' },
    done: { id: 'users.withdraw.done' },
  },
} as const satisfies Record<string, Messages>;

/** Decisions with a reason: the button, the dialog and the toast. */
export const decisionMessages = {
  suspend: {
    label: { id: 'users.suspend' },
    title: { id: 'users.suspend.title' },
    text: { id: 'users.suspend.text' },
    confirm: { id: 'users.suspend.confirm' },
    done: { id: 'users.suspend.done' },
  },
  restore: {
    label: { id: 'users.restore' },
    title: { id: 'users.restore.title' },
    text: { id: 'users.restore.text' },
    confirm: { id: 'users.restore.confirm' },
    done: { id: 'users.restore.done' },
  },
  grant: {
    label: { id: 'users.grant' },
    title: { id: 'users.grant.title' },
    text: { id: 'users.grant.text' },
    confirm: { id: 'users.grant.confirm' },
    done: { id: 'users.grant.done' },
    proposed: { id: 'users.grant.proposed' },
  },
  remove: {
    label: { id: 'users.remove' },
    title: { id: 'users.remove.title' },
    text: { id: 'users.remove.text' },
    confirm: { id: 'users.remove.confirm' },
    done: { id: 'users.remove.done' },
  },
} as const satisfies Record<string, Messages>;
