import { queryString } from '@wspolnik/shared-auth';

/** The query of /companies: raw strings as they stand in the URL, only those that the API can answer. */
export type CompanyQuery = { readonly [P in CompanyParam]?: string };
export type CompanyParam = keyof typeof PARAMS;

/** Specification §9: page size of companies. */
export const PAGE_SIZE = 30;
export const COMPANY_SORTS = ['name_asc', 'rating_desc', 'date_desc'] as const;
export const DEFAULT_SORT = 'name_asc';
/** Least rating offered by the filter, best first. */
export const RATINGS = ['4.5', '4', '3'] as const;

/** Gives the value that may be sent, or '' when it is nonsense. */
type Check = (raw: string) => string;

const text =
  (maxLength: number): Check =>
  (raw) =>
    raw.trim().slice(0, maxLength);
const oneOf =
  (values: readonly string[]): Check =>
  (raw) =>
    values.includes(raw) ? raw : '';
const rating: Check = (raw) => (/^[0-5](\.\d)?$/.test(raw) && Number(raw) <= 5 ? raw : '');
const page: Check = (raw) => (/^[1-9]\d{0,4}$/.test(raw) ? raw : '');

/** Bounds are those of `CompanyListQuery` in the API contract; outside them it answers 422. */
const PARAMS = {
  q: text(200),
  city: text(100),
  company_rating: rating,
  sort_by: oneOf(COMPANY_SORTS),
  page,
} satisfies Record<string, Check>;

export const COMPANY_PARAMS = Object.keys(PARAMS) as CompanyParam[];

/** Reads what makes sense and leaves out the rest: a mistyped or foreign URL still shows a list. */
export function parseCompanyQuery(search: string): CompanyQuery {
  const params = new URLSearchParams(search);
  const query: { [P in CompanyParam]?: string } = {};
  for (const name of COMPANY_PARAMS) {
    const value = PARAMS[name](params.get(name) ?? '');
    if (value !== '') query[name] = value;
  }
  return query;
}

/** Path of the list with this query, without the locale's prefix. */
export function companyListPath(query: CompanyQuery): string {
  const search = queryString(query);
  return search === '' ? '/companies' : `/companies?${search}`;
}

/** A changed filter or order starts again on page 1. */
export function withFilters(query: CompanyQuery, change: CompanyQuery): CompanyQuery {
  return { ...query, page: undefined, ...change };
}

export function hasFilters({ q, city, company_rating }: CompanyQuery): boolean {
  return Boolean(q ?? city ?? company_rating);
}
