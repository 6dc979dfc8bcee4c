import type { AddPayoutAccountBody } from '../contract/withdrawals.ts';
import { hashTarget, readTarget } from '../modules/withdrawals/withdrawal-target.ts';
import type { AccountOwner } from '../platform/account-owner.ts';
import { newId } from '../platform/ids.ts';
import { aboutField, type Vault } from '../platform/vault/vault.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';

/** An account of `accountOwner` that withdrawals can go to at once; answers its id, unless it is there already. */
export async function addUsableAccount(
  db: Db,
  vault: Vault,
  { userId, companyId }: AccountOwner,
  body: AddPayoutAccountBody,
): Promise<string> {
  const [id, target, since] = [newId(), readTarget(body), new Date(0)];
  const sealed = (column: 'bank_number' | 'broker_account') =>
    target[column] && vault.seal(aboutField(`payout_accounts.${column}`, id), target[column]);
  await db.query(sql`
    insert into payout_accounts (id, user_id, company_id, bank_number, broker_account, account_hash, added_by, added_at, usable_at)
    select ${id}, ${userId}, ${companyId}, ${sealed('bank_number')}, ${sealed('broker_account')}, ${hashTarget(vault, target)},
      coalesce(${userId}::uuid, (select m.user_id from company_members m where m.company_id = ${companyId} limit 1)), ${since}, ${since}
    on conflict do nothing`);
  return id;
}
