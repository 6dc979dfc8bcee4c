import { companyHolder, type Holder } from '../../platform/holder.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { announceBalances } from './balance-changed.ts';
import { accountsOfDebts, collectDebts } from './debts.service.ts';
import { lockDebts } from './debts.sql.ts';
import { type DueRow, lockDues, settleDues } from './dues.sql.ts';
import { type AccountKind, type Accounts, openAccounts, post } from './ledger.sql.ts';
import { tellRewarded } from './reward-news.ts';
import { type EarnedHalf, earnedHalves } from './rewards.ts';

function halvesOfDue(due: DueRow): EarnedHalf[] {
  const halves = earnedHalves({ ...due, id: due.order_id });
  return halves.filter(({ name }) => !(due.buyer_gone && name === 'buyer'));
}

function holdersOf(dues: readonly DueRow[]): Holder[] {
  return dues.flatMap((due) => halvesOfDue(due).map(({ holder }) => holder));
}

/** A reward not yet granted is reserved now, as it would have been at the purchase. */
async function freeze(tx: Db, due: DueRow, accounts: Accounts, now: Date): Promise<void> {
  const seller = companyHolder(due.seller_id);
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

/** A granted one goes to the rewarded at once, and on to what they may withdraw when its waiting time is over already. */
async function payRewarded(tx: Db, due: DueRow, accounts: Accounts, now: Date): Promise<void> {
  const from = accounts.of(companyHolder(due.seller_id), 'available').id;
  for (const { type, name, holder, amount } of halvesOfDue(due)) {
    const assigned = accounts.of(holder, 'assigned').id;
    const posting = { amount, orderId: due.order_id, at: now };
    const key = `verify-${name}:${due.order_id}`;
    await post(tx, { ...posting, key, from, to: assigned, type: 'PAY_OFF', status: 'paid_off' });
    if (!due.matured) continue;
    const to = accounts.of(holder, 'withdrawable').id;
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

async function tellMatured(tx: Db, due: DueRow, now: Date): Promise<void> {
  const about = { orderId: due.order_id, offer: due.offer_title, halves: halvesOfDue(due) };
  await tellRewarded(tx, { kind: 'RewardMatured', ...about, byUserId: null }, now);
}

/** The oldest dues that the balance covers; a younger one that would fit does not overtake. */
function affordable(dues: readonly DueRow[], balance: number): DueRow[] {
  let left = balance;
  const end = dues.findIndex(({ amount }) => {
    left -= amount;
    return left < 0;
  });
  return end < 0 ? [...dues] : dues.slice(0, end);
}

export interface PaidOff {
  settled: number;
  /** Grosze. */
  paid: number;
}

/**
 * Settles the company's due rewards, oldest first, as far as its balance goes (domain §5).
 *
 * @throws ApiProblem insufficient_points when it does not cover the oldest
 */
export async function payOffDues(tx: Db, companyId: string, now: Date): Promise<PaidOff> {
  const dues = await lockDues(tx, companyId);
  if (dues.length === 0) return { settled: 0, paid: 0 };
  const seller = companyHolder(companyId);
  const debts = await lockDebts(tx, holdersOf(dues.filter(({ matured }) => matured)));
  const theirs = holdersOf(dues.filter(({ granted }) => granted)).flatMap((holder): [Holder, AccountKind][] => [
    [holder, 'assigned'],
    [holder, 'withdrawable'],
  ]);
  const own: [Holder, AccountKind][] = [
    [seller, 'available'],
    [seller, 'frozen'],
  ];
  const accounts = await openAccounts(tx, [...own, ...theirs, ...accountsOfDebts(debts)]);
  const settled = affordable(dues, accounts.of(seller, 'available').balance);
  if (settled.length === 0) throw problem('insufficient_points');
  for (const due of settled) await (due.granted ? payRewarded : freeze)(tx, due, accounts, now);
  await collectDebts(tx, debts, accounts, now);
  const ids = settled.map(({ order_id }) => order_id);
  await settleDues(tx, ids, now);
  for (const due of settled.filter(({ matured }) => matured)) await tellMatured(tx, due, now);
  await announceBalances(tx, [seller, ...holdersOf(settled.filter(({ granted }) => granted))], now);
  return { settled: settled.length, paid: settled.reduce((sum, { amount }) => sum + amount, 0) };
}
