import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import fc from 'fast-check';
import { nrb } from '../demo/check-digits.ts';
import { payOffPendingRewards } from '../modules/points/pay-off.service.ts';
import {
  grantReward,
  matureReward,
  releaseReward,
  reserveReward,
  reverseReward,
} from '../modules/points/rewards.service.ts';
import type { RewardOrder } from '../modules/points/rewards.ts';
import { addOrder, credit, type NewOrder } from '../modules/points/testing/points.ts';
import { decideWithdrawal } from '../modules/withdrawals/withdrawal-decision.service.ts';
import { requestWithdrawal } from '../modules/withdrawals/withdrawals.service.ts';
import { newId } from '../platform/ids.ts';
import { toMoney } from '../platform/money.ts';
import { userAsOwner } from '../platform/sign-in/account-owner.ts';
import type { Identity } from '../platform/sign-in/identity.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import { TEST_VAULT } from './data-keys.ts';
import { addUsableAccount } from './payout-accounts.ts';

/** Participants: two sellers with an offer each, three people, an admin. */
export interface Cast {
  sellers: { id: string; offer: string }[];
  users: string[];
  admin: string;
}

/** Objects created by one run; events refer to them by position. */
export interface Scene {
  cast: Cast;
  /** Separates the keys of one run from those of another. */
  run: string;
  orders: NewOrder[];
  withdrawals: string[];
}

const seat = fc.nat({ max: 2 });
const nth = fc.nat({ max: 7 });
const grosze = fc.integer({ min: 1, max: 400 });
/** Small, so that earned points cover many withdrawals. */
const little = fc.integer({ min: 1, max: 60 });
const plenty = fc.integer({ min: 100, max: 2_000 });

/** Everything that can happen to points. */
export const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('recharge' as const), seller: seat, amount: plenty, key: nth }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      seller: seat,
      buyer: seat,
      referrer: nth,
      reward: grosze,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      // The steps of a normal order are twice as likely: otherwise few orders reach a withdrawal.
      kind: fc.constantFrom(...(['verify', 'verify', 'mature', 'mature', 'cancel', 'reverse'] as const)),
      nth,
    }),
  },
  fc.record({ kind: fc.constant('payOff' as const), seller: seat }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), user: seat, amount: little }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('approved' as const, 'paid' as const, 'rejected' as const), nth }),
  },
);
export type LedgerEvent = typeof anyEvent extends fc.Arbitrary<infer Event> ? Event : never;

type Move = (tx: Db, order: RewardOrder, now: Date) => Promise<unknown>;
type Effect = (tx: Db, now: Date) => Promise<unknown>;

/** The transition and its postings in one transaction, as in the orders module. */
function transition({ id }: NewOrder, from: string[], to: string, move: Move): Effect {
  return async (tx, now) => {
    const order = await tx.one<RewardOrder>(sql`
      update orders set status = ${to} where id = ${id} and status = any(${from}::text[])
      returning id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id, reward, reward_buyer, reward_network`);
    if (order) await move(tx, order, now);
  };
}

function orderEffect(scene: Scene, kind: 'verify' | 'mature' | 'cancel' | 'reverse', nth: number): Effect | null {
  const order = scene.orders[nth % Math.max(scene.orders.length, 1)];
  if (!order) return null;
  if (kind === 'verify') return transition(order, ['bought'], 'verified', grantReward);
  if (kind === 'mature') return transition(order, ['verified'], 'completed', matureReward);
  if (kind === 'cancel') return transition(order, ['bought'], 'cancelled', releaseReward);
  return transition(order, ['bought', 'verified', 'completed'], 'cancelled', reverseReward);
}

function buy(scene: Scene, { seller, buyer, referrer, reward }: Extract<LedgerEvent, { kind: 'buy' }>): Effect {
  const { sellers, users } = scene.cast;
  const from = sellers[seller % sellers.length] ?? { id: '', offer: '' };
  const order: NewOrder = {
    id: newId(),
    seller_id: from.id,
    buyer_user_id: users[buyer] ?? '',
    buyer_company_id: null,
    referrer_user_id: referrer % 4 === buyer ? null : (users[referrer % 4] ?? null),
    referrer_company_id: null,
    reward,
  };
  scene.orders.push(order);
  return async (tx, now) => {
    const known = await tx.one(sql`select id from orders where id = ${order.id}`);
    if (known) return;
    await addOrder(tx, from.offer, order);
    await reserveReward(tx, order, now);
  };
}

/** By an admin who sees what is. */
function decide(scene: Scene, id: string, status: 'approved' | 'paid' | 'rejected'): Effect {
  return async (tx, now) => {
    const row = await tx.one<{ status: WithdrawalStatus }>(sql`select status from withdrawals where id = ${id}`);
    const decision = { id, status, seen_status: row?.status ?? 'requested', rejected_reason: 'Powód' };
    return decideWithdrawal(tx, scene.cast.admin, decision, now);
  };
}

function withdraw(scene: Scene, user: number, amount: number): Effect {
  const id = scene.cast.users[user] ?? '';
  const caller = { user: { id }, company: null } as Identity;
  let done = false;
  return async (tx, now) => {
    // Stands for the idempotency key: after a success the event is not sent again.
    if (done) return;
    const body = { amount: toMoney(amount), bank_number: nrb(1) };
    await addUsableAccount(tx, TEST_VAULT, userAsOwner(id), { bank_number: nrb(1) });
    const made = await requestWithdrawal(tx, TEST_VAULT, caller, body, now);
    return () => {
      done = true;
      scene.withdrawals.push(made.id);
    };
  };
}

/** The effect of the event; null when its object does not exist. A function that it returns is called on commit. */
export function effectOf(scene: Scene, event: LedgerEvent): Effect | null {
  const { sellers } = scene.cast;
  const sellerOf = (index: number) => sellers[index % sellers.length]?.id ?? '';
  switch (event.kind) {
    case 'recharge':
      // Equal events are the same payment, reported again.
      return (tx) => credit(tx, sellerOf(event.seller), event.amount, `${scene.run}:${JSON.stringify(event)}`);
    case 'buy':
      return buy(scene, event);
    case 'payOff':
      return (tx, now) => payOffPendingRewards(tx, sellerOf(event.seller), now);
    case 'withdraw':
      return withdraw(scene, event.user, event.amount);
    case 'approved':
    case 'paid':
    case 'rejected': {
      const id = scene.withdrawals[event.nth % Math.max(scene.withdrawals.length, 1)];
      return id ? decide(scene, id, event.kind) : null;
    }
    default:
      return orderEffect(scene, event.kind, event.nth);
  }
}
