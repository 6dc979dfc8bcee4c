import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { RewardType } from './rewards.ts';

export interface Debt {
  order_id: string;
  type: RewardType;
  debtor_user_id: string | null;
  debtor_company_id: string | null;
  /** The company that the reward came from. */
  seller_id: string;
  /** Grosze. */
  amount: number;
  paid: number;
}

export async function insertDebt(tx: Db, debt: Omit<Debt, 'paid'>, now: Date): Promise<void> {
  await tx.query(sql`
    insert into reward_debts (order_id, type, debtor_user_id, debtor_company_id, seller_id, amount, created_at)
    values (${debt.order_id}, ${debt.type}, ${debt.debtor_user_id}, ${debt.debtor_company_id}, ${debt.seller_id},
            ${debt.amount}, ${now})`);
}

/** Debts of the account owners, oldest first (indexes reward_debts_user, reward_debts_company), locked. */
export function lockDebts(tx: Db, accountOwners: readonly AccountOwner[]): Promise<Debt[]> {
  const users = accountOwners.flatMap(({ userId }) => userId ?? []);
  const companies = accountOwners.flatMap(({ companyId }) => companyId ?? []);
  return tx.query<Debt>(sql`
    select order_id, type, debtor_user_id, debtor_company_id, seller_id, amount, paid from reward_debts
    where (debtor_user_id = any(${users}::uuid[]) or debtor_company_id = any(${companies}::uuid[])) and paid < amount
    order by created_at, order_id, type for update`);
}

export async function payDebt(tx: Db, { order_id, type }: Debt, grosze: number): Promise<void> {
  await tx.query(sql`
    update reward_debts set paid = paid + ${grosze}::bigint where order_id = ${order_id} and type = ${type}`);
}
