import { DAY_MS } from '@wspolnik/settings';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { offerLimitOf } from '../plans/index.ts';
import { owesSince } from './offer-write.sql.ts';
import { countActiveOffers, lockSellerPlan } from './offers.sql.ts';

/** Domain §5: an older pending reward prevents new offers until it is settled. */
const OVERDUE_MS = 30 * DAY_MS;

/** Rewards pending since before this moment are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_MS);
}

/**
 * Whether the company may list one more offer. Locks the company until the transaction ends, so that two concurrent offers
 * cannot both use the plan's last slot. An offer with `shown: false` stays inactive and uses none.
 *
 * @throws ApiProblem company_not_active, dues_overdue, offer_limit
 */
export async function refusePublishing(
  tx: Db,
  companyId: string,
  { shown, now }: { shown: boolean; now: Date },
): Promise<void> {
  const seller = await lockSellerPlan(tx, companyId);
  if (seller?.status !== 'active') throw problem('company_not_active');
  if (await owesSince(tx, companyId, overdueBefore(now))) throw problem('dues_overdue');
  if (!shown) return;
  const limit = await offerLimitOf(tx, companyId);
  if (limit !== null && (await countActiveOffers(tx, companyId)) >= limit) throw problem('offer_limit');
}
