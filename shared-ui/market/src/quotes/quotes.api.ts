import type { Quote, QuoteActionBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const answerQuote = (id: string, json: QuoteActionBody, idempotencyKey: string) =>
  sendJSON<Quote>('POST', `offers/quotes/${id}/`, { json, idempotencyKey });
