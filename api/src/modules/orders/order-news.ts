import type { NotificationKind } from '../../contract/notifications.ts';
import { companyHolder, type Holder, holderOf } from '../../platform/holder.ts';
import type { Identity } from '../../platform/identity.ts';
import { type AddressedFrame, publishAll } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import { balanceFrames } from '../points/balance-changed.ts';
import { earnedHalves, type RewardOrder } from '../points/rewards.ts';
import type { OrderRow } from './orders.sql.ts';

/** What is told of an order. */
export type OrderNews = RewardOrder & Pick<OrderRow, 'offer_title' | 'status'>;

export function sellerOf({ seller_id }: Pick<OrderRow, 'seller_id'>): Holder {
  return companyHolder(seller_id);
}

export function buyerOf({ buyer_user_id, buyer_company_id }: RewardOrder): Holder {
  return buyer_company_id ? companyHolder(buyer_company_id) : { userId: buyer_user_id, companyId: null };
}

/** Whom the reward goes to, and the seller who pays it. */
function payersAndRewarded(order: RewardOrder): Holder[] {
  return [sellerOf(order), ...earnedHalves(order).map(({ holder }) => holder)];
}

type MovedBalances = 'none' | 'seller' | 'all';

/**
 * Open pages of both sides ask for the order again, and the header for the balances that it moved: the seller's alone where
 * the rewarded have nothing yet.
 */
export function framesOfChange(order: OrderNews, balances: MovedBalances = 'none'): AddressedFrame[] {
  const data = { id: order.id, status: order.status };
  const changed = [sellerOf(order), buyerOf(order)].map((to) => ({ to, type: 'order.changed' as const, data }));
  if (balances === 'none' || order.reward === 0) return changed;
  return [...changed, ...balanceFrames(balances === 'all' ? payersAndRewarded(order) : [sellerOf(order)])];
}

export async function tellChanged(tx: Db, order: OrderNews, now: Date, balances?: MovedBalances): Promise<void> {
  await publishAll(tx, framesOfChange(order, balances), now);
}

interface Telling {
  to: Holder;
  kind: NotificationKind;
  /** Null for what happens by itself. */
  by: Identity | null;
  params?: Record<string, string>;
}

/** The notification about the order; `offer` is among its params. */
export function notificationOf(order: OrderNews, { to, kind, by, params = {} }: Telling): NewNotification {
  return {
    to,
    kind,
    actor: by && holderOf(by),
    ...(by ? { actingUserId: by.user.id } : {}),
    subject: { type: 'order', id: order.id },
    params: { offer: order.offer_title, ...params },
  };
}

export async function tellOf(tx: Db, order: OrderNews, telling: Telling, now: Date): Promise<void> {
  await notify(tx, notificationOf(order, telling), now);
}
