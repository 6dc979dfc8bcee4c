import type { AddPayoutAccountBody } from '@wspolnik/contract/withdrawals';
import { storePayoutAccount } from '../modules/withdrawals/index.ts';
import { readTarget } from '../modules/withdrawals/withdrawal-target.ts';
import type { AccountOwner } from '../platform/sign-in/account-owner.ts';
import type { Vault } from '../platform/vault/vault.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';

/** An account of `accountOwner` that withdrawals can go to at once; answers its id, unless it is there already. */
export async function addUsableAccount(
  db: Db,
  vault: Vault,
  accountOwner: AccountOwner,
  body: AddPayoutAccountBody,
): Promise<string> {
  const member = await db.one<{ user_id: string }>(
    sql`select user_id from company_members where company_id = ${accountOwner.companyId} limit 1`,
  );
  const addedBy = accountOwner.userId ?? member?.user_id ?? '';
  const since = new Date(0);
  return storePayoutAccount(db, vault, { accountOwner, target: readTarget(body), addedBy, usableAt: since }, since);
}
