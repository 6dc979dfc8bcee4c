import { listOf, listQuery, local, number, oneOf, text, uuid } from '@wspolnik/kit';
import { wholeCircle } from '@wspolnik/kit/lists';

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export const OFFER_SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const;
export const DEFAULT_SORT = 'date_desc';

const flag = oneOf<string>(['true']);

/** The query of /offers. Its limits are those of `OfferListQuery` in the API contract. */
export const offerQuery = listQuery(
  '/offers',
  {
    q: text(200),
    category: uuid,
    categories: listOf(uuid),
    city: text(100),
    workplace_types: listOf(oneOf<string>(WORKPLACE_TYPES)),
    work_schedule_types: listOf(oneOf<string>(WORK_SCHEDULE_TYPES)),
    with_salary: flag,
    without_salary: flag,
    price_from: number(0, 1e10),
    price_to: number(0, 1e10),
    company_rating: number(0, 5),
    network: flag,
    radius: number(1, 500),
    lat: number(-90, 90),
    lng: number(-180, 180),
    status: oneOf<string>(['active', 'inactive']),
    seller_id: uuid,
    sort_by: oneOf<string>(OFFER_SORTS),
    /** Name of the place at the centre of the search. */
    place: local(text(120)),
    view: local(oneOf<string>(['map'])),
  },
  wholeCircle,
);
export type OfferQuery = ReturnType<typeof offerQuery.parse>;

export const listValue = (value: string | undefined): string[] => (value ? value.split(',') : []);

/** Adds the item to a comma-separated value, or removes it; undefined when none is left. */
export function toggled(value: string | undefined, item: string): string | undefined {
  const items = listValue(value);
  const next = items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  return next.join(',') || undefined;
}
