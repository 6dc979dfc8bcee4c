import type { Category } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { type Locale, useLocale } from '@wspolnik/system';
import { useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { type Check, type Checks, type ListQuery, listQuery, local, oneOf, type QueryValues } from '../list-query.ts';
import { type CommonQuery, NEAREST, wholeCircle } from './query.ts';

/** An active filter, shown as a chip. */
export interface ActiveFilter<Query extends object = CommonQuery> {
  key: string;
  label: string;
  /** The change of the query that removes the filter. */
  without: Query;
}

export interface ChipContext {
  intl: IntlShape;
  locale: Locale;
  isAuth: boolean;
  categories: readonly Category[];
}

export interface Flag {
  label: MessageDescriptor;
  /** The counted option of the API that it shows, if there is one. */
  counted?: readonly [filter: string, value: string];
}

/** What the panel shows for a filter, by name of its parameter. */
export type Control = { title?: MessageDescriptor; signedIn?: boolean } & (
  | { kind: 'flags'; flags: Readonly<Record<string, Flag>> }
  | { kind: 'choices'; param: string; labels: Readonly<Record<string, MessageDescriptor>> }
  | { kind: 'ratings'; param: string; values: readonly string[] }
);

/** A native control in the form that works without scripts (plain-filters.tsx). */
export interface Plain {
  kind: 'text' | 'number' | 'category';
  param: string;
  label: MessageDescriptor;
  /** Other parameters that mean the same; the form drops them. */
  also?: readonly string[];
}

/** A filter of a list: its parameters in the address with their limits, its chips, and what changes it. */
export interface Filter<Params extends Checks = Checks> {
  params: Params;
  chips(query: QueryValues<Params>, context: ChipContext): ActiveFilter<QueryValues<Params>>[];
  control?: Control;
  /** Of a filter without `control`, which has a component in the panel; empty where only links set it. */
  plain?: readonly Plain[];
}
type Changeable = { control: Control } | { plain: readonly Plain[] };

export const defineFilter = <Params extends Checks>(filter: Filter<Params> & Changeable): Filter<Params> => filter;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ParamsOf<Filters extends readonly Filter[]> = Intersection<Filters[number]['params']> & Viewing;
type Viewing = ReturnType<typeof viewing>;

/** Latitude and longitude of the place that is open beside the map. */
const point: Check = (raw) => (/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/.test(raw) ? raw : '');

const viewing = (sorts: readonly string[]) => ({
  sort_by: oneOf([...sorts, NEAREST]),
  view: local(oneOf<string>(['map'])),
  at: local(point),
});

/** A list has neither a place nor an order by distance. */
const asSeen = <Query extends CommonQuery>(query: Query): Query =>
  query.view === 'map'
    ? query
    : { ...query, at: undefined, sort_by: query.sort_by === NEAREST ? undefined : query.sort_by };

/** The query of a list with these filters, an order, and a map beside it. */
export function filteredQuery<const Filters extends readonly Filter[]>(
  path: string,
  filters: Filters,
  sorts: readonly string[],
): ListQuery<QueryValues<ParamsOf<Filters>>> {
  const params = Object.assign({}, ...filters.map((filter) => filter.params), viewing(sorts)) as ParamsOf<Filters>;
  return listQuery(path, params, (query) => asSeen(wholeCircle(query)));
}

/** The active ones of the filters, in their order: the one most likely to be too narrow first. */
export function useActiveFilters<Query extends object>(
  filters: readonly Filter[],
  query: Query,
  categories: readonly Category[],
): ActiveFilter<Query>[] {
  const intl = useIntl();
  const locale = useLocale();
  const isAuth = useSessionStore((session) => session.isAuth);
  return useMemo(() => {
    const context = { intl, locale, isAuth, categories };
    return filters.flatMap(({ chips }) => chips(query as QueryValues<Checks>, context)) as ActiveFilter<Query>[];
  }, [filters, query, intl, locale, isAuth, categories]);
}

/** The change that removes all filters and leaves the order. */
export function withoutAll<Query extends object>(filters: readonly ActiveFilter<Query>[]): Query {
  const names = filters.flatMap(({ without }) => Object.keys(without));
  return Object.fromEntries(names.map((name) => [name, undefined])) as Query;
}
