import type { QuotePage, QuoteSide, QuoteStatus } from '@wspolnik/contract';
import { defineRead, listQuery, oneOf, refresh } from '@wspolnik/kit';
import { getFile, isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import type { OrderSide } from './order-query.ts';
import { quoteRequestRead, quoteRequestsRead } from './quote-requests.reads.ts';

/** In the order of a quote's life cycle. */
export const QUOTE_STATUSES = [
  'asked',
  'proposed',
  'accepted',
  'hired',
  'declined',
  'expired',
] as const satisfies readonly QuoteStatus[];

const checks = { status: oneOf(QUOTE_STATUSES) };
export const quoteQueries = {
  purchases: listQuery('/transactions/orders/quotes', checks),
  sales: listQuery('/transactions/sales/quotes', checks),
};
export type QuoteQuery = ReturnType<typeof quoteQueries.purchases.parse>;

/** Where the requests are that wait for this side: for a price, or for a decision about one. */
export const waitingQuotes = (side: OrderSide): string =>
  quoteQueries[side].href({ status: side === 'sales' ? 'asked' : 'proposed' });

const PATH = 'offers/quotes/';
export const quoteListReads = {
  purchases: defineRead<QuotePage, QuoteQuery>(PATH, {
    query: quoteQueries.purchases,
    defaults: { side: 'asked', limit: '30' },
  }),
  sales: defineRead<QuotePage, QuoteQuery>(PATH, {
    query: quoteQueries.sales,
    defaults: { side: 'received', limit: '30' },
  }),
};

/** One quote of a side: a list of it, or an empty one. */
export const quoteRead = defineRead<QuotePage, { quote_id: string; side: QuoteSide }>(PATH, {
  defaults: { kind: 'quote' },
});

export const quoteSides = { purchases: 'asked', sales: 'received' } as const satisfies Record<OrderSide, QuoteSide>;

/** The page of one quote. */
export const quotePath = (side: OrderSide, id: string): string => `${quoteQueries[side].href({})}/${id}`;

export const getQuotePdf = (id: string, version: number, locale: 'pl' | 'en') =>
  getFile(`offers/quotes/${id}/pdf/?lang=${locale}&version=${version}`);

/** The lists, the page of one quote, whose read has their path, and requests to several sellers. */
export const refreshQuotes = (): void =>
  void refresh(quoteListReads.purchases, quoteListReads.sales, quoteRequestsRead, quoteRequestRead);

/** Reads the lists again when the other side answers, and after missed events. */
export function useLiveQuotes(): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'quote.changed' || frame.type === 'resync';
        if (isOurs && isOfProfile(frame)) refreshQuotes();
      }),
    [],
  );
}
