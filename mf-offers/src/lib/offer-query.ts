import { queryString } from '@wspolnik/shared-auth';

/** The query of /offers: raw strings as they stand in the URL, only those that make sense. */
export type OfferQuery = { readonly [P in OfferParam | PageParam]?: string };
/** What the API answers. */
export type OfferParam = keyof typeof PARAMS;
/** What the page alone knows: the name of the place around which it searches, and how it shows what was found. */
type PageParam = keyof typeof PAGE_PARAMS;

/** Specification §9: page size of offers. */
export const PAGE_SIZE = 30;
export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export const DEFAULT_SORT = 'date_desc';

/** Gives the value that may be sent, or '' when it is nonsense. */
type Check = (raw: string) => string;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const matching =
  (pattern: RegExp): Check =>
  (raw) =>
    pattern.test(raw) ? raw : '';
const text =
  (maxLength: number): Check =>
  (raw) =>
    raw.trim() === '' ? '' : raw.slice(0, maxLength);
const number =
  (min: number, max: number): Check =>
  (raw) =>
    /^-?\d+(\.\d+)?$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? raw : '';
const oneOf =
  (values: readonly string[]): Check =>
  (raw) =>
    values.includes(raw) ? raw : '';
const listOf =
  (item: Check): Check =>
  (raw) =>
    raw
      .split(',')
      .filter((value) => item(value) !== '')
      .join(',');

/** Bounds are those of `OfferListQuery` in the API contract; outside them it answers 422. */
const PARAMS = {
  q: text(200),
  category: matching(UUID),
  categories: listOf(matching(UUID)),
  city: text(100),
  workplace_types: listOf(oneOf(WORKPLACE_TYPES)),
  work_schedule_types: listOf(oneOf(WORK_SCHEDULE_TYPES)),
  with_salary: oneOf(['true']),
  without_salary: oneOf(['true']),
  price_from: number(0, 1e10),
  price_to: number(0, 1e10),
  company_rating: number(0, 5),
  network: oneOf(['true']),
  radius: number(1, 500),
  lat: number(-90, 90),
  lng: number(-180, 180),
  status: oneOf(['active', 'inactive']),
  seller_id: matching(UUID),
  sort_by: oneOf(OFFER_SORTS),
  page: matching(/^[1-9]\d{0,4}$/),
} satisfies Record<string, Check>;

const PAGE_PARAMS = {
  place: text(120),
  view: oneOf(['map']),
} satisfies Record<string, Check>;

const CHECKS = { ...PARAMS, ...PAGE_PARAMS };
export const OFFER_PARAMS = Object.keys(PARAMS) as OfferParam[];

/** Reads what makes sense and leaves out the rest: a mistyped or foreign URL still shows a list. */
export function parseOfferQuery(search: string): OfferQuery {
  const params = new URLSearchParams(search);
  const query: { -readonly [P in keyof OfferQuery]: OfferQuery[P] } = {};
  for (const [name, check] of Object.entries(CHECKS) as [keyof OfferQuery, Check][]) {
    const value = check(params.get(name) ?? '');
    if (value !== '') query[name] = value;
  }
  return isWholeRadius(query) ? query : { ...query, ...NOWHERE };
}

/** One parameter's value, undefined when it makes no sense. */
export function parseFilter(param: keyof OfferQuery, raw: string | null): string | undefined {
  return CHECKS[param](raw ?? '') || undefined;
}

/** What of the query the API is asked for. */
export function apiQuery(query: OfferQuery): { readonly [P in OfferParam]?: string } {
  return Object.fromEntries(OFFER_PARAMS.map((name) => [name, query[name]]));
}

/** Path of the list with this query, without the locale's prefix. */
export function offerListPath(query: OfferQuery): string {
  const search = queryString(query);
  return search === '' ? '/offers' : `/offers?${search}`;
}

/** A changed filter or order starts again on page 1. */
export function withFilters(query: OfferQuery, change: OfferQuery): OfferQuery {
  return { ...query, page: undefined, ...change };
}

export const listValue = (value: string | undefined): string[] => (value ? value.split(',') : []);

/** Adds the item to a comma-separated value, or takes it out; undefined when none is left. */
export function toggled(value: string | undefined, item: string): string | undefined {
  const items = listValue(value);
  const next = items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  return next.join(',') || undefined;
}

/** The change that takes the circle away. */
export const NOWHERE: OfferQuery = { radius: undefined, lat: undefined, lng: undefined, place: undefined };

function isWholeRadius({ radius, lat, lng }: OfferQuery): boolean {
  return radius !== undefined && lat !== undefined && lng !== undefined;
}
