import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Day, Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary } from './companies.ts';
import { MAX_QUOTE_SELLERS } from './limits.ts';
import { OfferSummary } from './offers.ts';
import { QUOTE_TEXT_LENGTH, Quote } from './quotes.ts';

/**
 * GET offers/quote-candidates/: offers that can be asked about, one of each seller, without own ones and without those of sellers who
 * refuse the caller, the best match first. Of the category and what is below it, and of a place.
 */
export const QuoteCandidatesQuery = Type.Object({
  category: Type.Optional(Id),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  /** An offer that comes first. Without `category` and `city` its category and place are meant. */
  offer_id: Type.Optional(Id),
});
export type QuoteCandidatesQuery = Static<typeof QuoteCandidatesQuery>;

export const QuoteCandidate = Type.Object({
  offer: OfferSummary,
  /** Whether the caller already has an open request about this offer. */
  asked: Type.Boolean(),
});
export type QuoteCandidate = Static<typeof QuoteCandidate>;

export const QuoteCandidates = Type.Object({ results: Type.Array(QuoteCandidate) });
export type QuoteCandidates = Static<typeof QuoteCandidates>;

/** POST offers/quote-requests/: asks about each offer as POST offers/quotes/ does, with the same words, in one conversation each. */
export const QuoteRequestBody = Type.Object({
  /** Of different sellers. */
  offer_ids: Type.Array(Id, { minItems: 1, maxItems: MAX_QUOTE_SELLERS }),
  text: Type.String({ maxLength: QUOTE_TEXT_LENGTH }),
  /** What the buyer would pay, gross. */
  amount: Type.Optional(Money),
  wanted_by: Type.Optional(Day),
});
export type QuoteRequestBody = Static<typeof QuoteRequestBody>;

/** One question to several sellers: a quote each. The sellers learn nothing of each other. */
export const QuoteRequest = Type.Object({
  id: Id,
  created_at: Time,
  /** The category that all offers have in common; null without one. */
  category: Nullable(CategoryRef),
  /** The question; empty once it is erased. */
  text: Type.String(),
  wanted_by: Nullable(Type.String({ format: 'date' })),
  /** The accepted one, proposals from the cheapest, those without an answer, then what is over. */
  quotes: Type.Array(Quote),
});
export type QuoteRequest = Static<typeof QuoteRequest>;

/** A seller who was not asked, with the code of the refusal: as of POST offers/quotes/. */
export const RefusedSeller = Type.Object({ offer_id: Id, seller: Nullable(CompanySummary), code: Type.String() });
export type RefusedSeller = Static<typeof RefusedSeller>;

/** `request` is null when nobody could be asked; then nothing is stored, and the status is 200 instead of 201. */
export const QuoteRequestAnswer = Type.Object({ request: Nullable(QuoteRequest), refused: Type.Array(RefusedSeller) });
export type QuoteRequestAnswer = Static<typeof QuoteRequestAnswer>;

/** GET offers/quote-requests/: of the profile in use, newest first. GET offers/quote-requests/{id}/ answers one. */
export const QuoteRequestListQuery = Type.Object({ ...PageQuery.properties });
export const QuoteRequestPage = PageOf(QuoteRequest);
export type QuoteRequestPage = Static<typeof QuoteRequestPage>;
