import type { PriceType, Quote, QuoteKind, QuoteLine, QuoteStatus, VatRate } from '@wspolnik/contract';

/** The terms that a buyer accepts. Money in the API's format, the amount gross. */
export interface QuoteTerms {
  /** Its number among the proposals of the quote. */
  version: number;
  /** Empty for one price. */
  lines: readonly QuoteLine[];
  amount: string;
  amount_net: string;
  vat_rate: VatRate;
  /** The last day. */
  valid_until: string;
  reward_total: string;
  reward_buyer: string;
  /** Null where that is not known. */
  reward_covered: boolean | null;
}

/** Data for the actions on a quote, of a message as of a list. */
export interface OpenQuote {
  id: string;
  kind: QuoteKind;
  status: QuoteStatus;
  /** With how its seller names its price; null for a job. */
  offer: { id: string; title: string; price_type: PriceType | null; vat_rate: VatRate | null };
  /** The proposal in force. */
  proposal: QuoteTerms | null;
  allowed_actions: readonly string[];
}

/** Called after each successful action. */
export type OnAnswered = (quote: Quote) => void;

/** Whoever may propose a price, or invite or hire an applicant, sells. */
export const isSeller = ({ kind, allowed_actions }: OpenQuote): boolean =>
  (kind === 'quote' ? ['propose'] : ['accept', 'hire']).some((action) => allowed_actions.includes(action));
