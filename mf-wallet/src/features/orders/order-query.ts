import { ORDER_STATUSES, type OrderListState, type OrderStatus } from './orders.types.ts';

/** What the page reads from its URL. Nonsense falls back to the first page of every status. */
export function parseOrderQuery(search: string): OrderListState {
  const params = new URLSearchParams(search);
  const status = params.get('status') ?? '';
  const page = Number(params.get('page'));
  return {
    status: isStatus(status) ? status : '',
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    open: params.get('open')?.trim() || null,
  };
}

/** The query string of a state, with its question mark; empty for the plain list. */
export function orderSearch({ status, page, open }: OrderListState): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  if (open) params.set('open', open);
  const query = params.toString();
  return query ? `?${query}` : '';
}

function isStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}
