import { invoiceMessages } from '@wspolnik/market/invoice';
import { quoteMessages } from '@wspolnik/market/quotes';
import { type Locale, withMessages } from '@wspolnik/system';

const dealIn = (locale: Locale) => () =>
  withMessages(
    async () => (await import(/* webpackChunkName: "order-deal" */ './order-deal.tsx')).OrderDeal,
    [invoiceMessages, quoteMessages],
    locale,
  );

/** The same functions in every render. Lists and closed orders do not need the code. */
export const loadDeal = { pl: dealIn('pl'), en: dealIn('en') };
