import type { LegalDocumentName } from '@wspolnik/contract';

export const pathOfDocument = (document: LegalDocumentName, version?: number): string =>
  `/documents/${document}${version === undefined ? '' : `?version=${version}`}`;
