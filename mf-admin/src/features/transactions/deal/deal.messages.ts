import type { MessageDescriptor } from 'react-intl';

export const dealMessages = {
  failed: { id: 'transactions.deal.failed' },
  payment: { id: 'transactions.deal.payment' },
  gross: { id: 'transactions.deal.gross' },
  dueOn: { id: 'transactions.deal.due_on' },
  noDue: { id: 'transactions.deal.no_due' },
  state: { id: 'transactions.deal.state' },
  paid: { id: 'transactions.deal.paid' },
  overdue: { id: 'transactions.deal.overdue' },
  unpaid: { id: 'transactions.deal.unpaid' },
  reminded: { id: 'transactions.deal.reminded' },
  sides: { id: 'transactions.deal.sides' },
  seller: { id: 'transactions.deal.seller' },
  buyer: { id: 'transactions.deal.buyer' },
  erased: { id: 'transactions.deal.erased' },
  corrected: { id: 'transactions.deal.corrected' },
  documents: { id: 'transactions.deal.documents' },
  noDocuments: { id: 'transactions.deal.no_documents' },
  unavailable: { id: 'transactions.deal.unavailable' },
  pdf: { id: 'transactions.deal.pdf' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's source of a document. */
export const sourceMessages = {
  proof: { id: 'transactions.deal.source.proof' },
  answer: { id: 'transactions.deal.source.answer' },
  quote: { id: 'transactions.deal.source.quote' },
} as const satisfies Record<string, MessageDescriptor>;
