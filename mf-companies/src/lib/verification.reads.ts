import type { CompanyVerification } from '@wspolnik/contract';
import { defineRead, refresh } from '@wspolnik/kit';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import { companyRead } from './companies.reads.ts';
import { ownCompanyRead } from './own-company.reads.ts';

/** The status of the company in use, with its latest request. */
export const verificationRead = defineRead<CompanyVerification>('accounts/company-verification-submission/');

/**
 * Reads the company again when somebody submits it, an admin decides about it, its document was scanned or replaced, and after missed
 * events.
 */
export function useLiveCompany(companyId: string): void {
  useEffect(
    () =>
      onFrame(({ type, data }) => {
        const isChanged = type === 'verification.changed' && data.id === companyId;
        if (type === 'resync' || isChanged) void refresh(verificationRead, ownCompanyRead, companyRead);
      }),
    [companyId],
  );
}
