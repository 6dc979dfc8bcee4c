import type { OrderStatus } from '@wspolnik/api/contract';

export type { OrderStatus };

/** In the order of an order's life. `satisfies` and the test of the filter keep it whole. */
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
  /** Empty shows every status. */
  status: OrderStatus | '';
  page: number;
  /** Id of the order whose detail is open. */
  open: string | null;
}
