import type { LegalDocumentName } from '@wspolnik/contract/legal-documents';

const IDS: Record<LegalDocumentName, string> = {
  'terms-of-service': '0d0c0000-0000-7000-8000-000000000001',
  'privacy-policy': '0d0c0000-0000-7000-8000-000000000002',
};

/** The audit log names its subjects by ids; a document has a name only. */
export const legalDocumentId = (document: LegalDocumentName): string => IDS[document];
