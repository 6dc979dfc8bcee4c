import type { MessageDescriptor } from 'react-intl';

/** On the row of a list. */
export const paymentMessages = {
  overdue: { id: 'deal.overdue' },
  due: { id: 'deal.due' },
  paid: { id: 'deal.paid' },
} as const satisfies Record<string, MessageDescriptor>;

export const dealMessages = {
  failed: { id: 'deal.failed' },
  retry: { id: 'deal.retry' },
  payment: { id: 'deal.payment' },
  gross: { id: 'deal.gross' },
  dueOn: { id: 'deal.due_on' },
  noDue: { id: 'deal.no_due' },
  state: { id: 'deal.state' },
  isPaid: { id: 'deal.is_paid' },
  isOverdue: { id: 'deal.is_overdue' },
  isUnpaid: { id: 'deal.is_unpaid' },
  reminded: { id: 'deal.reminded' },
  remindFrom: { id: 'deal.remind_from' },
  sides: { id: 'deal.sides' },
  seller: { id: 'deal.seller' },
  buyer: { id: 'deal.buyer' },
  erased: { id: 'deal.erased' },
  corrected: { id: 'deal.corrected' },
  correct: { id: 'deal.correct' },
  documents: { id: 'deal.documents' },
  unavailable: { id: 'deal.unavailable' },
  noDocuments: { id: 'deal.no_documents' },
  pdf: { id: 'deal.pdf' },
} as const satisfies Record<string, MessageDescriptor>;

export const dealActionMessages = {
  markPaid: { id: 'deal.mark_paid' },
  moveDue: { id: 'deal.move_due' },
  remind: { id: 'deal.remind' },
  remindDone: { id: 'deal.remind_done' },
  unpaid: { id: 'deal.unpaid' },
  unpaidTitle: { id: 'deal.unpaid_title' },
  unpaidDetail: { id: 'deal.unpaid_detail' },
  unpaidDone: { id: 'deal.unpaid_done' },
  paidTitle: { id: 'deal.paid_title' },
  paidDetail: { id: 'deal.paid_detail' },
  paidOn: { id: 'deal.paid_on' },
  paidDone: { id: 'deal.paid_done' },
  dueTitle: { id: 'deal.due_title' },
  dueDetail: { id: 'deal.due_detail' },
  dueDone: { id: 'deal.due_done' },
  save: { id: 'deal.save' },
  detailsTitle: { id: 'deal.details_title' },
  detailsDetail: { id: 'deal.details_detail' },
  detailsDone: { id: 'deal.details_done' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's source of a document. */
export const sourceMessages = {
  proof: { id: 'deal.source.proof' },
  answer: { id: 'deal.source.answer' },
  quote: { id: 'deal.source.quote' },
} as const satisfies Record<string, MessageDescriptor>;
