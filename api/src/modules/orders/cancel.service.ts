import type { CancelSaleBody } from '../../contract/orders.ts';
import { companyHolder } from '../../platform/holder.ts';
import type { Identity } from '../../platform/identity.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { ledgerAccount, post, settleDue } from '../points/ledger.sql.ts';
import { allowedActions, mayDecide, sideOf } from './order-actions.ts';
import { insertEvent, lockOrder, type OrderRow, updateStatus } from './orders.sql.ts';

/** frozen → available; a reward that was only due is owed no longer. */
async function releaseReward(tx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.reward === 0 || (await settleDue(tx, order.id, now))) return;
  const seller = companyHolder(order.seller_id);
  await post(tx, {
    key: `cancel:${order.id}`,
    from: await ledgerAccount(tx, seller, 'frozen'),
    to: await ledgerAccount(tx, seller, 'available'),
    amount: order.reward,
    type: 'SELL',
    status: 'rejected',
    orderId: order.id,
    at: now,
  });
}

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
