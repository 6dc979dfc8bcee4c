import { listQuery, local, number, oneOf, text, uuid } from '@wspolnik/kit';
import { wholeCircle } from '@wspolnik/kit/lists';

export const COMPANY_SORTS = ['name_asc', 'rating_desc', 'date_desc'] as const;
export const DEFAULT_SORT = 'name_asc';

/** The query of /companies. Its limits are those of `CompanyListQuery` in the API contract. */
export const companyQuery = listQuery(
  '/companies',
  {
    q: text(200),
    category: uuid,
    city: text(100),
    company_rating: number(0, 5),
    network: oneOf<string>(['true']),
    radius: number(1, 500),
    lat: number(-90, 90),
    lng: number(-180, 180),
    sort_by: oneOf<string>(COMPANY_SORTS),
    /** Name of the place at the centre of the search. */
    place: local(text(120)),
    view: local(oneOf<string>(['map'])),
  },
  wholeCircle,
);
export type CompanyQuery = ReturnType<typeof companyQuery.parse>;
