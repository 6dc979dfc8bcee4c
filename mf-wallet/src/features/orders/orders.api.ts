import type { Order, OrderPage } from '@wspolnik/api/contract';
import { getJSON, sendJSON } from '@wspolnik/shared-auth';
import type { ProfileKey } from '../../lib/swr-keys.ts';

export function listOrders([path]: ProfileKey) {
  return getJSON<OrderPage>(path);
}

/** The order a list was asked for by id, or null: it does not exist or belongs to somebody else. */
export async function findOrder([path]: ProfileKey): Promise<Order | null> {
  const page = await getJSON<OrderPage>(path);
  return page.results[0] ?? null;
}

/** The buyer may leave the reason out, the seller has to give one. Answers 409 `invalid_transition` when it is too late. */
export function cancelOrder(id: string, reason: string, idempotencyKey: string) {
  return sendJSON<Order>('POST', 'offers/cancel-sale/', {
    json: { transaction_id: id, reason: reason || undefined },
    idempotencyKey,
  });
}
