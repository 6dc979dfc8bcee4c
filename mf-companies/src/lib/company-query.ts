import { listQuery, oneOf, text } from '@wspolnik/shared-ui/remote';

export const COMPANY_SORTS = ['name_asc', 'rating_desc', 'date_desc'] as const;
export const DEFAULT_SORT = 'name_asc';
/** Minimum ratings offered by the filter, highest first. */
export const RATINGS = ['4.5', '4', '3'] as const;

/** The limits are those of `CompanyListQuery` in the API contract. */
export const companyQuery = listQuery('/companies', {
  q: text(200),
  city: text(100),
  company_rating: (raw) => (/^[0-5](\.\d)?$/.test(raw) && Number(raw) <= 5 ? raw : ''),
  sort_by: oneOf(COMPANY_SORTS),
});
export type CompanyQuery = ReturnType<typeof companyQuery.parse>;
