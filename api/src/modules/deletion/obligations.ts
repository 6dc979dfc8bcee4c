import type { CompanyObligations } from '@wspolnik/contract/companies';
import { toMoney } from '../../platform/money.ts';
import { type AccountOwner, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { GRACE_MS } from './grace-period.ts';
import { type Obligations, selectObligations } from './obligations.sql.ts';
import { selectRequestedAt } from './pending-company-deletion.sql.ts';

/** Whether anything remains that others wait for. */
export function isOpen({ points: _, ...others }: Obligations): boolean {
  return Object.values(others).some((value) => value !== 0);
}

/** What an owner reads before deleting the company, and while its deletion waits. */
export async function companyObligations(db: Db, companyId: string, now: Date): Promise<CompanyObligations> {
  const requestedAt = await selectRequestedAt(db, companyId);
  const { open_sales, open_purchases, payments, ...held } = await selectObligations(db, companyAsOwner(companyId), now);
  return {
    open_sales,
    open_purchases,
    payments,
    pending_rewards: toMoney(held.dues),
    debts: toMoney(held.debts),
    withdrawals: toMoney(held.hold),
    waiting_points: toMoney(held.waiting),
    points: toMoney(held.points),
    deletes_at: requestedAt && new Date(requestedAt.getTime() + GRACE_MS).toISOString(),
  };
}

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
  const obligations = await selectObligations(tx, accountOwner, now);
  if (isOpen(obligations)) throw problem('has_obligations', { allowed_actions: [] });
  if (obligations.points !== 0 && !givesUpPoints)
    throw problem('has_obligations', { allowed_actions: ['give_up_points'] });
}
