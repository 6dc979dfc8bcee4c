import { type Locale, withMessages } from '@wspolnik/system';
import { invoiceMessages } from './messages/load.ts';

const cardIn = (locale: Locale) => () =>
  withMessages(
    async () => (await import(/* webpackChunkName: "invoice" */ './invoice-card.tsx')).InvoiceCard,
    [invoiceMessages],
    locale,
  );

/** The same functions in every render, as code that loads on use needs it. */
export const invoiceCardLoader = { pl: cardIn('pl'), en: cardIn('en') };
