import type { Order } from '@wspolnik/api/contract';
import { ORDER_STATUSES, type OrderListState, type OrderStatus } from './orders.types.ts';

/** Characters; the bound of `purchase_id` and `sale_id` in the API contract. */
const OPEN_MAX = 100;

/** What the page reads from its URL. Nonsense falls back to the first page of every status. */
export function parseOrderQuery(search: string): OrderListState {
  const params = new URLSearchParams(search);
  const status = params.get('status') ?? '';
  const page = params.get('page') ?? '';
  return {
    status: isStatus(status) ? status : undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? page : undefined,
    open: params.get('open')?.trim().slice(0, OPEN_MAX) || undefined,
  };
}

/** The order that an anchor alone names: a link as `#order-{id}` opens it as well. */
export function orderOfHash(hash: string): string | undefined {
  return hash.startsWith('#order-')
    ? hash.slice('#order-'.length, '#order-'.length + OPEN_MAX) || undefined
    : undefined;
}

/** The query string of a state, with its question mark; empty for the plain list. */
export function orderSearch({ status, page, open }: OrderListState): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (page) params.set('page', page);
  if (open) params.set('open', open);
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** `?open=` takes an order's id or its number as people say it, `W-000123`. */
export function isOpenOrder({ id, number }: Pick<Order, 'id' | 'number'>, open: string | undefined): boolean {
  return open !== undefined && (open === id || open.toUpperCase() === number);
}

function isStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}
