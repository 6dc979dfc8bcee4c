import type { DecideReportBody, Order } from '@wspolnik/contract';
import { getFile, sendJSON } from '@wspolnik/shared-auth';

/** Fails with 409 `invalid_transition` when somebody else has decided meanwhile, and `own_profile`. */
export const decideReport = (json: DecideReportBody, idempotencyKey: string) =>
  sendJSON<Order>('POST', 'accounts/admin/transaction-reports/', { json, idempotencyKey });

export const getDealPdf = (id: string, locale: 'pl' | 'en') => getFile(`transaction/deal/${id}/pdf/?lang=${locale}`);
