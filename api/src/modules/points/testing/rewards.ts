import { afterEach } from 'node:test';
import { newId } from '../../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../../platform/sign-in/account-owner.ts';
import type { Db } from '../../../storage/db.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addUser } from '../../../testing/people.ts';
import { addCategory, addOffer } from '../../offers/testing/offers.ts';
import { openAccounts, post, systemAccount } from '../ledger.sql.ts';
import type { RewardOrder } from '../rewards.ts';
import { addOrder, assertConserved, assertWholeLedger, balanceIn, credit } from './points.ts';

export const api = await createTestApi();
export const { db } = api;
const category_id = await addCategory(api, 'IT');
export const buyer = await addUser(api, { email: 'buyer@test.pl' });
export const referrer = await addUser(api, { email: 'referrer@test.pl' });
export const now = new Date();

export async function newSeller(grosze: number) {
  const id = await addCompany(api, 'Sprzedawca');
  if (grosze > 0) await db.transaction((tx) => credit(tx, id, grosze));
  return { id, offer: await addOffer(api, { company_id: id, category_id }) };
}

export async function order(
  seller: { id: string; offer: string },
  reward: number,
  parts: Partial<RewardOrder> = {},
): Promise<RewardOrder> {
  return addOrder(db, seller.offer, {
    id: newId(),
    seller_id: seller.id,
    buyer_user_id: buyer,
    buyer_company_id: null,
    referrer_user_id: referrer,
    referrer_company_id: null,
    reward,
    ...parts,
  });
}

type Step = (tx: Db, order: RewardOrder, now: Date) => Promise<unknown>;

/** Runs each step twice: a repeated step has no second effect. */
export async function go(subject: RewardOrder, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    for (const _ of [1, 2]) await db.transaction((tx) => step(tx, subject, now));
  }
}
export const once = (subject: RewardOrder, step: Step) => db.transaction((tx) => step(tx, subject, now));

export const of = async (id: string) => [
  await balanceIn(db, companyAsOwner(id), 'available'),
  await balanceIn(db, companyAsOwner(id), 'frozen'),
];
export const earned = async (id: string) => [
  await balanceIn(db, userAsOwner(id), 'assigned'),
  await balanceIn(db, userAsOwner(id), 'withdrawable'),
  await balanceIn(db, userAsOwner(id), 'debt'),
];

/** The person withdraws all withdrawable points. */
export async function emptyWithdrawable(id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const accountOwner = userAsOwner(id);
    const accounts = await openAccounts(tx, [[accountOwner, 'withdrawable']]);
    const from = accounts.of(accountOwner, 'withdrawable');
    if (from.balance === 0) return;
    await post(tx, {
      key: newId(),
      from: from.id,
      to: await systemAccount(tx, 'clearing.bank'),
      amount: from.balance,
      type: 'PAY_OFF',
      status: 'paid_off',
      orderId: null,
      at: now,
    });
  });
}

afterEach(async () => {
  await assertWholeLedger(db);
  await assertConserved(db);
  for (const id of [buyer, referrer]) await emptyWithdrawable(id);
});
