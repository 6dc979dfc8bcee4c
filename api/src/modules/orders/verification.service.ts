import type { ChangeStatusBody, ResubmitBody } from '@wspolnik/contract/order-calls';
import { toMoney } from '../../platform/money.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { ApiProblem, invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { grantReward, halvesOf } from '../points/index.ts';
import { hasNewEvidence, maySubmitAgain } from './order-actions.ts';
import { markSubmitted } from './order-files.sql.ts';
import { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import { countResubmission, type OrderRow } from './orders.sql.ts';
import { lockAsSeen, lockFor, moveOrder } from './transition.ts';

/**
 * The buyer submits the order for verification.
 *
 * @throws ApiProblem resubmit_limit after three rejected resubmissions, validation_failed (document, info: oneOf) when there
 * is neither, nothing_changed when a rejected order has neither a new document nor a new text
 */
export async function submitOrder(tx: Db, caller: Identity, body: ResubmitBody, now: Date): Promise<void> {
  const order = await lockFor(tx, 'resubmit', body.transaction_id, caller);
  if (!maySubmitAgain(order)) throw problem('resubmit_limit');
  if (order.document_count + order.info_count === 0) {
    const oneOf = [{ code: 'oneOf' }];
    throw new ApiProblem('validation_failed', { fields: { document: oneOf, info: oneOf } });
  }
  if (!hasNewEvidence(order)) throw problem('nothing_changed');
  if (order.status === 'rejected') await countResubmission(tx, order.id);
  await markSubmitted(tx, order.id);
  const submitted = await moveOrder(tx, order, { status: 'in_verification', action: 'resubmit', actor: caller, now });
  await notifyOfOrder(tx, submitted, { to: sellerOf(order), kind: 'UserSubmittedVerification', by: caller }, now);
  await publishChange(tx, submitted, now);
}

/** Grants the reward of a verified order and notifies the buyer of the amount. The caller publishes the changed balances. */
export async function rewardVerified(tx: Db, order: OrderRow, by: Identity, now: Date): Promise<void> {
  await grantReward(tx, order, now);
  const points = halvesOf(order).find(({ name }) => name === 'buyer')?.amount ?? 0;
  const params = { points: toMoney(points) };
  await notifyOfOrder(tx, order, { to: buyerOf(order), kind: 'SaleVerified', by, params }, now);
}

/**
 * The seller's owner or manager verifies the sale, or rejects it with a reason.
 *
 * @throws ApiProblem validation_failed (rejected_reason); for more see `lockAsSeen`
 */
export async function decideSale(tx: Db, caller: Identity, body: ChangeStatusBody, now: Date): Promise<void> {
  const order = await lockAsSeen(tx, 'my-sales-change-status', body, caller);
  const { status } = body;
  const reason = status === 'rejected' ? body.rejected_reason?.trim() || null : null;
  if (status === 'rejected' && !reason) throw invalidField('rejected_reason', 'required');
  const decided = await moveOrder(tx, order, { status, action: 'my-sales-change-status', actor: caller, reason, now });
  if (reason) {
    await notifyOfOrder(tx, decided, { to: buyerOf(order), kind: 'SaleRejected', by: caller, params: { reason } }, now);
  } else {
    await rewardVerified(tx, decided, caller, now);
  }
  await publishChange(tx, decided, now, status === 'verified' ? 'all' : 'none');
}
