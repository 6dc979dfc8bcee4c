import type { AccountOwner } from '../../platform/account-owner.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { selectObligations } from './obligations.sql.ts';

/**
 * A profile with an unfinished order, or with pending rewards or debts, cannot be deleted. Remaining points can be given up:
 * recharged points cannot be withdrawn, so otherwise a profile with such points could never be deleted.
 *
 * @throws ApiProblem has_obligations; `allowed_actions` has give_up_points when only points prevent the deletion
 */
export async function refuseObligations(
  tx: Db,
  accountOwner: AccountOwner,
  givesUpPoints: boolean,
  now: Date,
): Promise<void> {
  const { open, points } = await selectObligations(tx, accountOwner, now);
  if (open) throw problem('has_obligations', { allowed_actions: [] });
  if (points && !givesUpPoints) throw problem('has_obligations', { allowed_actions: ['give_up_points'] });
}
