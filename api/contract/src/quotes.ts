import { type Static, Type } from 'typebox';
import { Day, Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanySummary } from './companies.ts';
import { MAX_QUOTE_LINES, QUOTE_LINE_LENGTH, QUOTE_UNIT_LENGTH, REFERRAL_LENGTH } from './limits.ts';
import { OfferImage } from './offers.ts';
import { OrderDocument, OrderParty } from './orders.ts';
import { PriceType, VatRate } from './vat.ts';

/** A question about the price of an offer, or an application for a job offer, which never becomes an order. */
export const QUOTE_KINDS = ['quote', 'application'] as const;
export const QuoteKind = Type.Enum(QUOTE_KINDS);
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/**
 * `asked` and `proposed` are open. An application is never `proposed`: `accepted` is its invitation, after which the applicant may be
 * `hired`.
 */
export const QUOTE_STATUSES = ['asked', 'proposed', 'accepted', 'hired', 'declined', 'expired'] as const;
export const QuoteStatus = Type.Enum(QUOTE_STATUSES);
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** The action of a side; `expire` is automatic. */
export const QUOTE_STEPS = ['ask', 'propose', 'accept', 'hire', 'decline', 'expire', 'reopen'] as const;
export const QuoteStep = Type.Enum(QUOTE_STEPS);
export type QuoteStep = (typeof QUOTE_STEPS)[number];

/** `asked`: by the profile in use. `received`: by the company in use, as the seller. */
export const QUOTE_SIDES = ['asked', 'received'] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];

/** Days that a question waits for its first proposal. */
export const QUESTION_DAYS = 14;
/** Days after its end in which a quote can be asked for, or answered, once more. */
export const REOPEN_DAYS = 90;
/** Days that an application waits for its answer. */
export const APPLICATION_DAYS = 30;
export const QUOTE_TEXT_LENGTH = 1000;

const Text = Type.String({ maxLength: QUOTE_TEXT_LENGTH });

/** More than 0, with up to three places: `"12"`, `"2.5"`. */
const Quantity = Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,3})?$' });

/** What is offered, how much of it, and the net price of one. */
export const QuoteLineBody = Type.Object({
  name: Type.String({ maxLength: QUOTE_LINE_LENGTH }),
  quantity: Quantity,
  /** As `szt.` or `h`; may be empty. */
  unit: Type.String({ maxLength: QUOTE_UNIT_LENGTH }),
  price_net: Money,
});
export type QuoteLineBody = Static<typeof QuoteLineBody>;

/** `amount_net` is the quantity times the price, rounded to grosze. The lines' amounts add up to the net price. */
export const QuoteLine = Type.Object({ ...QuoteLineBody.properties, amount_net: Money });
export type QuoteLine = Static<typeof QuoteLine>;

/**
 * POST offers/quotes/, JSON or multipart with up to three files `documents` for an application. `amount` is what the buyer would
 * pay, gross, within the bounds of a range; `wanted_by` the day by which it is needed. Neither is for applications.
 */
export const AskFields = Type.Object({
  offer_id: Id,
  kind: QuoteKind,
  text: Text,
  amount: Type.Optional(Money),
  wanted_by: Type.Optional(Day),
});
export type AskFields = Static<typeof AskFields>;

/**
 * POST offers/quotes/{id}/. `propose` needs the price, as `amount` (gross), `amount_net` or `lines`, and `valid_until`, the last day on
 * which it can be accepted. A net amount and lines need their `vat_rate`, one for all lines: the tax is added once, to their net sum. Of a
 * gross amount the rate is that of the offer when it is left out. Until that day it is binding: the seller cannot decline any more, and
 * another proposal that is dearer (net or gross), shorter or worth less to the buyer answers `proposal_binding`. `accept` of a proposal
 * orders on its terms and needs all four as the buyer saw them: `expected_price` (gross), `expected_vat_rate`, `expected_reward` (the
 * whole reward) and `valid_until`; of a proposal with lines `expected_version` as well. When one differs, it answers `quote_changed` with
 * the terms of now in `params` (`price`, `vat_rate`, `reward`, `reward_buyer`, `valid_until`, `version`) and orders nothing. `ref` as in
 * offers/buy/. `hire` an invited
 * applicant. Within REOPEN_DAYS after an `expired` quote ended the buyer may `reopen` it, which asks again, and the seller `propose` once
 * more; `quote_exists` when the buyer has another open request about the offer. `text` is a message to the other side.
 */
export const QuoteActionBody = Type.Object({
  action: Type.Enum(['propose', 'accept', 'hire', 'decline', 'reopen'] as const),
  amount: Type.Optional(Money),
  amount_net: Type.Optional(Money),
  lines: Type.Optional(Type.Array(QuoteLineBody, { minItems: 1, maxItems: MAX_QUOTE_LINES })),
  vat_rate: Type.Optional(VatRate),
  valid_until: Type.Optional(Day),
  text: Type.Optional(Text),
  expected_price: Type.Optional(Money),
  expected_vat_rate: Type.Optional(VatRate),
  expected_reward: Type.Optional(Money),
  expected_version: Type.Optional(Type.Integer({ minimum: 1 })),
  ref: Type.Optional(Type.String({ maxLength: REFERRAL_LENGTH })),
});
export type QuoteActionBody = Static<typeof QuoteActionBody>;

/** GET offers/quotes/: newest change first. `status` accepts several, separated by commas. */
export const QuoteListQuery = Type.Object({
  ...PageQuery.properties,
  side: Type.Optional(Type.Enum(QUOTE_SIDES)),
  kind: Type.Optional(QuoteKind),
  status: Type.Optional(Type.String({ maxLength: 200 })),
  quote_id: Type.Optional(Type.String({ maxLength: 100 })),
  offer_id: Type.Optional(Id),
});
export type QuoteListQuery = Static<typeof QuoteListQuery>;

