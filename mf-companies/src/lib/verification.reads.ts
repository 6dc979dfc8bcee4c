import type { CompanyVerification } from '@wspolnik/api/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { defineRead, refresh } from '@wspolnik/shared-ui/remote';
import { useEffect } from 'react';
import { companyRead } from './companies.reads.ts';
import { ownCompanyRead } from './own-company.reads.ts';

/** The status of the company in use, with its latest request. */
export const verificationRead = defineRead<CompanyVerification>('accounts/company-verification-submission/');

/** Notifications of an admin's decision about a company. */
const DECISIONS: readonly unknown[] = ['CompanyActivated', 'CompanyRejected', 'CompanySuspended'];

/** Reads the company again when an admin decides about it, its document was scanned or replaced, and after missed events. */
export function useLiveCompany(companyId: string): void {
  useEffect(
    () =>
      onFrame(({ type, data }) => {
        const isDecision = DECISIONS.includes(data.kind) && data.company_id === companyId;
        const isScanned = type === 'verification.changed' && data.id === companyId;
        if (type === 'resync' || isDecision || isScanned) void refresh(verificationRead, ownCompanyRead, companyRead);
      }),
    [companyId],
  );
}
