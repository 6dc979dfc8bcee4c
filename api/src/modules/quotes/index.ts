export { type PreparedAsk, prepareAsk, storeAsk } from './ask.service.ts';
export { forgetQuotes } from './forget-quotes.sql.ts';
export { selectRequestedQuotes } from './quote-list.sql.ts';
export { refusePastDay } from './quote-times.ts';
export { toQuote } from './quote-view.ts';
