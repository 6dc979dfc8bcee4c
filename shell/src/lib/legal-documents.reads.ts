import type { LegalDocument, LegalDocumentName } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** The version in force, or the one that is asked for. */
export const legalDocumentRead = defineRead<
  LegalDocument,
  { document: LegalDocumentName; version?: string | undefined }
>('legal-documents/:document/');
