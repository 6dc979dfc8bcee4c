import type { LegalDocumentName, LegalVersion } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const nameMessages = {
  'terms-of-service': { id: 'documents.terms' },
  'privacy-policy': { id: 'documents.privacy' },
} as const satisfies Record<LegalDocumentName, MessageDescriptor>;

export const statusMessages = {
  coming: { id: 'documents.status.coming' },
  in_force: { id: 'documents.status.in_force' },
  former: { id: 'documents.status.former' },
} as const satisfies Record<LegalVersion['status'], MessageDescriptor>;

export const listMessages = {
  title: { id: 'documents.title' },
  failed: { id: 'documents.failed' },
  version: { id: 'documents.version' },
  add: { id: 'documents.add' },
  addFor: { id: 'documents.add_for' },
} as const satisfies Messages;

export const formMessages = {
  title: { id: 'documentForm.title' },
  lead: { id: 'documentForm.lead' },
  failed: { id: 'documentForm.failed' },
  gone: { id: 'documentForm.gone' },
  back: { id: 'documentForm.back' },
  about: { id: 'documentForm.about' },
  validFrom: { id: 'documentForm.valid_from' },
  validFromHelp: { id: 'documentForm.valid_from_help' },
  changesPl: { id: 'documentForm.changes_pl' },
  changesEn: { id: 'documentForm.changes_en' },
  section: { id: 'documentForm.section' },
  headingPl: { id: 'documentForm.heading_pl' },
  headingEn: { id: 'documentForm.heading_en' },
  textPl: { id: 'documentForm.text_pl' },
  textEn: { id: 'documentForm.text_en' },
  textHelp: { id: 'documentForm.text_help' },
  addSection: { id: 'documentForm.add_section' },
  removeSection: { id: 'documentForm.remove_section' },
  preview: { id: 'documentForm.preview' },
  publish: { id: 'documentForm.publish' },
  confirmTitle: { id: 'documentForm.confirm_title' },
  confirmText: { id: 'documentForm.confirm_text' },
  published: { id: 'documentForm.published' },
  meanwhile: { id: 'documentForm.meanwhile' },
} as const satisfies Messages;
