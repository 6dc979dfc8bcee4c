import type { SuspendCompanyBody } from '@wspolnik/contract/company-verification';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { statusAfter } from '../companies/index.ts';
import { findRole } from '../members/index.ts';
import { lockCompany } from './activation.sql.ts';
import { mailOwners } from './mail-owners.ts';
import { notifyMembers } from './notify-members.ts';
import { publishChange } from './publish-change.ts';
import { updateStatus } from './verification.sql.ts';

/**
 * active ↔ suspended, within a transaction. A trigger hides the offers of a suspended company and lists them again afterwards;
 * its orders continue.
 *
 * @throws ApiProblem validation_failed (reason of a suspension), not_found, own_company, invalid_transition
 */
export async function applySuspension(
  context: Context,
  tx: Db,
  adminId: string,
  { company_id: companyId, suspend, reason }: SuspendCompanyBody,
): Promise<'active' | 'suspended'> {
  const { clock } = context;
  const because = reason?.trim() || null;
  if (suspend && !because) throw invalidField('reason', 'required');
  const status = suspend ? 'suspended' : 'active';
  const company = await lockCompany(tx, companyId);
  if (!company) throw problem('not_found');
  if (await findRole(tx, companyId, adminId)) throw problem('own_company');
  // Its status is that of a suspended one, which it loses only with the deletion.
  if (company.leaving) throw problem('invalid_transition', { allowed_actions: [] });
  statusAfter(company.status, suspend ? 'suspend' : 'reactivate');
  await updateStatus(tx, companyId, status, clock());
  const action = suspend ? 'company.suspended' : 'company.reactivated';
  const subject = { subjectType: 'company', subjectId: companyId, details: { reason: because } };
  await insertAudit(tx, { actorId: adminId, action, ...subject }, clock());
  const notification = { companyId, name: company.name, reason: because ?? '' };
  await mailOwners(context, tx, suspend ? 'companySuspended' : 'companyReactivated', notification);
  await notifyMembers(tx, suspend ? 'CompanySuspended' : 'CompanyActivated', notification, adminId, clock());
  await publishChange(tx, companyId, clock());
  return status;
}

/** @throws ApiProblem as {@link applySuspension} */
export async function changeSuspension(
  context: Context,
  adminId: string,
  body: SuspendCompanyBody,
): Promise<{ company_id: string; status: 'active' | 'suspended' }> {
  const status = await context.db.transaction((tx) => applySuspension(context, tx, adminId, body));
  context.mailer.deliverSoon();
  return { company_id: body.company_id, status };
}
