import type { NewJob } from '../../platform/jobs/enqueue.ts';

export const COMPANY_ERASURE = 'companies.erase';

export interface ErasurePayload {
  company_id: string;
  requested_at: string;
}

/** The time in the key: the running job enqueues its own repetition. */
export function eraseCompanyAt(companyId: string, requestedAt: Date, runAt: Date): NewJob {
  const payload: ErasurePayload = { company_id: companyId, requested_at: requestedAt.toISOString() };
  return { kind: COMPANY_ERASURE, key: `${COMPANY_ERASURE}:${companyId}:${runAt.toISOString()}`, payload, runAt };
}
