import { invoiceMessages } from '@wspolnik/market/invoice';
import { quoteMessages } from '@wspolnik/market/quotes';
import { type Locale, withMessages } from '@wspolnik/system';

const dealIn = (locale: Locale) => () =>
  withMessages(
    async () => (await import(/* webpackChunkName: "transaction-deal" */ './deal.tsx')).DealFile,
    [invoiceMessages, quoteMessages],
    locale,
  );

/** The same functions in every render. */
export const loadDeal = { pl: dealIn('pl'), en: dealIn('en') };
