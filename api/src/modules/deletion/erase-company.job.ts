import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { deleteLocked } from './company-deletion.service.ts';
import { lockDoomedCompany } from './company-deletion.sql.ts';
import { COMPANY_ERASURE, type ErasurePayload, eraseCompanyAt } from './erase-company-at.ts';
import { NEXT_TRY_MS } from './grace-period.ts';
import { selectObligations } from './obligations.sql.ts';
import { isOpen } from './obligations.ts';
import { selectRequestedAt } from './pending-company-deletion.sql.ts';

/**
 * Deletes a company at the end of its grace period; points that arrived meanwhile are given up. Does nothing when the deletion was
 * cancelled; a company for which others wait again is tried a day later.
 */
export const eraseCompanyJob: JobDefinition = {
  kind: COMPANY_ERASURE,
  async run(context, tx, payload, now) {
    const { company_id: companyId, requested_at } = payload as ErasurePayload;
    const requestedAt = new Date(requested_at);
    await lockDoomedCompany(tx, companyId);
    if ((await selectRequestedAt(tx, companyId))?.getTime() !== requestedAt.getTime()) return;
    if (isOpen(await selectObligations(tx, companyAsOwner(companyId), now))) {
      await enqueueJob(tx, eraseCompanyAt(companyId, requestedAt, new Date(now.getTime() + NEXT_TRY_MS)));
      return;
    }
    await deleteLocked(context, tx, companyId, true);
  },
};
