import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
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
  emptySearch: { id: 'companies.list.empty_search' },
  emptySearchDetail: { id: 'companies.list.empty_search_detail' },
  clear: { id: 'companies.list.clear' },
  pageEmpty: { id: 'companies.list.page_empty' },
  pageFirst: { id: 'companies.list.page_first' },
  offers: { id: 'companies.list.offers' },
  failed: { id: 'companies.list.failed' },
});

/** Keyed by the order on the wire. */
export const sortMessages = defineMessages({
  name_asc: { id: 'companies.sort.name_asc' },
  rating_desc: { id: 'companies.sort.rating_desc' },
  date_desc: { id: 'companies.sort.date_desc' },
});

export const cardMessages = defineMessages({
  noCity: { id: 'companies.card.no_city' },
  contacts: { id: 'companies.card.contacts' },
  shared: { id: 'companies.card.shared' },
  share: { id: 'companies.card.share' },
});
