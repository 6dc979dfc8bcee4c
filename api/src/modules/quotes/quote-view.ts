import type { Quote } from '@wspolnik/contract/quotes';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { toDocument } from '../orders/index.ts';
import { allowedActions } from '../quote-steps/index.ts';
import { type QuoteView, selectQuote } from './quote-list.sql.ts';

/** The contract's quote as this caller sees it now. */
export function toQuote(context: Context, quote: QuoteView, caller: Identity): Quote {
  return {
    ...quote.view,
    documents: quote.documents.map((document) => toDocument(context, document)),
    allowed_actions: allowedActions(quote, caller, context.clock()),
  };
}

export async function findQuote(context: Context, db: Db, caller: Identity, id: string): Promise<Quote> {
  return toQuote(context, await selectQuote(db, caller, id), caller);
}
