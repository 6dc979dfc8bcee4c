import type { PlanSubscribeBody, PlanSubscribeReply } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** A paid plan answers its payment; the free one takes effect at once. */
export const subscribe = (json: PlanSubscribeBody, idempotencyKey: string) =>
  sendJSON<PlanSubscribeReply>('POST', 'payment/plan-subscribe/', { json, idempotencyKey });
