import type { CancelSalesBody, SeenOrderFields } from '@wspolnik/contract/order-calls';
import type { CancelSalesReply } from '@wspolnik/contract/orders';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { ApiProblem, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { cancelOrder } from './cancel.service.ts';
import { changeOrder } from './change-order.ts';
import { actorOf } from './order-actions.ts';
import { lockAsSeen } from './transition.ts';

const SCOPE = 'offers/cancel-sales';
const SERVER_ERROR = 500;

/** @throws ApiProblem not_found (also for an order that the company has bought); for more see `lockAsSeen` */
async function cancelOne(
  tx: Db,
  caller: CompanyIdentity,
  seen: SeenOrderFields,
  reason: string,
  now: Date,
): Promise<void> {
  const order = await lockAsSeen(tx, 'cancel-sale', seen, caller);
  if (actorOf(order, caller) !== 'seller') throw problem('not_found');
  await cancelOrder(tx, order, { actor: caller, action: 'cancel-sale', reason }, now);
}

/**
 * The seller cancels several orders for one reason. Each is its own transaction, because it locks accounts until its end, and
 * has its own part of the Idempotency-Key: a call that broke off is completed by the same one.
 *
 * @throws ApiProblem validation_failed (reason), idempotency_mismatch before anything is cancelled
 */
export async function cancelSales(
  context: Context,
  request: FastifyRequest,
  caller: CompanyIdentity,
  body: CancelSalesBody,
): Promise<CancelSalesReply> {
  const reason = requiredText('reason', body.reason);
  await idempotent(request, SCOPE, async () => ({ status: 200, body: {} }));
  const reply: CancelSalesReply = { cancelled: [], refused: [] };
  const orders = new Map(body.orders.map((seen) => [seen.transaction_id, seen]));
  for (const [id, seen] of orders) {
    try {
      const change = { scope: `${SCOPE}/${id}`, orderId: id, caller };
      const run = (tx: Db, now: Date) => cancelOne(tx, caller, seen, reason, now);
      reply.cancelled.push(await changeOrder(context, request, change, run));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= SERVER_ERROR) throw error;
      reply.refused.push({ id, code: error.code });
    }
  }
  return reply;
}
