import type { IntlShape } from 'react-intl';
import { type CommonQuery, WITHOUT_CIRCLE } from './query.ts';

/** An active filter, shown as a chip. */
export interface ActiveFilter<Query extends object = CommonQuery> {
  key: string;
  label: string;
  /** The change of the query that removes the filter. */
  without: Query;
}

/** The change that removes all filters and leaves the order. */
export function withoutAll<Query extends object>(filters: readonly ActiveFilter<Query>[]): Query {
  const names = filters.flatMap(({ without }) => Object.keys(without));
  return Object.fromEntries(names.map((name) => [name, undefined])) as Query;
}

export function textFilters({ q }: CommonQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  const label = () => formatMessage({ id: 'ui.filters.query' }, { q: q?.trim() });
  return q ? [{ key: 'q', label: label(), without: { q: undefined } }] : [];
}

export function placeFilters({ city, radius, place }: CommonQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  const nearby = () =>
    formatMessage({ id: place ? 'ui.filters.nearPlace' : 'ui.filters.nearby' }, { km: Number(radius), place });
  return [
    ...(radius ? [{ key: 'radius', label: nearby(), without: WITHOUT_CIRCLE }] : []),
    ...(city ? [{ key: 'city', label: city, without: { city: undefined } }] : []),
  ];
}

export function ratingFilters({ company_rating }: CommonQuery, { formatMessage }: IntlShape): ActiveFilter[] {
  const rating = Number(company_rating ?? 0);
  const label = () => formatMessage({ id: 'ui.filters.rating' }, { rating });
  return rating > 0 ? [{ key: 'rating', label: label(), without: { company_rating: undefined } }] : [];
}

/** The API applies it only for signed-in people; for a guest it is not active. */
export function networkFilters({ network }: CommonQuery, intl: IntlShape, isAuth: boolean): ActiveFilter[] {
  const label = () => intl.formatMessage({ id: 'ui.filters.network' });
  return network && isAuth ? [{ key: 'network', label: label(), without: { network: undefined } }] : [];
}
