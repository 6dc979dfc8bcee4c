import { type AccountOwner, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Debt, insertDebt, payDebt } from './debts.sql.ts';
import { type AccountKind, type Accounts, balanceOf, post, systemAccount } from './ledger.sql.ts';
import type { EarnedHalf, RewardOrder } from './rewards.ts';

/** The accounts that collecting these debts posts to. */
export function accountsOfDebts(debts: readonly Debt[]): [AccountOwner, AccountKind][] {
  return debts.flatMap((debt): [AccountOwner, AccountKind][] => {
    const debtor = debtorOf(debt);
    return [
      [debtor, 'withdrawable'],
      [debtor, 'debt'],
      [companyAsOwner(debt.seller_id), 'available'],
    ];
  });
}

function debtorOf({ debtor_user_id, debtor_company_id }: Debt): AccountOwner {
  return { userId: debtor_user_id, companyId: debtor_company_id };
}

/**
 * Repays debts from withdrawable points as far as they suffice: later rewards first repay the sellers whose rewards were
 * reversed. `accounts` contains {@link accountsOfDebts}.
 */
export async function collectDebts(tx: Db, debts: readonly Debt[], accounts: Accounts, now: Date): Promise<void> {
  for (const debt of debts) {
    const debtor = debtorOf(debt);
    const from = accounts.of(debtor, 'withdrawable');
    const amount = Math.min(await balanceOf(tx, from), debt.amount - debt.paid);
    if (amount <= 0) continue;
    const posting = { amount, type: debt.type, status: 'rejected', orderId: debt.order_id, at: now } as const;
    const step = `${debt.type}:${debt.order_id}:${debt.paid}`;
    const seller = accounts.of(companyAsOwner(debt.seller_id), 'available');
    await post(tx, { ...posting, key: `repay:${step}`, from: from.id, to: seller.id });
    const mirror = await systemAccount(tx, 'clearing.debt');
    await post(tx, { ...posting, key: `repaid:${step}`, from: accounts.of(debtor, 'debt').id, to: mirror });
    await payDebt(tx, debt, amount);
  }
}

/** The account owner owes `amount` grosze of a reward that was reversed after it had been spent. */
export async function becomeDebt(
  tx: Db,
  order: RewardOrder,
  half: EarnedHalf,
  { amount, accounts, now }: { amount: number; accounts: Accounts; now: Date },
): Promise<void> {
  const { accountOwner, name, type } = half;
  await post(tx, {
    key: `debt-${name}:${order.id}`,
    from: await systemAccount(tx, 'clearing.debt'),
    to: accounts.of(accountOwner, 'debt').id,
    amount,
    type,
    status: 'rejected',
    orderId: order.id,
    at: now,
  });
  const debtor = { debtor_user_id: accountOwner.userId, debtor_company_id: accountOwner.companyId };
  await insertDebt(tx, { order_id: order.id, type, ...debtor, seller_id: order.seller_id, amount }, now);
}
