import { type AccountOwner, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { announceBalances } from './balance-changed.ts';
import { accountsOfDebts, collectDebts } from './debts.service.ts';
import { lockDebts } from './debts.sql.ts';
import { type AccountKind, type Accounts, openAccounts, post } from './ledger.sql.ts';
import { lockPendingRewards, type PendingRewardRow, settlePendingRewards } from './pending-rewards.sql.ts';
import { dropReferrersOfPending } from './related-referrers.sql.ts';
import { notifyRewarded } from './reward-notifications.ts';
import { type EarnedHalf, earnedHalves } from './rewards.ts';

function halvesOfPending(due: PendingRewardRow): EarnedHalf[] {
  const halves = earnedHalves({ ...due, id: due.order_id });
  return halves.filter(({ name }) => !(due.buyer_deleted && name === 'buyer'));
}

function accountOwnersOf(pending: readonly PendingRewardRow[]): AccountOwner[] {
  return pending.flatMap((due) => halvesOfPending(due).map(({ accountOwner }) => accountOwner));
}

/** Reserves a reward that is not granted yet, as the purchase would have done. */
async function freeze(tx: Db, due: PendingRewardRow, accounts: Accounts, now: Date): Promise<void> {
  const seller = companyAsOwner(due.seller_id);
  await post(tx, {
    key: `buy:${due.order_id}`,
    from: accounts.of(seller, 'available').id,
    to: accounts.of(seller, 'frozen').id,
    amount: due.amount,
    type: 'PAY_OFF',
    status: 'paid_off',
    orderId: due.order_id,
    at: now,
  });
}

/** Pays a granted reward to its owners at once, and makes it withdrawable when its waiting time is over. */
async function payRewarded(tx: Db, due: PendingRewardRow, accounts: Accounts, now: Date): Promise<void> {
  const from = accounts.of(companyAsOwner(due.seller_id), 'available').id;
  for (const { type, name, accountOwner, amount } of halvesOfPending(due)) {
    const assigned = accounts.of(accountOwner, 'assigned').id;
    const posting = { amount, orderId: due.order_id, at: now };
    const key = `verify-${name}:${due.order_id}`;
    await post(tx, { ...posting, key, from, to: assigned, type: 'PAY_OFF', status: 'paid_off' });
    if (!due.matured) continue;
    const to = accounts.of(accountOwner, 'withdrawable').id;
    await post(tx, {
      ...posting,
      key: `mature-${name}:${due.order_id}`,
      from: assigned,
      to,
      type,
      status: 'withdrawable',
    });
  }
}

async function notifyMatured(tx: Db, due: PendingRewardRow, now: Date): Promise<void> {
  const about = { orderId: due.order_id, offer: due.offer_title, halves: halvesOfPending(due) };
  await notifyRewarded(tx, { kind: 'RewardMatured', ...about, byUserId: null }, now);
}

/** The oldest pending rewards that the balance covers; a younger one that would fit is not paid first. */
function affordable(pending: readonly PendingRewardRow[], balance: number): PendingRewardRow[] {
  let left = balance;
  const end = pending.findIndex(({ amount }) => {
    left -= amount;
    return left < 0;
  });
  return end < 0 ? [...pending] : pending.slice(0, end);
}

export interface PaidOff {
  settled: number;
  /** Grosze. */
  paid: number;
}

/**
 * Settles the company's pending rewards, oldest first, as far as its balance covers them (domain §5).
 *
 * @throws ApiProblem insufficient_points when it does not cover the oldest
 */
export async function payOffPendingRewards(tx: Db, companyId: string, now: Date): Promise<PaidOff> {
  await dropReferrersOfPending(tx, companyId, now);
  const pending = await lockPendingRewards(tx, companyId);
  if (pending.length === 0) return { settled: 0, paid: 0 };
  const seller = companyAsOwner(companyId);
  const debts = await lockDebts(tx, accountOwnersOf(pending.filter(({ matured }) => matured)));
  const theirs = accountOwnersOf(pending.filter(({ granted }) => granted)).flatMap(
    (accountOwner): [AccountOwner, AccountKind][] => [
      [accountOwner, 'assigned'],
      [accountOwner, 'withdrawable'],
    ],
  );
  const own: [AccountOwner, AccountKind][] = [
    [seller, 'available'],
    [seller, 'frozen'],
  ];
  const accounts = await openAccounts(tx, [...own, ...theirs, ...accountsOfDebts(debts)]);
  const settled = affordable(pending, accounts.of(seller, 'available').balance);
  if (settled.length === 0) throw problem('insufficient_points');
  for (const due of settled) await (due.granted ? payRewarded : freeze)(tx, due, accounts, now);
  await collectDebts(tx, debts, accounts, now);
  const ids = settled.map(({ order_id }) => order_id);
  await settlePendingRewards(tx, ids, now);
  for (const due of settled.filter(({ matured }) => matured)) await notifyMatured(tx, due, now);
  await announceBalances(tx, [seller, ...accountOwnersOf(settled.filter(({ granted }) => granted))], now);
  return { settled: settled.length, paid: settled.reduce((sum, { amount }) => sum + amount, 0) };
}
