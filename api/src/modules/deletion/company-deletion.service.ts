import { companyAsOwner } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import type { CompanyIdentity } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { mailOwners } from '../company-verification/index.ts';
import { findRole } from '../members/index.ts';
import { forgetQuotes } from '../quotes/index.ts';
import * as store from './company-deletion.sql.ts';
import { refuseObligations } from './obligations.ts';

/** Answers the name that the company had. */
async function deleteLocked(context: Context, tx: Db, companyId: string, givesUpPoints: boolean): Promise<string> {
  const now = context.clock();
  const company = await store.lockDoomedCompany(tx, companyId);
  if (!company) throw problem('not_found');
  await refuseObligations(tx, companyAsOwner(companyId), givesUpPoints, now);
  const applications = await forgetQuotes(tx, companyAsOwner(companyId), now);
  const documents = await store.selectDocuments(tx, companyId);
  await discardFiles(tx, [company.image, company.thumbnail, ...documents, ...applications], now);
  // Before the owners are removed.
  await mailOwners(context, tx, 'companyDeleted', { companyId, name: company.name, reason: '' });
  await store.eraseCompany(tx, companyId, now);
  return company.name;
}

/**
 * An owner deletes the company in use: profile, logo, documents, members and cards are deleted, offers are hidden; orders and
 * ledger keep a pseudonym. Its Company-Id becomes invalid.
 *
 * @throws ApiProblem not_found, forbidden, has_obligations
 */
export async function deleteOwnCompany(
  context: Context,
  { user, company }: CompanyIdentity,
  givesUpPoints: boolean,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Locks first, because an owner may have lost the role since the request came in.
    await store.lockDoomedCompany(tx, company.id);
    if ((await findRole(tx, company.id, user.id)) !== 'owner') throw problem('forbidden');
    await deleteLocked(context, tx, company.id, givesUpPoints);
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
    const entry = { action: 'company.deleted', subjectType: 'company', subjectId: companyId, details: { name } };
    await insertAudit(tx, { ...entry, actorId: adminId }, context.clock());
  });
  context.mailer.deliverSoon();
}
