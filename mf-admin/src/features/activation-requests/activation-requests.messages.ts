import type { MessageDescriptor } from 'react-intl';

export const requestMessages = {
  title: { id: 'requests.title' },
  count: { id: 'requests.count' },
  failed: { id: 'requests.failed' },
  empty: { id: 'requests.empty' },
  emptyDetail: { id: 'requests.empty_detail' },
  emptyAction: { id: 'requests.empty_action' },
  noCity: { id: 'requests.no_city' },
  nip: { id: 'requests.nip' },
  regon: { id: 'requests.regon' },
  krs: { id: 'requests.krs' },
  noKrs: { id: 'requests.no_krs' },
  bankNumber: { id: 'requests.bank_number' },
  submittedBy: { id: 'requests.submitted_by' },
  submittedAt: { id: 'requests.submitted_at' },
  approve: { id: 'requests.approve' },
  reject: { id: 'requests.reject' },
  actionFor: { id: 'requests.action_for' },
  approved: { id: 'requests.approved' },
  rejected: { id: 'requests.rejected' },
} as const satisfies Record<string, MessageDescriptor>;

export const decisionMessages = {
  approveTitle: { id: 'requests.approve.title' },
  approveDetail: { id: 'requests.approve.detail' },
  approveConfirm: { id: 'requests.approve.confirm' },
  approveDone: { id: 'requests.approve.done' },
  rejectTitle: { id: 'requests.reject.title' },
  rejectDetail: { id: 'requests.reject.detail' },
  rejectReason: { id: 'requests.reject.reason' },
  rejectConfirm: { id: 'requests.reject.confirm' },
  rejectDone: { id: 'requests.reject.done' },
  cancel: { id: 'requests.cancel' },
  nipTaken: { id: 'requests.nipTaken' },
  alreadyDecided: { id: 'requests.already_decided' },
} as const satisfies Record<string, MessageDescriptor>;
