import type { SentKind } from '@wspolnik/contract/notification-kinds';
import { publishAll } from '../../platform/realtime/publish.ts';
import { type AccountOwner, accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { balanceFrames, earnedHalves, type RewardOrder } from '../points/index.ts';
import type { OrderRow } from './orders.sql.ts';

/** The order's columns that its notifications need. */
export type NotifiedOrder = RewardOrder & Pick<OrderRow, 'offer_title' | 'status'>;

export function sellerOf({ seller_id }: Pick<OrderRow, 'seller_id'>): AccountOwner {
  return companyAsOwner(seller_id);
}

export function buyerOf({ buyer_user_id, buyer_company_id }: RewardOrder): AccountOwner {
  return buyer_company_id ? companyAsOwner(buyer_company_id) : { userId: buyer_user_id, companyId: null };
}

/** The owners of the reward's halves, and the seller who pays it. */
function payersAndRewarded(order: RewardOrder): AccountOwner[] {
  return [sellerOf(order), ...earnedHalves(order).map(({ accountOwner }) => accountOwner)];
}

type MovedBalances = 'none' | 'seller' | 'all';

function ownersOfMoved(order: NotifiedOrder, balances: MovedBalances): AccountOwner[] {
  if (balances === 'none' || order.reward === 0) return [];
  return balances === 'all' ? payersAndRewarded(order) : [sellerOf(order)];
}

/**
 * Tells open pages of both sides to refetch the order, and the header to refetch the changed balances: only the seller's
 * while nothing has been granted.
 */
export async function publishChange(
  tx: Db,
  order: NotifiedOrder,
  now: Date,
  balances: MovedBalances = 'none',
): Promise<void> {
  const data = { id: order.id, status: order.status };
  const changed = [sellerOf(order), buyerOf(order)].map((to) => ({ to, type: 'order.changed' as const, data }));
  await publishAll(tx, [...changed, ...balanceFrames(ownersOfMoved(order, balances))], now);
}

interface OrderNotification {
  to: AccountOwner;
  kind: SentKind;
  /** Null for an automatic transition. */
  by: Identity | null;
  params?: Record<string, string>;
}

/** `offer` is among the notification's params. */
export async function notifyOfOrder(
  tx: Db,
  order: NotifiedOrder,
  { to, kind, by, params = {} }: OrderNotification,
  now: Date,
): Promise<void> {
  const notification = {
    to,
    kind,
    actor: by && accountOwnerOf(by),
    ...(by ? { actingUserId: by.user.id } : {}),
    subject: { type: 'order', id: order.id } as const,
    params: { offer: order.offer_title, ...params },
  };
  await notify(tx, notification, now);
}
