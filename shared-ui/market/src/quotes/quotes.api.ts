import type { Quote, QuoteActionBody, QuotePage } from '@wspolnik/contract';
import { getJSON, sendJSON } from '@wspolnik/shared-auth';

export const answerQuote = (id: string, json: QuoteActionBody, idempotencyKey: string) =>
  sendJSON<Quote>('POST', `offers/quotes/${id}/`, { json, idempotencyKey });

/** As its buyer sees it now; undefined when it is gone. */
export async function getAskedQuote(id: string): Promise<Quote | undefined> {
  const { results } = await getJSON<QuotePage>(`offers/quotes/?quote_id=${id}&side=asked`);
  return results[0];
}
