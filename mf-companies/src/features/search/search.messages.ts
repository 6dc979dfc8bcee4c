import type { MessageDescriptor } from 'react-intl';
import type { SearchType } from '../../lib/search-query.ts';

export const searchMessages = {
  title: { id: 'search.title' },
  results: { id: 'search.results' },
  label: { id: 'search.label' },
  submit: { id: 'search.submit' },
  count: { id: 'search.count' },
  countOver: { id: 'search.count_over' },
  kinds: { id: 'search.kinds' },
  all: { id: 'search.all' },
  more: { id: 'search.more' },
  moreNamed: { id: 'search.more_named' },
  closest: { id: 'search.closest' },
  empty: { id: 'search.empty' },
  emptyKind: { id: 'search.empty_kind' },
  emptyHelp: { id: 'search.empty_help' },
  emptyKindHelp: { id: 'search.empty_kind_help' },
  seeAll: { id: 'search.see_all' },
  seeOffers: { id: 'search.see_offers' },
  seeCompanies: { id: 'search.see_companies' },
  failed: { id: 'search.failed' },
  start: { id: 'search.start' },
  startHelp: { id: 'search.start_help' },
  startPeople: { id: 'search.start_people' },
  startPeopleHelp: { id: 'search.start_people_help' },
  people: { id: 'search.people' },
  recent: { id: 'search.recent' },
  recentRemove: { id: 'search.recent_remove' },
  recentClear: { id: 'search.recent_clear' },
} as const satisfies Record<string, MessageDescriptor>;

export const kindMessages = {
  companies: { id: 'search.companies' },
  users: { id: 'search.users' },
  offers: { id: 'search.offers' },
  posts: { id: 'search.posts' },
} as const satisfies Record<SearchType, MessageDescriptor>;
