import type { Category, QuoteCandidates } from '@wspolnik/contract';
import { CITY_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, text, uuid } from '@wspolnik/kit';

/** Whom to ask: sellers of a category and a town, the seller of an offer first. Offers link here with these parameters. */
export const askSeveralQuery = listQuery('/transactions/orders/requests/new', {
  category: uuid,
  city: text(CITY_LENGTH),
  offer_id: uuid,
});
export type AskSeveralQuery = ReturnType<typeof askSeveralQuery.parse>;

/** Offers whose sellers can be asked for a price, one of each seller. */
export const quoteCandidatesRead = defineRead<QuoteCandidates, AskSeveralQuery>('offers/quote-candidates/', {
  query: askSeveralQuery,
});

export const categoriesRead = defineRead<Category[]>('categories/');
