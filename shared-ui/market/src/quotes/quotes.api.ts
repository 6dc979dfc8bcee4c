import type { Quote, QuoteActionBody, QuotePage, QuoteSide } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

interface QuotesInput {
  side?: QuoteSide;
  kind?: string | undefined;
  status?: string | undefined;
  quote_id?: string;
  offer_id?: string;
  page?: string | undefined;
  limit?: number;
}

/** The quotes that the profile in use has asked for, or received. */
export const quotesRead = defineRead<QuotePage, QuotesInput>('offers/quotes/');

export const answerQuote = (id: string, json: QuoteActionBody, idempotencyKey: string) =>
  sendJSON<Quote>('POST', `offers/quotes/${id}/`, { json, idempotencyKey });
