import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { selectPictureKeys } from '../company-showcase/index.ts';
import { mailOwners } from '../company-verification/index.ts';
import { findRole } from '../members/index.ts';
import { forgetRequests } from '../quote-requests/index.ts';
import { forgetQuotes } from '../quotes/index.ts';
import * as store from './company-deletion.sql.ts';
import { eraseCompanyAt } from './erase-company-at.ts';
import { GRACE_MS } from './grace-period.ts';
import { refuseObligations } from './obligations.ts';
import { cancelCompanyDeletion, requestCompanyDeletion } from './pending-company-deletion.sql.ts';

/** Answers the name that the company had. */
export async function deleteLocked(
  context: Context,
  tx: Db,
  companyId: string,
  givesUpPoints: boolean,
): Promise<string> {
  const now = context.clock();
  const company = await store.lockDoomedCompany(tx, companyId);
  if (!company) throw problem('not_found');
  await refuseObligations(tx, companyAsOwner(companyId), givesUpPoints, now);
  const applications = await forgetQuotes(tx, companyAsOwner(companyId), now);
  await forgetRequests(tx, companyAsOwner(companyId));
  const documents = await store.selectDocuments(tx, companyId);
  const pictures = await selectPictureKeys(tx, companyId);
  await discardFiles(tx, [company.image, company.thumbnail, ...documents, ...applications, ...pictures], now);
  // Before the owners are removed.
  await mailOwners(context, tx, 'companyDeleted', { companyId, name: company.name, reason: '' });
  await store.eraseCompany(tx, companyId, now);
  return company.name;
}

/** Locks first, because an owner may have lost the role since the request came in. */
async function lockAsOwner(tx: Db, { user, company }: CompanyIdentity): Promise<string> {
  const found = await store.lockDoomedCompany(tx, company.id);
  if (!found) throw problem('not_found');
  if ((await findRole(tx, company.id, user.id)) !== 'owner') throw problem('forbidden');
  return found.name;
}

/**
 * An owner requests the deletion of the company in use: it is hidden at once, and a job deletes it after the grace period unless an
 * owner cancels before. Then profile, logo, documents, members and cards are deleted, offers are hidden; orders and ledger keep a
 * pseudonym, and its Company-Id becomes invalid.
 *
 * @throws ApiProblem not_found, forbidden, already_decided (it waits already), has_obligations
 */
export async function deleteOwnCompany(
  context: Context,
  caller: CompanyIdentity,
  givesUpPoints: boolean,
): Promise<void> {
  const { id: companyId } = caller.company;
  const now = context.clock();
  const runAt = new Date(now.getTime() + GRACE_MS);
  await context.db.transaction(async (tx) => {
    const name = await lockAsOwner(tx, caller);
    await refuseObligations(tx, companyAsOwner(companyId), givesUpPoints, now);
    if (!(await requestCompanyDeletion(tx, companyId, now))) throw problem('already_decided');
    await enqueueJob(tx, eraseCompanyAt(companyId, now, runAt));
    await mailOwners(context, tx, 'companyDeletionRequested', { companyId, name, reason: '', date: runAt });
  });
  context.mailer.deliverSoon();
}

/**
 * An owner takes the deletion back: the company has its former status again. The job finds nothing to do.
 *
 * @throws ApiProblem not_found, forbidden, invalid_transition when no deletion waits
 */
export async function keepOwnCompany(context: Context, caller: CompanyIdentity): Promise<void> {
  const { id: companyId } = caller.company;
  await context.db.transaction(async (tx) => {
    await lockAsOwner(tx, caller);
    const kept = await cancelCompanyDeletion(tx, companyId, context.clock());
    if (!kept) throw problem('invalid_transition', { allowed_actions: [] });
    await mailOwners(context, tx, 'companyDeletionCancelled', { companyId, name: kept.name, reason: '' });
  });
  context.mailer.deliverSoon();
}

/**
 * An admin deletes any company and gives up its remaining points. Open orders prevent the deletion here too, because buyers
 * wait for them; a suspension stops the company meanwhile.
 *
 * @throws ApiProblem not_found, own_company, has_obligations
 */
export async function deleteAnyCompany(context: Context, adminId: string, companyId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (await findRole(tx, companyId, adminId)) throw problem('own_company');
    const name = await deleteLocked(context, tx, companyId, true);
    const entry = {
      action: 'company.deleted',
      subjectType: 'company',
      subjectId: companyId,
      details: { name },
    } as const;
    await insertAudit(tx, { ...entry, actorId: adminId }, context.clock());
  });
  context.mailer.deliverSoon();
}
