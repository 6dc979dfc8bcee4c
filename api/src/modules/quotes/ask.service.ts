import type { AskFields, Quote, QuoteKind } from '@wspolnik/contract/quotes';
import { HOUR_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { toGrosze } from '../../platform/money.ts';
import { accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import type { LockedThread } from '../messages/index.ts';
import { isOver } from '../offers/index.ts';
import { refuseOutside } from '../orders/index.ts';
import { refusePastDay, unansweredUntil } from './quote-times.ts';
import { findQuote } from './quote-view.ts';
import * as store from './quotes.sql.ts';
import { announceStep, openThread, sellerOf } from './step.service.ts';

const MAX_OPEN_OF_SELLER = 10;
/** Requests of a profile to one seller in an hour, the closed ones too: against asking and withdrawing in a loop. */
const MAX_PER_HOUR = 20;

/** @throws ApiProblem quote_exists, quote_limit (`limit`, `open`); throttled, unless rates are not limited */
function refusePastLimits(offer: store.OfferToAsk, { rateLimits }: { rateLimits: boolean }, now: Date): void {
  if (offer.open_of_offer > 0) throw problem('quote_exists');
  const open = offer.open_of_seller;
  if (open >= MAX_OPEN_OF_SELLER) throw problem('quote_limit', { params: { limit: MAX_OPEN_OF_SELLER, open } });
  if (!rateLimits || offer.recent < MAX_PER_HOUR || offer.oldest_recent === null) return;
  const freeAt = Date.parse(offer.oldest_recent) + HOUR_MS;
  throw problem('throttled', { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}

function refuseUnasked(
  offer: store.OfferToAsk | undefined,
  { kind, now }: { kind: QuoteKind; now: Date },
): asserts offer {
  if (!offer) throw problem('not_found');
  if (offer.is_own) throw problem('own_offer');
  if (!offer.is_listed) throw problem('offer_inactive');
  if (isOver(offer.closes_on, now)) throw problem('offer_closed');
  if (kind === 'quote' && offer.is_job) throw problem('application_required');
  const hasPrice = !offer.individual_price && offer.price_to === null;
  if (kind === 'quote' ? hasPrice : !offer.is_job) throw invalidField('kind', 'invalid');
}

/** The buyer's budget in grosze, and the day by which it is needed. */
function wishesOf(fields: AskFields, offer: store.OfferToAsk, now: Date) {
  const isQuote = fields.kind === 'quote';
  if (!isQuote && fields.amount !== undefined) throw invalidField('amount', 'invalid');
  if (!isQuote && fields.wanted_by !== undefined) throw invalidField('wanted_by', 'invalid');
  refusePastDay(fields.wanted_by, now);
  const amount = fields.amount === undefined ? null : toGrosze(fields.amount);
  if (amount !== null) refuseOutside(offer, 'amount', amount);
  return { amount, wantedBy: fields.wanted_by ?? null };
}

async function addDocuments(
  context: Context,
  tx: Db,
  caller: Identity,
  { quoteId, files }: { quoteId: string; files: readonly StoredFile[] },
  now: Date,
): Promise<void> {
  const sender = { userId: caller.user.id, owner: accountOwnerOf(caller) };
  const subject = { type: 'quote', id: quoteId } as const;
  for (const file of files) {
    await store.insertDocument(tx, quoteId, file, now);
    await keepDocument(context, tx, { file, field: 'documents', ...sender, subject }, now);
  }
}

export interface PreparedAsk {
  fields: AskFields;
  text: string;
  offer: store.OfferToAsk;
  wishes: ReturnType<typeof wishesOf>;
  thread: LockedThread;
}

/**
 * All rules of asking, and the locks; a refusal has stored nothing.
 *
 * @throws ApiProblem as `askForQuote`
 */
export async function prepareAsk(
  { clock, config }: Context,
  tx: Db,
  caller: Identity,
  fields: AskFields,
): Promise<PreparedAsk> {
  const now = clock();
  const { kind } = fields;
  const text = requiredText('text', fields.text);
  const since = new Date(now.getTime() - HOUR_MS);
  const offer = await store.lockOfferToAsk(tx, { offerId: fields.offer_id, buyer: caller, since });
  refuseUnasked(offer, { kind, now });
  refusePastLimits(offer, config, now);
  const wishes = wishesOf(fields, offer, now);
  const thread = await openThread(tx, caller, companyAsOwner(offer.company_id), now);
  return { fields, text, offer, wishes, thread };
}

/** Stores what {@link prepareAsk} has allowed, as a part of a request to several sellers or by itself, and tells the seller. */
export async function storeAsk(
  context: Context,
  tx: Db,
  caller: Identity,
  { fields, text, offer, wishes, thread }: PreparedAsk,
  { files, requestId }: { files: readonly StoredFile[]; requestId: string | null },
): Promise<string> {
  const now = context.clock();
  const { kind } = fields;
  const expiresAt = unansweredUntil(kind, now);
  const terms = { kind, offer, buyer: caller, threadId: thread.id, ...wishes, expiresAt, requestId };
  const quote = await store.insertQuote(tx, terms, now);
  await addDocuments(context, tx, caller, { quoteId: quote.id, files }, now);
  const event = { quoteId: quote.id, step: 'ask', status: quote.status, actor: caller, amount: wishes.amount } as const;
  const eventId = await store.insertEvent(tx, event, now);
  const told = { to: sellerOf(quote), kind: kind === 'quote' ? 'QuoteAsked' : 'ApplicationReceived' } as const;
  await announceStep(tx, { quote, thread, eventId, by: caller, text, ...told }, now);
  return quote.id;
}

/**
 * Asks the seller for a price, or applies for a job.
 *
 * @throws ApiProblem not_found, own_offer, offer_inactive, offer_closed, application_required, quote_exists, quote_limit, throttled,
 * recipient_blocked, validation_failed (text, kind, amount, wanted_by, documents)
 */
export async function askForQuote(
  context: Context,
  tx: Db,
  caller: Identity,
  { fields, files }: { fields: AskFields; files: readonly StoredFile[] },
): Promise<Quote> {
  if (fields.kind === 'quote' && files.length > 0) throw invalidField('documents', 'invalid');
  const prepared = await prepareAsk(context, tx, caller, fields);
  const id = await storeAsk(context, tx, caller, prepared, { files, requestId: null });
  return findQuote(context, tx, caller, id);
}
