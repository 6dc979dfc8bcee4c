export { forgetQuotes } from './forget-quotes.sql.ts';
