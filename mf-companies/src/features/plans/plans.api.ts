import type { PlanSubscribeBody, PlanSubscribeReply } from '@wspolnik/contract';
import { getFile, sendJSON } from '@wspolnik/shared-auth';

/** A plan with an amount to pay answers its payment; any other change needs none. */
export const subscribe = (json: PlanSubscribeBody, idempotencyKey: string) =>
  sendJSON<PlanSubscribeReply>('POST', 'payment/plan-subscribe/', { json, idempotencyKey });

/** Takes back the smaller plan that would follow. */
export const keepPlan = () => sendJSON<void>('DELETE', 'payment/next-plan/');

/** A PDF in the language of the page. */
export const getReceipt = (id: string, locale: 'pl' | 'en') => getFile(`payment/receipts/${id}/?lang=${locale}`);
