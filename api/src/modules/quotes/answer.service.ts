import type { SentKind } from '@wspolnik/contract/notification-kinds';
import type { Quote, QuoteActionBody, QuoteLine, QuoteStep } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import type { Context } from '../../platform/context.ts';
import { toGrosze, toMoney } from '../../platform/money.ts';
import { polishDays } from '../../platform/polish-days.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { requireStanding } from '../../platform/standing.ts';
import { grossOf, netOf } from '../../platform/vat.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { isBlank } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import type { LockedThread } from '../messages/index.ts';
import { placeOrder, refuseOutside } from '../orders/index.ts';
import {
  actorOf,
  allowedActions,
  isOver,
  isPast,
  proposalOf,
  type QuoteAction,
  type QuoteRow,
  refuseUnseen,
  refuseWorse,
  ruleOf,
} from '../quote-steps/index.ts';
import { readLines } from './quote-lines.ts';
import { endOfDay, unansweredUntil, validDay } from './quote-times.ts';
import { findQuote } from './quote-view.ts';
import * as store from './quotes.sql.ts';
import { announceStep, buyerOf, openThread, sellerOf } from './step.service.ts';

/**
 * Locks the quote for a step of this caller.
 *
 * @throws ApiProblem not_found (no such quote, or strangers'), forbidden (the other side's step), quote_expired,
 * invalid_transition with `allowed_actions`
 */
async function lockFor(tx: Db, action: QuoteAction, id: string, caller: Identity, now: Date): Promise<QuoteRow> {
  const quote = await store.lockQuote(tx, id);
  const actor = quote && actorOf(quote, caller);
  if (!quote || !actor) throw problem('not_found');
  const rule = ruleOf(quote, action);
  if (rule && !rule.from[actor]) throw problem('forbidden');
  const isAllowed = rule?.from[actor]?.includes(quote.status) ?? false;
  if (isPast(quote, now) || isOver(quote, now) || (quote.status === 'expired' && !isAllowed))
    throw problem('quote_expired');
  if (!isAllowed) {
    throw problem('invalid_transition', { allowed_actions: allowedActions(quote, caller, now) });
  }
  return quote;
}

interface Answer {
  context: Context;
  tx: Db;
  caller: Identity;
  quote: QuoteRow;
  thread: LockedThread;
  text: string;
  now: Date;
}

const otherSide = (quote: QuoteRow, caller: Identity) =>
  actorOf(quote, caller) === 'buyer' ? sellerOf(quote) : buyerOf(quote);

interface Told {
  step: QuoteStep;
  status: QuoteRow['status'];
  kind: SentKind | null;
  params?: Record<string, string>;
  amount?: number;
  vatRate?: VatRate;
  validUntil?: string;
  lines?: readonly QuoteLine[];
  rewardBuyer?: number;
}

async function tell({ tx, caller, quote, thread, text, now }: Answer, told: Told): Promise<void> {
  const { kind, params = {}, ...event } = told;
  const { status } = event;
  const eventId = await store.insertEvent(tx, { ...event, quoteId: quote.id, actor: caller }, now);
  const to = otherSide(quote, caller);
  await announceStep(tx, { quote: { ...quote, status }, thread, eventId, by: caller, to, text, kind, params }, now);
}

interface NamedPrice {
  /** What the buyer would pay, in grosze. */
  price: number;
  lines: QuoteLine[];
  /** The field that names it, and what that says of a gross amount. */
  field: 'amount' | 'amount_net' | 'lines';
  named?: (gross: number) => number;
}

/** @throws ApiProblem validation_failed (vat_rate) */
function netPrice(net: number, { vat_rate }: QuoteActionBody) {
  if (vat_rate === undefined) throw invalidField('vat_rate', 'required');
  return { price: grossOf(net, vat_rate), named: (gross: number) => netOf(gross, vat_rate) };
}

/** @throws ApiProblem validation_failed (amount, amount_net, lines, vat_rate; of lines see `readLines`) */
function priceOf(body: QuoteActionBody): NamedPrice {
  const { amount, amount_net } = body;
  if (body.lines !== undefined) {
    if (amount !== undefined || amount_net !== undefined) throw invalidField('lines', 'invalid');
    const { lines, net } = readLines(body.lines);
    return { ...netPrice(net, body), lines, field: 'lines' };
  }
  if (amount_net === undefined) {
    if (amount === undefined) throw invalidField('amount', 'required');
    return { price: toGrosze(amount), lines: [], field: 'amount' };
  }
  if (amount !== undefined) throw invalidField('amount_net', 'invalid');
  return { ...netPrice(toGrosze(amount_net), body), lines: [], field: 'amount_net' };
}

/** Another request about the offer was opened after this one had ended. @throws ApiProblem quote_exists */
async function refuseSecond({ tx, quote }: Answer): Promise<void> {
  if (quote.status === 'expired' && (await store.hasOpen(tx, quote))) throw problem('quote_exists');
}

