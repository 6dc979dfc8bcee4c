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
  people: { id: 'search.people' },
  emptyPeople: { id: 'search.empty_people' },
  emptyPeopleHelp: { id: 'search.empty_people_help' },
  allPeople: { id: 'search.all_people' },
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

/** The list of people. */
export const peopleMessages = {
  trade: { id: 'search.trade' },
  anyTrade: { id: 'search.any_trade' },
  city: { id: 'search.city' },
  seeks: { id: 'search.seeks' },
  offers: { id: 'search.offers_tag' },
  apply: { id: 'search.apply' },
  seeksTag: { id: 'search.tag_seeks' },
  offersTag: { id: 'search.tag_offers' },
} as const satisfies Record<string, MessageDescriptor>;
