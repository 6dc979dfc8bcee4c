// What can be done with a quote, in a thread of messages and in the lists of orders and sales. Bundled by these two remotes; the
// dialogs load on first use.

export { BoughtTerms, type BoughtTermsProps } from './bought-terms.tsx';
export { formatQuantity, type LineRow, lineRows, lineText } from './line-rows.ts';
export { quoteMessages } from './messages/load.ts';
export type { OpenQuote } from './open-quote.ts';
export { QuoteActions, type QuoteActionsProps } from './quote-actions.tsx';
export { QuoteLines, type QuoteLinesProps, vatLabel } from './quote-lines.tsx';
export { QuoteStatusBadge } from './quote-status.tsx';
