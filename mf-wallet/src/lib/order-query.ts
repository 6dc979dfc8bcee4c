import type { Order, OrderStatus } from '@wspolnik/contract';
import { ORDER_REFERENCE_LENGTH } from '@wspolnik/contract/limits';
import { listQuery, oneOf, transient } from '@wspolnik/kit';

/** The caller's purchases, or the company's sales. */
export type OrderSide = 'purchases' | 'sales';

/** What nearly every part of an order takes. */
export interface OrderOfSide {
  order: Order;
  side: OrderSide;
}

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

/** The status tabs; orders that wait for the person come first. Without a choice the API suggests the first or `all`. */
export const ORDER_TABS = ['needs_action', 'all', 'overdue', ...ORDER_STATUSES] as const;
/** `blocked` is no tab: the points page links to it. */
const ORDER_FILTERS = [...ORDER_TABS, 'blocked'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const checks = {
  status: oneOf(ORDER_FILTERS),
  /** Id or number of the open order. */
  open: transient((raw) => raw.trim().slice(0, ORDER_REFERENCE_LENGTH)),
};

export const orderQueries = {
  purchases: listQuery('/transactions/orders', checks),
  sales: listQuery('/transactions/sales', checks),
};
export type OrderQuery = ReturnType<typeof orderQueries.purchases.parse>;

/** The id in an anchor: `#order-{id}` opens the order as well. */
export function orderOfHash(hash: string): string | undefined {
  return hash.startsWith('#order-')
    ? hash.slice('#order-'.length, '#order-'.length + ORDER_REFERENCE_LENGTH) || undefined
    : undefined;
}

/** `?open=` accepts an order's id or its displayed number, `W-000123`. */
export function isOpenOrder({ id, number }: Pick<Order, 'id' | 'number'>, open: string | undefined): boolean {
  return open !== undefined && (open === id || open.toUpperCase() === number);
}
