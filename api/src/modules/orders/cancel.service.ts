import type { CancelSaleBody } from '@wspolnik/contract/order-calls';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { releaseReward } from '../points/index.ts';
import { actorOf } from './order-actions.ts';
import { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import type { OrderRow } from './orders.sql.ts';
import { lockAsSeen, moveOrder } from './transition.ts';

/**
 * Cancels an order whose reward has not been granted: by one side, or automatically when `actor` is null. Notifies the other
 * side, or both.
 */
export async function cancelOrder(
  tx: Db,
  order: OrderRow,
  { actor, action, reason }: { actor: Identity | null; action: string; reason: string | null },
  now: Date,
): Promise<void> {
  const cancelled = await moveOrder(tx, order, { status: 'cancelled', action, actor, reason, now });
  await releaseReward(tx, order, now);
  const side = actor && actorOf(order, actor);
  const params: Record<string, string> = reason ? { reason } : {};
  for (const [who, to] of [
    ['seller', sellerOf(order)],
    ['buyer', buyerOf(order)],
  ] as const) {
    if (side !== who) await notifyOfOrder(tx, cancelled, { to, kind: 'SaleCancelled', by: actor, params }, now);
  }
  await publishChange(tx, cancelled, now, 'seller');
}

/**
 * The buyer cancels, or the seller with a reason (domain §3).
 *
 * @throws ApiProblem forbidden (a plain member of the seller), validation_failed (reason); for more see `lockAsSeen`
 */
export async function cancelSale(tx: Db, caller: Identity, body: CancelSaleBody, now: Date): Promise<void> {
  const order = await lockAsSeen(tx, 'cancel-sale', body, caller);
  const reason = body.reason?.trim() || null;
  if (actorOf(order, caller) === 'seller' && !reason) throw invalidField('reason', 'required');
  await cancelOrder(tx, order, { actor: caller, action: 'cancel-sale', reason }, now);
}
