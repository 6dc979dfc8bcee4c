// What can be done with a quote, in a thread of messages and in the lists of orders and sales. Bundled by these two remotes; the
// dialogs load on first use.

export type { OpenQuote } from '../remote/quotes/open-quote.ts';
export { QuoteActions, type QuoteActionsProps } from '../remote/quotes/quote-actions.tsx';
export { QuoteStatusBadge } from '../remote/quotes/quote-status.tsx';
export { quotesRead } from '../remote/quotes/quotes.api.ts';
