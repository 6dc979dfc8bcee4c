import type { MessageDescriptor } from 'react-intl';

export const requestMessages = {
  title: { id: 'requests.title' },
  count: { id: 'requests.count' },
  failed: { id: 'requests.failed' },
  empty: { id: 'requests.empty' },
  emptyText: { id: 'requests.empty_detail' },
  emptyAction: { id: 'requests.empty_action' },
  filter: { id: 'requests.filter' },
  waiting: { id: 'requests.waiting' },
  decided: { id: 'requests.decided' },
  search: { id: 'requests.search' },
  searchHint: { id: 'requests.search_placeholder' },
  noCity: { id: 'requests.no_city' },
  noKrs: { id: 'requests.no_krs' },
  bankNumber: { id: 'requests.bank_number' },
  submittedBy: { id: 'requests.submitted_by' },
  submittedAt: { id: 'requests.submitted_at' },
  document: { id: 'requests.document' },
  approve: { id: 'requests.approve' },
  reject: { id: 'requests.reject' },
  actionFor: { id: 'requests.action_for' },
  approved: { id: 'requests.approved' },
  rejected: { id: 'requests.rejected' },
  decidedBy: { id: 'requests.decided_by' },
  nipTakenBy: { id: 'requests.nip_taken_by' },
  documentChecking: { id: 'requests.document_checking' },
  documentRemoved: { id: 'requests.document_removed' },
  own: { id: 'requests.own' },
} as const satisfies Record<string, MessageDescriptor>;

export const pageMessages = {
  title: { id: 'requests.page.title' },
  failed: { id: 'requests.page.failed' },
  gone: { id: 'requests.page.gone' },
  all: { id: 'requests.page.all' },
  company: { id: 'requests.page.company' },
} as const satisfies Record<string, MessageDescriptor>;

export const decisionMessages = {
  approveTitle: { id: 'requests.approve.title' },
  approveDetail: { id: 'requests.approve.detail' },
  approveConfirm: { id: 'requests.approve.confirm' },
  approveDone: { id: 'requests.approve.done' },
  rejectTitle: { id: 'requests.reject.title' },
  rejectDetail: { id: 'requests.reject.detail' },
  rejectConfirm: { id: 'requests.reject.confirm' },
  rejectDone: { id: 'requests.reject.done' },
  cancel: { id: 'requests.cancel' },
  nipTaken: { id: 'requests.nipTaken' },
  documentChecking: { id: 'requests.document_checking' },
  documentRemoved: { id: 'requests.document_removed' },
  alreadyDecided: { id: 'requests.already_decided' },
} as const satisfies Record<string, MessageDescriptor>;

export const seenMessages = {
  changed: { id: 'requests.seen.changed' },
  sentAnew: { id: 'requests.seen.sent_anew' },
  confirm: { id: 'requests.seen.confirm' },
  decided: { id: 'requests.seen.decided' },
  name: { id: 'requests.seen.name' },
  document: { id: 'requests.seen.document' },
} as const satisfies Record<string, MessageDescriptor>;
