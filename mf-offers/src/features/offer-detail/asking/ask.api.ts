import type { AskFields, Quote } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const askForQuote = (json: AskFields, idempotencyKey: string) =>
  sendJSON<Quote>('POST', 'offers/quotes/', { json, idempotencyKey });

/** With its documents, hence as a form. */
export function applyForJob(
  { documents, ...fields }: Pick<AskFields, 'offer_id' | 'text'> & { documents: readonly File[] },
  idempotencyKey: string,
): Promise<Quote> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, kind: 'application' })) form.append(name, value);
  for (const file of documents) form.append('documents', file, file.name);
  return sendJSON<Quote>('POST', 'offers/quotes/', { form, idempotencyKey });
}