/** The terms that can be accepted, or were. `amount` is gross. The reward is that of the moment of proposing, as the price. */
export const QuoteProposal = Type.Object({
  /** 1 for the first proposal of the quote, one more for each that replaced it. */
  version: Type.Integer(),
  /** Empty for one price without lines. */
  lines: Type.Array(QuoteLine),
  amount: Money,
  amount_net: Money,
  vat_rate: VatRate,
  /** The last day, in Europe/Warsaw. */
  valid_until: Type.String({ format: 'date' }),
  at: Time,
  /** The whole reward, and the buyer's part of it as it was at the proposal. */
  reward_total: Money,
  reward_buyer: Money,
  /** Whether the seller's balance covers the whole reward now; of an order, whether it is reserved. */
  reward_covered: Type.Boolean(),
});
export type QuoteProposal = Static<typeof QuoteProposal>;

export const QuoteEvent = Type.Object({
  at: Time,
  /** The status afterwards. */
  status: QuoteStatus,
  step: QuoteStep,
  /** Null for the system. */
  actor: Nullable(Type.String()),
  text: Type.String(),
  /** Gross. */
  amount: Nullable(Money),
  amount_net: Nullable(Money),
  vat_rate: Nullable(VatRate),
  /** Of a proposal: its number, its lines, and its last day. A proposal never changes; another one replaces it. */
  version: Nullable(Type.Integer()),
  lines: Type.Array(QuoteLine),
  valid_until: Nullable(Type.String({ format: 'date' })),
});
export type QuoteEvent = Static<typeof QuoteEvent>;

/** GET offers/quotes/{id}/pdf/: a proposal as a document; by default the last one. `lang` is by default the person's own. */
export const QuotePdfQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  lang: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});
export type QuotePdfQuery = Static<typeof QuotePdfQuery>;

const QuotedOrder = Type.Object({ id: Id, number: Type.String() });

export const Quote = Type.Object({
  id: Id,
  kind: QuoteKind,
  status: QuoteStatus,
  /** When it entered this status. */
  status_since: Time,
  created_at: Time,
  /** The title is that of the moment of asking. The bounds, gross, are those of a range now, as how the seller names prices. */
  offer: Type.Object({
    id: Id,
    title: Type.String(),
    image: Nullable(OfferImage),
    price_from: Nullable(Money),
    price_to: Nullable(Money),
    price_type: Nullable(PriceType),
    vat_rate: Nullable(VatRate),
  }),
  buyer: OrderParty,
  seller: CompanySummary,
  /** The conversation of both sides. */
  thread_id: Id,
  /** The question. */
  text: Type.String(),
  amount: Nullable(Money),
  wanted_by: Nullable(Type.String({ format: 'date' })),
  proposal: Nullable(QuoteProposal),
  /** When it expires automatically; null once it is decided. */
  expires_at: Nullable(Time),
  /** The order that accepting has placed. */
  order: Nullable(QuotedOrder),
  /** The request to several sellers that it belongs to. Only its buyer learns of that. */
  request_id: Nullable(Id),
  documents: Type.Array(OrderDocument),
  /** Oldest first. */
  history: Type.Array(QuoteEvent),
  /** What the caller may do now: `propose`, `accept`, `hire`, `decline`, `reopen`. A browser ignores unknown ones. */
  allowed_actions: Type.Array(Type.String()),
});
export type Quote = Static<typeof Quote>;
/** Of the caller's side, whatever the status that is asked for. */
export const QuoteCounts = Type.Object({
  asked: Type.Integer(),
  proposed: Type.Integer(),
  accepted: Type.Integer(),
  hired: Type.Integer(),
  declined: Type.Integer(),
  expired: Type.Integer(),
});
export type QuoteCounts = Static<typeof QuoteCounts>;
/** A side's list, the last changed first. `counts` is null when one quote is asked for. */
export const QuotePage = Type.Object({ ...PageOf(Quote).properties, counts: Nullable(QuoteCounts) });
export type QuotePage = Static<typeof QuotePage>;

/** A step of a quote, on its message in the thread. `status` and `allowed_actions` are those of now. */
export const MessageQuote = Type.Object({
  id: Id,
  kind: QuoteKind,
  status: QuoteStatus,
  step: QuoteStep,
  /** Whether no step followed; only then the caller may do something. */
  latest: Type.Boolean(),
  /** Of this step, gross: what the buyer would pay, or the proposed price, and its net amount and rate. */
  amount: Nullable(Money),
  amount_net: Nullable(Money),
  vat_rate: Nullable(VatRate),
  /** Of a proposal. */
  version: Nullable(Type.Integer()),
  lines: Type.Array(QuoteLine),
  /** The last day of the proposal of this step. */
  valid_until: Nullable(Type.String({ format: 'date' })),
  wanted_by: Nullable(Type.String({ format: 'date' })),
  /** With how the seller names its price now; null for a job. */
  offer: Type.Object({
    id: Id,
    title: Type.String(),
    price_type: Nullable(PriceType),
    vat_rate: Nullable(VatRate),
  }),
  /** Of the proposal that is in force, on its latest step: the whole reward, and the buyer's part. */
  reward_total: Nullable(Money),
  reward_buyer: Nullable(Money),
  reward_covered: Nullable(Type.Boolean()),
  order: Nullable(QuotedOrder),
  /** Of an application, on its first step. */
  documents: Type.Array(OrderDocument),
  allowed_actions: Type.Array(Type.String()),
});
export type MessageQuote = Static<typeof MessageQuote>;
