import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'companies.list.title' },
  results: { id: 'companies.list.results' },
  count: { id: 'companies.list.count' },
  countOver: { id: 'companies.list.count_over' },
  search: { id: 'companies.list.search' },
  searchPlaceholder: { id: 'companies.list.search_placeholder' },
  category: { id: 'companies.list.category' },
  map: { id: 'companies.list.map' },
  mapFailed: { id: 'companies.list.map_failed' },
  onMap: { id: 'companies.list.on_map' },
  withoutPlace: { id: 'companies.list.without_place' },
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
