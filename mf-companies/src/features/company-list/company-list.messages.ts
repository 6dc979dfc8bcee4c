import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'companies.list.title' },
  count: { id: 'companies.list.count' },
  countOver: { id: 'companies.list.count_over' },
  filters: { id: 'companies.list.filters' },
  search: { id: 'companies.list.search' },
  city: { id: 'companies.list.city' },
  rating: { id: 'companies.list.rating' },
  anyRating: { id: 'companies.list.any_rating' },
  ratingFrom: { id: 'companies.list.rating_from' },
  sort: { id: 'companies.list.sort' },
  empty: { id: 'companies.list.empty' },
  emptyDetail: { id: 'companies.list.empty_detail' },
  noMatch: { id: 'companies.list.no_match' },
  offers: { id: 'companies.list.offers' },
  failed: { id: 'companies.list.failed' },
} as const satisfies Record<string, MessageDescriptor>;

/** Keyed by the API's values of the order. */
export const sortMessages = {
  name_asc: { id: 'companies.sort.name_asc' },
  rating_desc: { id: 'companies.sort.rating_desc' },
  date_desc: { id: 'companies.sort.date_desc' },
} as const satisfies Record<string, MessageDescriptor>;
