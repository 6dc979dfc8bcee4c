import type { Order } from '@wspolnik/contract';
import { ORDER_REFERENCE_LENGTH, SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { type Check, listQuery, oneOf, text, transient, uuid } from '@wspolnik/kit';

/** The caller's purchases, or the company's sales. */
export type OrderSide = 'purchases' | 'sales';

/** What nearly every part of an order takes. */
export interface OrderOfSide {
  order: Order;
  side: OrderSide;
}

/**
 * The tabs: what waits comes first, then disputes, all orders, and the other statuses. Without a choice the API suggests the first or
 * `all`. New orders are those to deliver.
 */
export const ORDER_TABS = [
  'needs_action',
  'deliver',
  'overdue',
  'reported',
  'all',
  'in_verification',
  'rejected',
  'verified',
  'completed',
  'cancelled',
] as const;
/** The others are no tabs: the points page links to `blocked`, older links to `bought`. */
const ORDER_FILTERS = [...ORDER_TABS, 'bought', 'blocked'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** A month, `2026-11`. */
export const month: Check = (raw) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(raw) ? raw : '');

const checks = {
  q: text(SEARCH_LENGTH),
  status: oneOf(ORDER_FILTERS),
  month,
  offer_id: uuid,
  /** Id or number of the open order. */
  open: transient((raw) => raw.trim().slice(0, ORDER_REFERENCE_LENGTH)),
};

export const orderQueries = {
  purchases: listQuery('/transactions/orders', checks),
  sales: listQuery('/transactions/sales', checks),
};
export type OrderQuery = ReturnType<typeof orderQueries.purchases.parse>;

/** Whether the list is narrowed down by more than a tab. */
export const isNarrowed = (query: OrderQuery): boolean =>
  [query.q, query.month, query.offer_id].some((value) => value !== undefined);

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
