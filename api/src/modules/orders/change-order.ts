import type { Order } from '@wspolnik/contract/orders';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { selectOrder } from './order-list.sql.ts';
import { toOrder } from './order-view.ts';

interface Change {
  /** The name of the call, for its idempotency keys. */
  scope: string;
  orderId: string;
  caller: Identity;
}

/** Runs one transition and answers the order as it stands afterwards, in one transaction and once per Idempotency-Key. */
export async function changeOrder(
  context: Context,
  request: FastifyRequest,
  { scope, orderId, caller }: Change,
  run: (tx: Db, now: Date) => Promise<void>,
): Promise<Order> {
  const answer = await idempotent(request, scope, async (tx) => {
    await run(tx, context.clock());
    return { status: 200, body: toOrder(context, await selectOrder(tx, orderId), caller) };
  });
  return answer.body;
}
