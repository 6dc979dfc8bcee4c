import { type Static, Type } from 'typebox';
import { Day, Id, Money, Nullable, Time } from './common.ts';
import { ADDRESS_LENGTH, CITY_LENGTH, COMPANY_NAME_LENGTH, EMAIL_LENGTH, REGISTER_NUMBER_LENGTH } from './limits.ts';
import { QuoteLine } from './quotes.ts';
import { SentDocument } from './sent-documents.ts';
import { VatRate } from './vat.ts';

/** What an invoice says about one side, and how to reach it. Numbers are digits only. */
export const InvoiceDetails = Type.Object({
  name: Type.String(),
  nip: Nullable(Type.String()),
  address: Nullable(Type.String()),
  zip_code: Nullable(Type.String()),
  city: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  bank_number: Nullable(Type.String()),
});
export type InvoiceDetails = Static<typeof InvoiceDetails>;

/**
 * GET accounts/invoice-details/: of the profile in use. Until they are stored, they are those of its verification and profile, which a
 * purchase copies all the same. Of a company, plain members see no account and may not change them.
 */
export const OwnInvoiceDetails = Type.Object({
  details: InvoiceDetails,
  stored: Type.Boolean(),
  may_edit: Type.Boolean(),
  /** The first account of withdrawals, as a proposal for a form; only where the profile has stored no details. */
  suggested_bank_number: Nullable(Type.String()),
});
export type OwnInvoiceDetails = Static<typeof OwnInvoiceDetails>;

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const fields = {
  name: Type.String({ maxLength: COMPANY_NAME_LENGTH }),
  /** Required of a company. */
  nip: Text(REGISTER_NUMBER_LENGTH),
  address: Text(ADDRESS_LENGTH),
  zip_code: Text(20),
  city: Text(CITY_LENGTH),
  email: Text(EMAIL_LENGTH),
  phone: Text(40),
  bank_number: Text(60),
};

/** PUT accounts/invoice-details/: replaces all of them; what is absent or empty is removed. */
export const InvoiceDetailsBody = Type.Object(fields);
export type InvoiceDetailsBody = Static<typeof InvoiceDetailsBody>;

/** One side of an order, with its details as they were copied at the purchase or corrected since. */
export const DealSide = Type.Object({
  /** Null where they were erased with the profile. */
  details: Nullable(InvoiceDetails),
  corrected_at: Nullable(Time),
});
export type DealSide = Static<typeof DealSide>;

/** The offer as it was bought. */
export const DealTerms = Type.Object({
  title: Type.String(),
  description: Type.String(),
  scope: Type.Array(Type.String()),
  delivery_time: Nullable(Type.String()),
  /** False for orders from before offers were kept: the words are later than the purchase. */
  as_bought: Type.Boolean(),
});
export type DealTerms = Static<typeof DealTerms>;

/** A document of the order: a proof of the buyer, of the seller's answer to a report, or of the quote that it came from. */
export const DealDocument = Type.Object({
  ...SentDocument.properties,
  source: Type.Enum(['proof', 'answer', 'quote'] as const),
});
export type DealDocument = Static<typeof DealDocument>;

export const DEAL_ACTIONS = ['deal-details', 'deal-due', 'deal-paid', 'deal-unpaid', 'deal-remind'] as const;
/** Named after the calls. */
export type DealAction = (typeof DEAL_ACTIONS)[number];

/** GET transaction/deal/{id}/: what both sides of an order and admins see of it beside its steps. */
export const Deal = Type.Object({
  id: Id,
  number: Type.String(),
  /** The caller's side; null for an admin. */
  side: Nullable(Type.Enum(['seller', 'buyer'] as const)),
  seller: DealSide,
  buyer: DealSide,
  /** Gross. Net and VAT add up to it. */
  price: Money,
  price_net: Money,
  vat: Money,
  vat_rate: VatRate,
  /** Null without one: of a price of 0, and of orders from before due dates. */
  due_on: Nullable(Day),
  paid_on: Nullable(Day),
  /** Unpaid after its due date in Poland, and neither cancelled nor rejected. */
  overdue: Type.Boolean(),
  reminded_at: Nullable(Time),
  /** Before it another reminder is refused; null when one is possible now. */
  remind_from: Nullable(Time),
  terms: Nullable(DealTerms),
  /** Of the proposal that was accepted; empty for one price without lines. */
  lines: Type.Array(QuoteLine),
  documents: Type.Array(DealDocument),
  /** The caller's allowed `DealAction`s. A browser ignores unknown ones. */
  allowed_actions: Type.Array(Type.String()),
});
export type Deal = Static<typeof Deal>;

/** POST transaction/deal-details/: the caller's own side of an order. Nothing else changes. */
export const DealDetailsBody = Type.Object({ transaction_id: Id, ...fields });
export type DealDetailsBody = Static<typeof DealDetailsBody>;

/** POST transaction/deal-due/: at the earliest the day of the order, at the latest a year after it. */
export const DealDueBody = Type.Object({ transaction_id: Id, due_on: Day });
export type DealDueBody = Static<typeof DealDueBody>;

/** POST transaction/deal-paid/: a day from that of the order until today. */
export const DealPaidBody = Type.Object({ transaction_id: Id, paid_on: Day });
export type DealPaidBody = Static<typeof DealPaidBody>;

/** POST transaction/deal-unpaid/ and transaction/deal-remind/. A reminder within three days after one answers `reminded_lately`. */
export const DealBody = Type.Object({ transaction_id: Id });
export type DealBody = Static<typeof DealBody>;

/** GET transaction/deal/{id}/pdf/: `lang` is by default the person's own. */
export const DealPdfQuery = Type.Object({ lang: Type.Optional(Type.Enum(['pl', 'en'] as const)) });
