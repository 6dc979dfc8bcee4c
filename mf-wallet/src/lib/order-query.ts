import type { Order, OrderStatus } from '@wspolnik/api/contract';
import { listQuery, oneOf, transient } from '@wspolnik/shared-ui/remote';

/** The caller's purchases, or the company's sales. */
export type OrderSide = 'purchases' | 'sales';

/** In the order of an order's life cycle. */
export const ORDER_STATUSES = [
  'bought',
  'in_verification',
  'rejected',
  'verified',
  'completed',
  'cancelled',
  'reported',
] as const satisfies readonly OrderStatus[];

/** Maximum length in characters of `purchase_id` and `sale_id` in the API contract. */
const OPEN_MAX = 100;

const checks = {
  status: oneOf(ORDER_STATUSES),
  /** Id or number of the open order. */
  open: transient((raw) => raw.trim().slice(0, OPEN_MAX)),
};

export const orderQueries = {
  purchases: listQuery('/transactions/orders', checks),
  sales: listQuery('/transactions/sales', checks),
};
export type OrderQuery = ReturnType<typeof orderQueries.purchases.parse>;

/** The id in an anchor: `#order-{id}` opens the order as well. */
export function orderOfHash(hash: string): string | undefined {
  return hash.startsWith('#order-')
    ? hash.slice('#order-'.length, '#order-'.length + OPEN_MAX) || undefined
    : undefined;
}

/** `?open=` accepts an order's id or its displayed number, `W-000123`. */
export function isOpenOrder({ id, number }: Pick<Order, 'id' | 'number'>, open: string | undefined): boolean {
  return open !== undefined && (open === id || open.toUpperCase() === number);
}