/** @throws ApiProblem offer_inactive, validation_failed (valid_until; for more see `priceOf`), proposal_binding, quote_exists */
async function propose(answer: Answer, body: QuoteActionBody): Promise<void> {
  const { tx, quote, now } = answer;
  const { price, lines, field, named } = priceOf(body);
  const validUntil = validDay(body.valid_until, now);
  const offer = await store.selectOffer(tx, quote.offer_id, price);
  if (!offer?.is_listed) throw problem('offer_inactive');
  refuseOutside(offer, field, price, named);
  const vatRate = body.vat_rate ?? offer.vat_rate;
  const { reward, reward_buyer: rewardBuyer } = offer;
  const proposal = { price, vatRate, reward, rewardBuyer, validUntil };
  await refuseSecond(answer);
  const inForce = quote.status === 'proposed' ? proposalOf(quote) : null;
  if (inForce) refuseWorse(inForce, proposal);
  await store.updateProposal(tx, quote.id, { ...proposal, expiresAt: endOfDay(validUntil) }, now);
  const params = { amount: toMoney(price) };
  const told = { params, amount: price, vatRate, validUntil, lines, rewardBuyer };
  await tell(answer, { step: 'propose', status: 'proposed', kind: 'QuoteProposed', ...told });
}

/** A purchase on the proposed terms. @throws ApiProblem quote_changed; for more see `placeOrder` */
async function order(answer: Answer, body: QuoteActionBody): Promise<void> {
  const { context, tx, caller, quote, now } = answer;
  const proposal = proposalOf(quote);
  if (!proposal) throw new Error(`quote ${quote.id} is proposed without a price`);
  refuseUnseen(proposal, body);
  const { price, vatRate } = proposal;
  await placeOrder(context, tx, caller, {
    offerId: quote.offer_id,
    amount: null,
    ref: body.ref,
    termsOf: () => proposal,
    async onPlaced(orderId) {
      await store.closeQuote(tx, quote.id, { status: 'accepted', orderId }, now);
      await store.copyLines(tx, quote.id, orderId);
      await store.promiseWantedDay(tx, quote.id, orderId, polishDays(now, 1)[0]);
      await tell(answer, { step: 'accept', status: 'accepted', kind: null, amount: price, vatRate });
    },
  });
}

async function accept(answer: Answer, body: QuoteActionBody): Promise<void> {
  if (answer.quote.kind === 'quote') return order(answer, body);
  await store.closeQuote(answer.tx, answer.quote.id, { status: 'accepted' }, answer.now);
  await tell(answer, { step: 'accept', status: 'accepted', kind: 'ApplicationAnswered' });
}

async function hire(answer: Answer): Promise<void> {
  await store.closeQuote(answer.tx, answer.quote.id, { status: 'hired' }, answer.now);
  await tell(answer, { step: 'hire', status: 'hired', kind: 'ApplicationAnswered' });
}

/** Asks once more, as if for the first time. @throws ApiProblem offer_inactive, quote_exists */
async function reopen(answer: Answer): Promise<void> {
  const { tx, quote, now } = answer;
  if (!(await store.selectOffer(tx, quote.offer_id, 0))?.is_listed) throw problem('offer_inactive');
  await refuseSecond(answer);
  await store.reopenQuote(tx, quote.id, unansweredUntil(quote.kind, now), now);
  await tell(answer, { step: 'reopen', status: 'asked', kind: 'QuoteAsked' });
}

async function decline(answer: Answer): Promise<void> {
  const { tx, caller, quote, now } = answer;
  await store.closeQuote(tx, quote.id, { status: 'declined' }, now);
  const isAnswer = quote.kind === 'application' && actorOf(quote, caller) === 'seller';
  const kind = isAnswer ? 'ApplicationAnswered' : 'QuoteDeclined';
  await tell(answer, { step: 'decline', status: 'declined', kind });
}

/**
 * One side answers: the seller proposes, the buyer accepts, either declines a question, the buyer a proposal. Every answer is a message.
 *
 * @throws ApiProblem as `lockFor`, `propose`, `order`; company_not_active, recipient_blocked, not_found
 */
export async function answerQuote(
  context: Context,
  tx: Db,
  caller: Identity,
  { id, body }: { id: string; body: QuoteActionBody },
): Promise<Quote> {
  const now = context.clock();
  if (body.action !== 'decline') requireStanding(caller, 'active');
  const quote = await lockFor(tx, body.action, id, caller, now);
  const text = body.text && !isBlank(body.text) ? body.text.trim() : '';
  const thread = await openThread(tx, caller, otherSide(quote, caller), now);
  const answer = { context, tx, caller, quote, thread, text, now };
  if (body.action === 'propose') await propose(answer, body);
  else if (body.action === 'accept') await accept(answer, body);
  else if (body.action === 'hire') await hire(answer);
  else if (body.action === 'reopen') await reopen(answer);
  else await decline(answer);
  return findQuote(context, tx, caller, quote.id);
}
