import { queryString } from '@wspolnik/shared-auth';

/** Gives the value that may be used, or '' when it is nonsense (ADR 6: nonsense is left out, and a list is shown). */
export interface Check<Value extends string = string> {
  (raw: string): Value | '';
  /** `local`: only of the page, never sent. `transient`: local, and gone with the next filter or page, as an open dialog is. */
  scope?: 'local' | 'transient';
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PAGE = /^[1-9]\d{0,4}$/;

export const text =
  (maxLength: number): Check =>
  (raw) =>
    raw.trim() === '' ? '' : raw.slice(0, maxLength);

export const number =
  (min: number, max: number): Check =>
  (raw) =>
    /^-?\d+(\.\d+)?$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? raw : '';

export const oneOf =
  <Value extends string>(values: readonly Value[]): Check<Value> =>
  (raw) =>
    values.find((value) => value === raw) ?? '';

export const uuid: Check = (raw) => (UUID.test(raw) ? raw : '');

/** Values joined by commas; those that are nonsense are left out. */
export const listOf =
  (item: Check): Check =>
  (raw) =>
    raw
      .split(',')
      .filter((value) => item(value) !== '')
      .join(',');

const scoped =
  (scope: 'local' | 'transient') =>
  <Value extends string>(check: Check<Value>): Check<Value> =>
    Object.assign((raw: string) => check(raw), { scope });
export const local = scoped('local');
export const transient = scoped('transient');

const page: Check = (raw) => (PAGE.test(raw) ? raw : '');

export type Checks = Readonly<Record<string, Check>>;
export type QueryValues<Given extends Checks> = {
  readonly [Name in keyof Given]?: Given[Name] extends Check<infer Value> ? Value | undefined : never;
} & { readonly page?: string | undefined };

/** The query of a list that lives in the address of a page: raw strings as they are there, only those that make sense. */
export interface ListQuery<Query extends object> {
  /** Names that the API is asked with; the others are the page's own. */
  readonly sent: readonly (keyof Query & string)[];
  parse(search: string): Query;
  /** One parameter's value, undefined when it makes no sense. */
  parseOne<Name extends keyof Query>(name: Name, raw: string | null): Query[Name];
  /** Path of the page with this query, without the locale's prefix. */
  href(query: Query): string;
  /** The same list on another page, counted from 1. */
  pageHref(query: Query, page: number): string;
  /** With another filter or order the list starts again on page 1. */
  with(query: Query, change: Partial<Query>): Query;
  /** Without any filter; the order and the page's own parameters stay. */
  cleared(query: Query): Query;
  hasFilters(query: Query): boolean;
}

/** Not a filter: how a list is looked at. */
const VIEW = ['page', 'sort_by'];

/**
 * Describes the query of the list at `path`, parameter by parameter; `page` comes by itself. Bounds are those of the API's
 * contract, outside of which it answers 422. `refine` drops what makes no sense together.
 */
export function listQuery<Given extends Checks>(
  path: string,
  given: Given,
  refine: (query: QueryValues<Given>) => QueryValues<Given> = (query) => query,
): ListQuery<QueryValues<Given>> {
  type Query = QueryValues<Given>;
  const checks: Checks = { ...given, page };
  const names = Object.keys(checks);
  const sent = names.filter((name) => checks[name]?.scope === undefined);
  const transients = names.filter((name) => checks[name]?.scope === 'transient');
  const filters = sent.filter((name) => !VIEW.includes(name));
  const without = (query: Query, dropped: readonly string[]) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => !dropped.includes(name))) as Query;

  const href = (query: Query) => {
    const search = queryString(query);
    return search === '' ? path : `${path}?${search}`;
  };
  return {
    sent: sent as (keyof Query & string)[],
    parse(search) {
      const params = new URLSearchParams(search);
      const found = names.map((name) => [name, checks[name]?.(params.get(name) ?? '') ?? ''] as const);
      return refine(Object.fromEntries(found.filter(([, value]) => value !== '')) as Query);
    },
    parseOne: (name, raw) => (checks[name as string]?.(raw ?? '') || undefined) as Query[typeof name],
    href,
    pageHref: (query, number) =>
      href({ ...without(query, ['page', ...transients]), ...(number > 1 && { page: String(number) }) }),
    with: (query, change) => ({ ...without(query, ['page', ...transients]), ...change }),
    cleared: (query) => without(query, ['page', ...transients, ...filters]),
    hasFilters: (query) => filters.some((name) => query[name as keyof Query] !== undefined),
  };
}
