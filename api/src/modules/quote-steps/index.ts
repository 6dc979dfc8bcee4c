export { findMessageQuotes } from './message-quotes.ts';
export { type Proposal, type ProposalInForce, proposalOf, refuseUnseen, refuseWorse } from './proposal.ts';
export { actorOf, allowedActions, isOver, isPast, type QuoteAction, type QuoteRow, ruleOf } from './quote-actions.ts';
export {
  AMOUNTS_OF_STEP,
  LINES,
  NAMED_PRICE,
  QUOTE_DOCUMENTS,
  QUOTE_JOINS,
  QUOTE_ROW,
  QUOTED_ORDER,
  VERSION,
} from './quote-parts.sql.ts';
