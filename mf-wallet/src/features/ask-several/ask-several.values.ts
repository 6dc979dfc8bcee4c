import type { QuoteCandidate } from '@wspolnik/contract';

export interface SeveralValues {
  /** Of different sellers. They stay chosen when another place is looked at, so their cards are kept whole. */
  offers: readonly QuoteCandidate['offer'][];
  text: string;
  amount: string;
  wanted_by: string;
}
