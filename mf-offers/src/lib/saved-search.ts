import type { SavedFilters } from '@wspolnik/contract';
import { listValue } from '@wspolnik/kit/lists';
import { type OfferQuery, offerQuery } from './offer-query.ts';

type Param = keyof OfferQuery;

const NUMBERS: readonly Param[] = ['price_from', 'price_to', 'salary_min', 'company_rating', 'radius', 'lat', 'lng'];
const FLAGS: readonly Param[] = ['with_salary', 'without_salary', 'network'];
/** Parameters of the presentation, which are not part of a search. */
const NOT_SAVED: readonly Param[] = ['status', 'sort_by', 'page'];

const SAVED = offerQuery.sent.filter((name) => !NOT_SAVED.includes(name));

/** The filters of a query in the format that the API stores, with the name of the place. */
export function savedFilters(query: OfferQuery): SavedFilters {
  const names = SAVED.filter((name) => query[name] !== undefined);
  const place = query.radius !== undefined && query.place !== undefined ? { place: query.place } : {};
  return { ...Object.fromEntries(names.map((name) => [name, typed(name, query[name] ?? '')])), ...place };
}

/** The query of saved filters. */
export function savedQuery(filters: SavedFilters): OfferQuery {
  const texts = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  return offerQuery.parse(`?${new URLSearchParams(texts)}`);
}

/** A text that two queries have in common when they find the same offers; empty for one without filters. */
export function searchKey(query: OfferQuery): string {
  const { category, categories, with_salary, without_salary, ...others } = savedFilters(query);
  const nodes = [...listValue(category), ...listValue(categories)];
  const salary = with_salary === without_salary ? [] : [['with_salary', with_salary === true]];
  const parts = Object.entries(others).flatMap(([name, value]) => {
    // The name of a place finds nothing.
    if (name === 'place') return [];
    const text = String(value).trim().toLowerCase();
    return [[name, name.endsWith('_types') ? listValue(text).sort() : text]];
  });
  const all = [...parts, ...salary, ...(nodes.length > 0 ? [['categories', [...new Set(nodes)].sort()]] : [])];
  return all.length > 0 ? JSON.stringify(all.sort(([one], [other]) => String(one).localeCompare(String(other)))) : '';
}

function typed(name: Param, value: string): string | number | boolean {
  if (NUMBERS.includes(name)) return Number(value);
  return FLAGS.includes(name) ? true : value;
}
