import type { AuditAction } from '@wspolnik/contract/audit';
import type { ChangeActiveBody } from '@wspolnik/contract/offers';
import { loaderOf } from '../../platform/loader.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import {
  lockSellerPlan,
  type OfferRow,
  selectListedDetails,
  selectOffer,
  selectOfferDetail,
  selectToReport,
  softDeleteOffer,
  updateActive,
} from './offers.sql.ts';
import { refusePublishing } from './publish-rules.ts';

/** Guests who open offers at the same moment, for example after a mailing, share one statement. */
const guestRead = loaderOf(async (db: Db, ids: readonly string[]) => {
  const details = await selectListedDetails(db, ids);
  return ids.map((id) => details.get(id));
});

async function getListedOffer(db: Db, id: string): Promise<string> {
  const detail = await guestRead(db, id.toLowerCase());
  if (detail === undefined) throw problem('not_found');
  return detail;
}

/** The offer as JSON text. An inactive one is visible only to its own company and to admins. */
export async function getOffer(db: Db, id: string, viewer: Identity | null): Promise<string> {
  if (!viewer) return getListedOffer(db, id);
  const detail = await selectOfferDetail(db, id, viewer);
  if (detail === undefined) throw problem('not_found');
  return detail;
}

/** The offer, if the caller may change it; `not_found` hides an offer that the caller may not even see. */
export async function findManaged(tx: Db, id: string, caller: Identity): Promise<OfferRow> {
  const offer = await selectOffer(tx, id);
  if (!offer) throw problem('not_found');
  if (isAdmin(caller) || caller.company?.id === offer.company_id) return offer;
  throw problem(offer.is_listed ? 'forbidden' : 'not_found');
}

/** Refuses who may not report the offer. @throws ApiProblem not_found (not public as well), invalid_transition (of an own company) */
export async function checkReportable(tx: Db, caller: Identity, id: string): Promise<void> {
  const offer = await selectToReport(tx, id, caller);
  if (!offer?.is_listed) throw problem('not_found');
  if (offer.is_own) throw problem('invalid_transition');
}

/** Audits an admin's action on another company's offer. */
export async function auditAdminAction(
  tx: Db,
  caller: Identity,
  { action, offer }: { action: AuditAction; offer: OfferRow },
  now: Date,
): Promise<void> {
  if (!isAdmin(caller)) return;
  const { id, title, company_id } = offer;
  const details = { title, company_id };
  await insertAudit(tx, { actorId: caller.user.id, action, subjectType: 'offer', subjectId: id, details }, now);
}

/** Whether the last day of applications is over. */
export const isOver = (closesOn: string | null, now: Date): boolean => closesOn !== null && closesOn < polishDay(now);

/**
 * Setting the current state changes nothing.
 *
 * @throws ApiProblem forbidden, not_found, offer_closed, company_not_active, dues_overdue, offer_limit
 */
export async function changeActive(
  tx: Db,
  caller: Identity,
  { offer_id, active }: ChangeActiveBody,
  now: Date,
): Promise<void> {
  const offer = await findManaged(tx, offer_id, caller);
  if (offer.is_active === active) return;
  if (active) {
    await lockSellerPlan(tx, offer.company_id);
    // The second click of a double one waited here for the first.
    if ((await findManaged(tx, offer_id, caller)).is_active) return;
    if (isOver(offer.closes_on, now)) throw problem('offer_closed');
    await refusePublishing(tx, offer.company_id, { shown: true, now });
  }
  await updateActive(tx, offer.id, active, now);
  await auditAdminAction(tx, caller, { action: active ? 'offer.activated' : 'offer.deactivated', offer }, now);
}

/** Marks the row as deleted: orders refer to it and to its pictures. */
export async function deleteOffer(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const offer = await findManaged(tx, id, caller);
  await softDeleteOffer(tx, offer.id, now);
  await auditAdminAction(tx, caller, { action: 'offer.deleted', offer }, now);
}
