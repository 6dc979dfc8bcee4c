import { object, string } from 'yup';
import type { OrderSide } from '../../lib/swr-keys.ts';

/** Characters. */
export const REASON_MAX = 1000;

export interface CancelOrderValues {
  reason: string;
}

const optional = object({ reason: string().trim().max(REASON_MAX) });
const required = object({ reason: string().trim().max(REASON_MAX).required('validators.required') });

/** Domain rule: the seller cancels with a reason, the buyer may leave it out. */
export const cancelOrderSchema = { purchases: optional, sales: required } satisfies Record<OrderSide, unknown>;
