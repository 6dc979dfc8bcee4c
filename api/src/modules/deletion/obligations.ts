import type { AccountOwner } from '../../platform/account-owner.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { selectObligations } from './obligations.sql.ts';

/**
 * Who owes, or is owed for, an open order stays until it is over. Points that are left can be given up: recharged ones
 * cannot be withdrawn, so that without this a profile that holds some could never go.
 *
 * @throws ApiProblem has_obligations; `allowed_actions` holds give_up_points when that alone is in the way
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
