import type { VerificationReply } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import type { VerificationValues } from './verification.schema.ts';

/** Submits the company in use to an admin. */
export function submitVerification({ document, ...numbers }: VerificationValues): Promise<VerificationReply> {
  const form = new FormData();
  for (const [name, number] of Object.entries(numbers)) if (number.trim()) form.append(name, number.trim());
  for (const { file } of document) form.append('document', file, file.name);
  return sendJSON('POST', 'accounts/company-verification-submission/', { form });
}
