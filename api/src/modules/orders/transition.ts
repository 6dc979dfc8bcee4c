import type { SeenOrderFields } from '@wspolnik/contract/order-calls';
import type { OrderAction, OrderStatus } from '@wspolnik/contract/orders';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { ACTIONS, actorOf, allowedActions } from './order-actions.ts';
import { insertEvent, lockOrder, type OrderRow, updateStatus } from './orders.sql.ts';

/**
 * Locks the order for an action of this caller: of two at once, the second sees the result of the first.
 *
 * @throws ApiProblem not_found (no such order, or a stranger's), forbidden (the other side's action),   invalid_transition
 * with `allowed_actions` (not in this status)
 */
export async function lockFor(tx: Db, action: OrderAction, orderId: string, caller: Identity): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  const actor = order && actorOf(order, caller);
  const { from, by } = ACTIONS[action];
  // An admin sees orders in the admin lists; for the calls of the two sides an admin is a stranger.
  if (!order || !actor || (actor === 'admin' && !by.includes('admin'))) throw problem('not_found');
  if (!by.includes(actor)) throw problem('forbidden');
  if (!from.includes(order.status)) {
    throw problem('invalid_transition', { allowed_actions: allowedActions(order, caller) });
  }
  return order;
}

/**
 * {@link lockFor} an action that decides about the order as the caller saw it.
 *
 * @throws ApiProblem order_changed with `status` and `status_since` of now
 */
export async function lockAsSeen(
  tx: Db,
  action: OrderAction,
  seen: SeenOrderFields,
  caller: Identity,
): Promise<OrderRow> {
  const order = await lockFor(tx, action, seen.transaction_id, caller);
  const { status, status_since } = order;
  if (Date.parse(status_since) !== Date.parse(seen.seen_status_since)) {
    throw problem('order_changed', { params: { status, status_since } });
  }
  return order;
}

interface Move {
  status: OrderStatus;
  action: string;
  /** Null for an automatic transition. */
  actor: Identity | null;
  reason?: string | null;
  /** Where the seller reads another reason. */
  sellerReason?: string;
  now: Date;
}

/** Changes the status of a locked order and records the actor. */
export async function moveOrder(tx: Db, order: OrderRow, { status, reason = null, ...move }: Move): Promise<OrderRow> {
  const rejectedReason = status === 'rejected' ? reason : null;
  await updateStatus(tx, order.id, { status, rejectedReason, now: move.now });
  await insertEvent(tx, { orderId: order.id, status, reason, ...move });
  return { ...order, status, status_since: move.now.toISOString(), awaits_answer: status === 'reported' };
}

/** Records an action that does not change the status. */
export async function recordAction(
  tx: Db,
  order: OrderRow,
  action: OrderAction,
  actor: Identity,
  now: Date,
  reason: string | null = null,
): Promise<void> {
  await insertEvent(tx, { orderId: order.id, status: order.status, action, actor, reason, now });
}
