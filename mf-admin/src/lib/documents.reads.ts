import type { LegalDocument, LegalDocumentName } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** As in the contract, which the browser imports only the types of. */
export const DOCUMENTS = ['terms-of-service', 'privacy-policy'] as const satisfies readonly LegalDocumentName[];

export const documentRead = defineRead<LegalDocument, { document: LegalDocumentName; version?: number }>(
  'legal-documents/:document/',
);
