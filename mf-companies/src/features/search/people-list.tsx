import type { SearchQuery } from '../../lib/search-query.ts';
import { PEOPLE_FILTERS } from '../../lib/search-query.ts';
import { PeopleFilters } from './people-filters.tsx';
import { SearchKind } from './search-kind.tsx';
import { SuggestedPeople } from './suggested-people.tsx';

/** People, also before a search: the newest, then those whom one may know. */
export function PeopleList({ query }: { query: SearchQuery }) {
  const isAsked = query.q !== undefined || PEOPLE_FILTERS.some((name) => query[name]);
  return (
    <>
      <PeopleFilters query={query} />
      <SearchKind query={{ ...query, type: 'users' }} q={query.q ?? ''} />
      {!isAsked && <SuggestedPeople />}
    </>
  );
}
