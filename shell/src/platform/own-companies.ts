import { onFrame, refreshMe } from '@wspolnik/shared-auth';
import { report } from './report.ts';

/** Notifications that change the status of a company of the person's. */
const DECISIONS: readonly unknown[] = ['CompanyActivated', 'CompanyRejected', 'CompanySuspended'];

/** The session holds the person's companies with their status, which an admin may change at any time. */
export function startOwnCompanies(): void {
  onFrame(({ type, data }) => {
    if (type === 'resync' || DECISIONS.includes(data.kind)) refreshMe().catch(report);
  });
}
