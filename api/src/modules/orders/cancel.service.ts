import type { CancelSaleBody } from '../../contract/orders.ts';
import type { Identity } from '../../platform/identity.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { releaseReward } from '../points/rewards.service.ts';
import { allowedActions, mayDecide, sideOf } from './order-actions.ts';
import { insertEvent, lockOrder, updateStatus } from './orders.sql.ts';

/**
 * The buyer cancels, or the seller with a reason (domain §3).
 *
 * @throws ApiProblem not_found, forbidden (a plain member of the seller), invalid_transition, validation_failed (reason)
 */
export async function cancelSale(tx: Db, caller: Identity, body: CancelSaleBody, now: Date): Promise<void> {
  const order = await lockOrder(tx, body.transaction_id);
  const side = order ? sideOf(order, caller) : null;
  if (!order || !side) throw problem('not_found');
  if (side === 'seller' && !mayDecide(caller)) throw problem('forbidden');
  const allowed = allowedActions(order, caller);
  if (!allowed.includes('cancel-sale')) throw problem('invalid_transition', { allowed_actions: allowed });
  const reason = body.reason?.trim() || null;
  if (side === 'seller' && !reason) throw invalidField('reason', 'required');
  await updateStatus(tx, order.id, 'cancelled', now);
  await insertEvent(tx, { orderId: order.id, status: 'cancelled', action: 'cancel-sale', actor: caller, reason, now });
  await releaseReward(tx, order, now);
}
