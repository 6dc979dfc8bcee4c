import type { MessageDescriptor } from 'react-intl';

/** Documents and texts that prove the purchase. */
export const evidenceMessages = {
  title: { id: 'orders.evidence.title' },
  intro: { id: 'orders.evidence.intro' },
  empty: { id: 'orders.evidence.empty' },
  emptySale: { id: 'orders.evidence.empty_sale' },
  documents: { id: 'orders.evidence.documents' },
  infos: { id: 'orders.evidence.infos' },
  addDocument: { id: 'orders.evidence.add_document' },
  documentAdded: { id: 'orders.evidence.document_added' },
  full: { id: 'orders.evidence.full' },
  addInfo: { id: 'orders.evidence.add_info' },
  infoHelp: { id: 'orders.evidence.info_help' },
  infoSend: { id: 'orders.evidence.info_send' },
  infoAdded: { id: 'orders.evidence.info_added' },
  infosFull: { id: 'orders.evidence.infos_full' },
  formFailed: { id: 'orders.form_failed' },
  retry: { id: 'orders.retry' },
} as const satisfies Record<string, MessageDescriptor>;
