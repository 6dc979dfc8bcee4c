import type { Order, OrderStatus } from '@wspolnik/api/contract';

export type { OrderStatus };
export type OrderEvent = Order['history'][number];

/** In the order of an order's life. */
export const ORDER_STATUSES = [
  'bought',
  'in_verification',
  'rejected',
  'verified',
  'completed',
  'cancelled',
  'reported',
] as const satisfies readonly OrderStatus[];

export interface OrderListState {
  /** Undefined shows every status. */
  status?: OrderStatus | undefined;
  /** Number of the page as it stands in the URL. */
  page?: string | undefined;
  /** Id or number of the order whose detail is open. */
  open?: string | undefined;
}
