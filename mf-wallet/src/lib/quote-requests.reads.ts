import type { QuoteRequest, QuoteRequestPage } from '@wspolnik/contract';
import { defineRead, listQuery } from '@wspolnik/kit';

export const quoteRequestQuery = listQuery('/transactions/orders/requests', {});
export type QuoteRequestQuery = ReturnType<typeof quoteRequestQuery.parse>;

export const REQUESTS_PATH = quoteRequestQuery.href({});
/** The page with the answers to one request. */
export const requestPath = (id: string): string => `${REQUESTS_PATH}/${id}`;

/** Requests of the profile in use to several sellers. */
export const quoteRequestsRead = defineRead<QuoteRequestPage, QuoteRequestQuery>('offers/quote-requests/', {
  query: quoteRequestQuery,
  defaults: { limit: '30' },
});

export const quoteRequestRead = defineRead<QuoteRequest, { id: string }>('offers/quote-requests/:id/');
