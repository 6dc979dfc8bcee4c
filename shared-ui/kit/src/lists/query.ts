import { useSearchParam } from '@wspolnik/system';
import type { ListQuery } from '../list-query.ts';
import { changeQuery } from '../use-list-query.ts';

/** Parameters of the query that the pieces of a filtered list need; a list may have more parameters. */
export interface CommonQuery {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly city?: string | undefined;
  readonly radius?: string | undefined;
  readonly lat?: string | undefined;
  readonly lng?: string | undefined;
  /** Name of the place at the centre of the circle. */
  readonly place?: string | undefined;
  readonly company_rating?: string | undefined;
  readonly network?: string | undefined;
  readonly sort_by?: string | undefined;
  readonly view?: string | undefined;
  /** Position of the place that is open beside the map. */
  readonly at?: string | undefined;
}

/** An order that only the map has, which has no pages. */
export const NEAREST = 'nearest';

export type QueryOf<Query extends object = CommonQuery> = Pick<
  ListQuery<Query>,
  'parse' | 'parseOne' | 'href' | 'with' | 'hasFilters'
>;

export interface FilterProps {
  of: QueryOf;
  query: CommonQuery;
}

/** One filter as in the URL. It updates before the list does, so that a click is visible at once. */
export function useFilter<Query extends object, Name extends keyof Query & string>(
  of: QueryOf<Query>,
  param: Name,
): Query[Name] {
  return of.parseOne(param, useSearchParam(param));
}

export const changeFilters = (of: QueryOf, change: CommonQuery): void => changeQuery(of, change);

/** The change that removes the circle. */
export const WITHOUT_CIRCLE = {
  radius: undefined,
  lat: undefined,
  lng: undefined,
  place: undefined,
} satisfies CommonQuery;

/** The change that removes the town and the circle. */
export const WITHOUT_PLACE: CommonQuery = { ...WITHOUT_CIRCLE, city: undefined };

/** For `listQuery`: a circle needs all its parameters; an incomplete one is dropped. */
export function wholeCircle<Query extends CommonQuery>(query: Query): Query {
  const { radius, lat, lng } = query;
  const isWhole = radius !== undefined && lat !== undefined && lng !== undefined;
  if (isWhole) return query;
  const names = Object.keys(WITHOUT_CIRCLE);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as Query;
}
