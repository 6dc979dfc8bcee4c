import type { MessageQuote } from '@wspolnik/contract/quotes';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { toDocument } from '../orders/index.ts';
import { selectSteps } from './message-quotes.sql.ts';
import { allowedActions } from './quote-actions.ts';

/** The steps that messages are, by the id of the event, as this caller sees them now. */
export async function findMessageQuotes(
  context: Context,
  caller: Identity,
  eventIds: readonly number[],
): Promise<Map<number, MessageQuote>> {
  if (eventIds.length === 0) return new Map();
  const now = context.clock();
  const steps = await selectSteps(context.db, eventIds);
  return new Map(
    steps.map((step) => {
      const documents = step.documents.map((document) => toDocument(context, document));
      const allowed_actions = step.view.latest ? allowedActions(step, caller, now) : [];
      return [step.event_id, { ...step.view, documents, allowed_actions }];
    }),
  );
}
