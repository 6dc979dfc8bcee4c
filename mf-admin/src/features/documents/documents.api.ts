import type { LegalDocument, PublishDocumentBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const publishDocument = (body: PublishDocumentBody, idempotencyKey: string) =>
  sendJSON<LegalDocument>('POST', 'admin/legal-documents/', { json: body, idempotencyKey });
