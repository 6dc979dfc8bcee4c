import type { SuspendCompanyBody } from '../../contract/companies.ts';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { statusAfter } from '../companies/company-states.ts';
import { updateStatus } from '../verification/verification.sql.ts';
import { lockCompany } from './activation.sql.ts';
import { mailOwners } from './mail-owners.ts';
import { notifyMembers } from './notify-members.ts';

/**
 * active ↔ suspended. A trigger hides the offers of a suspended company and lists them again afterwards; its orders
 * continue.
 *
 * @throws ApiProblem validation_failed (reason of a suspension), not_found, invalid_transition
 */
export async function changeSuspension(
  context: Context,
  adminId: string,
  { company_id: companyId, suspend, reason }: SuspendCompanyBody,
): Promise<{ company_id: string; status: 'active' | 'suspended' }> {
  const { clock, db, mailer } = context;
  const because = reason?.trim() || null;
  if (suspend && !because) throw invalidField('reason', 'required');
  const status = suspend ? 'suspended' : 'active';
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw problem('not_found');
    statusAfter(company.status, suspend ? 'suspend' : 'reactivate');
    await updateStatus(tx, companyId, status, clock());
    const action = suspend ? 'company.suspended' : 'company.reactivated';
    const subject = { subjectType: 'company', subjectId: companyId, details: { reason: because } };
    await insertAudit(tx, { actorId: adminId, action, ...subject }, clock());
    const notification = { companyId, name: company.name, reason: because ?? '' };
    await mailOwners(context, tx, suspend ? 'companySuspended' : 'companyReactivated', notification);
    await notifyMembers(tx, suspend ? 'CompanySuspended' : 'CompanyActivated', notification, adminId, clock());
  });
  mailer.deliverSoon();
  return { company_id: companyId, status };
}
