export { findMessageQuotes } from './message-quotes.ts';
export { type Proposal, proposalOf, refuseUnseen, refuseWorse } from './proposal.ts';
export { actorOf, allowedActions, isOver, isPast, type QuoteAction, type QuoteRow, ruleOf } from './quote-actions.ts';
export { NAMED_PRICE, QUOTE_DOCUMENTS, QUOTE_JOINS, QUOTE_ROW, QUOTED_ORDER } from './quote-parts.sql.ts';
