import { type AccountOwner, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { announceBalances } from './balance-changed.ts';
import { accountsOfDebts, becomeDebt, collectDebts } from './debts.service.ts';
import { lockDebts } from './debts.sql.ts';
import { type AccountKind, openAccounts, post, postCovered, postedKeys } from './ledger.sql.ts';
import {
  dropPendingReward,
  grantPendingReward,
  insertPendingReward,
  maturePendingReward,
} from './pending-rewards.sql.ts';
import { dropRelatedReferrer } from './related-referrers.sql.ts';
import { type EarnedHalf, earnedHalves, halvesOf, type RewardOrder } from './rewards.ts';

/*
 * Moves a reward through the ledger (domain §3, §5). The caller has locked the order and decides when. Each function may run
 * again for the same order without a second effect. Call them late in a transaction, one order per transaction, because they
 * lock accounts until it ends. The caller notifies the participants.
 */

type Reserved = Pick<RewardOrder, 'id' | 'seller_id' | 'reward'>;

/**
 * seller.available → frozen, so that the seller cannot spend it; a reward that the balance does not cover is pending, and the
 * answer is false. It locks the account for which every purchase of a popular offer waits.
 */
export async function reserveReward(tx: Db, { id, seller_id, reward }: Reserved, now: Date): Promise<boolean> {
  if (reward === 0) return true;
  const seller = companyAsOwner(seller_id);
  const isCovered = await postCovered(tx, seller, {
    key: `buy:${id}`,
    from: 'available',
    to: 'frozen',
    amount: reward,
    type: 'SELL',
    status: 'assigned',
    orderId: id,
    at: now,
  });
  if (!isCovered) await insertPendingReward(tx, { orderId: id, sellerId: seller_id, amount: reward }, now);
  return isCovered;
}

/** The order ended before its reward was granted: frozen → available; a pending reward is cancelled. */
export async function releaseReward(tx: Db, { id, seller_id, reward }: Reserved, now: Date): Promise<void> {
  if (reward === 0) return;
  if ((await dropPendingReward(tx, id, now)) || !(await postedKeys(tx, id)).has(`buy:${id}`)) return;
  const seller = companyAsOwner(seller_id);
  const accounts = await openAccounts(tx, [
    [seller, 'frozen'],
    [seller, 'available'],
  ]);
  await post(tx, {
    key: `cancel:${id}`,
    from: accounts.of(seller, 'frozen').id,
    to: accounts.of(seller, 'available').id,
    amount: reward,
    type: 'SELL',
    status: 'rejected',
    orderId: id,
    at: now,
  });
}

/**
 * The order is verified: the halves go to the buyer and the referrer; without a referrer, and without one who shares a
 * person with either side by now, that half returns to the seller. A pending reward stays pending, without a missing referrer's half; `pay-event-off` then pays its owners at once.
 */
export async function grantReward(tx: Db, verified: RewardOrder, now: Date): Promise<void> {
  if (verified.reward === 0) return;
  const { order } = await dropRelatedReferrer(tx, verified, now);
  const owed = earnedHalves(order).reduce((sum, { amount }) => sum + amount, 0);
  if (await grantPendingReward(tx, order.id, owed, now)) return;
  const seller = companyAsOwner(order.seller_id);
  const halves = halvesOf(order);
  const target = (accountOwner: AccountOwner | null): [AccountOwner, AccountKind] =>
    accountOwner ? [accountOwner, 'assigned'] : [seller, 'available'];
  const accounts = await openAccounts(tx, [
    [seller, 'frozen'],
    ...halves.map(({ accountOwner }) => target(accountOwner)),
  ]);
  for (const { type, name, accountOwner, amount } of halves) {
    await post(tx, {
      key: `verify-${name}:${order.id}`,
      from: accounts.of(seller, 'frozen').id,
      to: accounts.of(...target(accountOwner)).id,
      amount,
      type: accountOwner ? type : 'SELL',
      status: accountOwner ? 'assigned' : 'rejected',
      orderId: order.id,
      at: now,
    });
  }
}

function accountsOfLost(lost: EarnedHalf | undefined, seller: AccountOwner): [AccountOwner, AccountKind][] {
  return lost
    ? [
        [lost.accountOwner, 'assigned'],
        [seller, 'available'],
      ]
    : [];
}

/**
 * The waiting time is over: assigned → withdrawable, which first repays the owners' debts (domain §5). The half of a referrer
 * who shares a person with either side by now returns to the seller. Answers the paid halves: none while the reward is pending.
 */
export async function matureReward(tx: Db, granted: RewardOrder, now: Date): Promise<EarnedHalf[]> {
  if (granted.reward === 0) return [];
  const { order, dropped } = await dropRelatedReferrer(tx, granted, now);
  if (await maturePendingReward(tx, order.id, now)) return [];
  const halves = earnedHalves(order);
  // Without its owner the half is not among them any more, but it was granted.
  const lost = dropped ? earnedHalves(granted).find(({ name }) => name === 'network') : undefined;
  const seller = companyAsOwner(order.seller_id);
  const debts = await lockDebts(
    tx,
    halves.map(({ accountOwner }) => accountOwner),
  );
  const sellers = debts.map(({ seller_id }) => companyAsOwner(seller_id));
  await announceBalances(tx, lost ? [...sellers, seller, lost.accountOwner] : sellers, now);
  const own = halves.flatMap(({ accountOwner }): [AccountOwner, AccountKind][] => [
    [accountOwner, 'assigned'],
    [accountOwner, 'withdrawable'],
  ]);
  const accounts = await openAccounts(tx, [...own, ...accountsOfLost(lost, seller), ...accountsOfDebts(debts)]);
  if (lost) {
    await post(tx, {
      key: `reverse-network:${order.id}`,
      from: accounts.of(lost.accountOwner, 'assigned').id,
      to: accounts.of(seller, 'available').id,
      amount: lost.amount,
      type: lost.type,
      status: 'rejected',
      orderId: order.id,
      at: now,
    });
  }
  for (const { type, name, accountOwner, amount } of halves) {
    await post(tx, {
      key: `mature-${name}:${order.id}`,
      from: accounts.of(accountOwner, 'assigned').id,
      to: accounts.of(accountOwner, 'withdrawable').id,
      amount,
      type,
      status: 'withdrawable',
      orderId: order.id,
      at: now,
    });
  }
  await collectDebts(tx, debts, accounts, now);
  return halves;
}

/**
 * The order is cancelled after all: its reward returns to the seller from any state. Points that were already withdrawn
 * become a debt. Answers the halves that were taken back.
 */
export async function reverseReward(tx: Db, order: RewardOrder, now: Date): Promise<EarnedHalf[]> {
  if (order.reward === 0 || (await dropPendingReward(tx, order.id, now))) return [];
  const done = await postedKeys(tx, order.id);
  if (!done.has(`verify-buyer:${order.id}`)) {
    await releaseReward(tx, order, now);
    return [];
  }
  if (done.has(`reverse-buyer:${order.id}`) || done.has(`debt-buyer:${order.id}`)) return [];
  const kind = done.has(`mature-buyer:${order.id}`) ? 'withdrawable' : 'assigned';
  const seller = companyAsOwner(order.seller_id);
  const halves = earnedHalves(order);
  const theirs = halves.flatMap(({ accountOwner }): [AccountOwner, AccountKind][] => [
    [accountOwner, kind],
    [accountOwner, 'debt'],
  ]);
  const accounts = await openAccounts(tx, [[seller, 'available'], ...theirs]);
  for (const half of halves) {
    const from = accounts.of(half.accountOwner, kind);
    const taken = Math.min(from.balance, half.amount);
    const to = accounts.of(seller, 'available').id;
    const posting = { type: half.type, status: 'rejected', orderId: order.id, at: now } as const;
    if (taken > 0) {
      await post(tx, { ...posting, key: `reverse-${half.name}:${order.id}`, from: from.id, to, amount: taken });
    }
    if (taken < half.amount) await becomeDebt(tx, order, half, { amount: half.amount - taken, accounts, now });
  }
  return halves;
}
