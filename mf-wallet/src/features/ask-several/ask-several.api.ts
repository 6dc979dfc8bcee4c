import type { QuoteRequestAnswer, QuoteRequestBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const askSeveral = (json: QuoteRequestBody, idempotencyKey: string) =>
  sendJSON<QuoteRequestAnswer>('POST', 'offers/quote-requests/', { json, idempotencyKey });
