import type { SavedFilters } from '@wspolnik/api/contract';
import { type OfferQuery, offerQuery } from './offer-query.ts';

type Param = keyof OfferQuery;

const NUMBERS: readonly Param[] = ['price_from', 'price_to', 'company_rating', 'radius', 'lat', 'lng'];
const FLAGS: readonly Param[] = ['with_salary', 'without_salary', 'network'];
/** Parameters of the presentation, which are not part of a search. */
const NOT_SAVED: readonly Param[] = ['status', 'sort_by', 'page'];

/** The filters of a query in the format that the API stores. */
export function savedFilters(query: OfferQuery): SavedFilters {
  const names = offerQuery.sent.filter((name) => query[name] !== undefined && !NOT_SAVED.includes(name));
  return Object.fromEntries(names.map((name) => [name, typed(name, query[name] ?? '')]));
}

/** The query of saved filters. */
export function savedQuery(filters: SavedFilters): OfferQuery {
  const texts = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  return offerQuery.parse(`?${new URLSearchParams(texts)}`);
}

function typed(name: Param, value: string): string | number | boolean {
  if (NUMBERS.includes(name)) return Number(value);
  return FLAGS.includes(name) ? true : value;
}
