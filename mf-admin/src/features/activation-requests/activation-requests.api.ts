import type { VerifyCompanyBody } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Answers 409 `already_decided` when another admin was faster. */
export function verifyCompany(body: VerifyCompanyBody) {
  return sendJSON<unknown>('POST', 'admin/verify_company/', { json: body });
}
