import type { ReplaceDocumentReply, VerificationReply } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import type { DocumentValues, VerificationValues } from './verification.schema.ts';

/** Submits the company in use to an admin. */
export function submitVerification({ document, ...numbers }: VerificationValues): Promise<VerificationReply> {
  const form = new FormData();
  for (const [name, number] of Object.entries(numbers)) if (number.trim()) form.append(name, number.trim());
  for (const { file } of document) form.append('document', file, file.name);
  return sendJSON('POST', 'accounts/company-verification-submission/', { form });
}

/** Sends another document in place of the removed one of the open request. */
export function replaceDocument({ document }: DocumentValues): Promise<ReplaceDocumentReply> {
  const form = new FormData();
  for (const { file } of document) form.append('document', file, file.name);
  return sendJSON('PUT', 'accounts/company-verification-submission/document/', { form });
}
