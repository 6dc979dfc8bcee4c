import type { Quote, QuoteProposal, QuoteRequest } from '@wspolnik/contract';

export type Proposed = Quote & { proposal: QuoteProposal };

/** Whose price can be accepted, or was. */
const isProposed = (quote: Quote): quote is Proposed =>
  quote.proposal !== null && (quote.status === 'proposed' || quote.status === 'accepted');

/** Proposals, the cheapest first. Prices are compared gross: that is what the buyer pays. */
export const proposedOf = ({ quotes }: QuoteRequest): Proposed[] =>
  quotes.filter(isProposed).sort((one, other) => Number(one.proposal.amount) - Number(other.proposal.amount));

/** Whether no proposal is cheaper; a single one is compared with nothing. */
export function isCheapest(quote: Proposed, proposed: readonly Proposed[]): boolean {
  return proposed.length > 1 && quote.proposal.amount === proposed[0]?.proposal.amount;
}

/** Whom the buyer can thank once one is accepted. */
export function othersOf({ quotes }: QuoteRequest): Quote[] {
  if (!quotes.some(({ status }) => status === 'accepted')) return [];
  return quotes.filter(({ allowed_actions }) => allowed_actions.includes('decline'));
}

/** What the request is about: its category, or the offers. */
export function subjectOf({ category, quotes }: QuoteRequest, locale: string): string {
  if (category) return locale === 'en' ? category.name_en : category.name;
  return [...new Set(quotes.map(({ offer }) => offer.title))].join(', ');
}
