import type { ChangeActiveBody } from '../../contract/offers.ts';
import { type Identity, isAdmin } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import {
  countActiveOffers,
  lockSellerPlan,
  type OfferRow,
  selectOffer,
  selectOfferDetail,
  softDeleteOffer,
  updateActive,
} from './offers.sql.ts';

/** Specification §9: active offers at once on the free plan. */
const FREE_PLAN_OFFERS = 3;

/** The offer as JSON text. An inactive one shows to its own company and to admins alone. */
export async function getOffer(db: Db, id: string, viewer: Identity | null): Promise<string> {
  const row = await selectOfferDetail(db, id, viewer);
  const visible = row && (row.is_listed || row.is_member || isAdmin(viewer));
  if (!visible) throw problem('not_found');
  return row.detail;
}

/** The offer, if the caller may change it; `not_found` hides an offer that the caller may not even see. */
async function findManaged(tx: Db, id: string, caller: Identity): Promise<OfferRow> {
  const offer = await selectOffer(tx, id);
  if (!offer) throw problem('not_found');
  if (isAdmin(caller) || caller.company?.id === offer.company_id) return offer;
  throw problem(offer.is_listed ? 'forbidden' : 'not_found');
}

async function refuseBeyondPlan(tx: Db, companyId: string): Promise<void> {
  const seller = await lockSellerPlan(tx, companyId);
  if (seller?.status !== 'active') throw problem('company_not_active');
  if (seller.plan === 'free' && (await countActiveOffers(tx, companyId)) >= FREE_PLAN_OFFERS) {
    throw problem('offer_limit');
  }
}

/** Setting the state that it has changes nothing. */
export async function changeActive(
  tx: Db,
  caller: Identity,
  { offer_id, active }: ChangeActiveBody,
  now: Date,
): Promise<void> {
  const offer = await findManaged(tx, offer_id, caller);
  if (!isAdmin(caller) && caller.company?.role === 'member') throw problem('forbidden');
  if (offer.is_active === active) return;
  if (active) await refuseBeyondPlan(tx, offer.company_id);
  await updateActive(tx, offer.id, active, now);
}

/** Orders keep pointing to it, so the row stays. */
export async function deleteOffer(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const offer = await findManaged(tx, id, caller);
  await softDeleteOffer(tx, offer.id, now);
}
