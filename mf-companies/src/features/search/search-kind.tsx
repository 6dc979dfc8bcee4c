import type { SearchPage } from '@wspolnik/contract';
import { ListStates, useList } from '@wspolnik/kit';
import { ListEnd } from '@wspolnik/kit/lists';
import { useIntl } from 'react-intl';
import { searchKindRead } from '../../lib/search.reads.ts';
import { PEOPLE_FILTERS, type SearchQuery, type SearchType, searchQuery } from '../../lib/search-query.ts';
import { NoPeople, NoResults } from './no-results.tsx';
import { Reading } from './reading.tsx';
import { kindMessages, searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';
import { Hits, HitsSkeleton } from './search-hits.tsx';
import { ClosestNote } from './search-overview.tsx';

/** All results of one kind, page by page. */
export function SearchKind({ query, q }: { query: SearchQuery & { type: SearchType }; q: string }) {
  const { formatMessage } = useIntl();
  const { type } = query;
  const list = useList<SearchPage>(searchKindRead(query));
  // The answer to another kind has other cards.
  const shown = list.isOther ? { ...list, data: undefined, isStale: false } : list;
  const isNarrowed = PEOPLE_FILTERS.some((name) => query[name]) || !q;
  const nothing = (
    <>
      <Reading read={shown.data} count={0} type={type} />
      {type === 'users' && isNarrowed ? <NoPeople /> : <NoResults q={q} type={type} />}
    </>
  );
  return (
    <div className={classes.kind}>
      <ListStates
        list={shown}
        query={query}
        of={searchQuery}
        label={formatMessage(kindMessages[type])}
        failed={formatMessage(messages.failed)}
        skeleton={<HitsSkeleton type={type} />}
        empty={nothing}
        noMatch={nothing}
        cut={<ListEnd filtered={false} />}
      >
        {(page) => (
          <>
            <Reading read={page} count={page.count} type={type} />
            {page.closest && !page.reading?.corrected && <ClosestNote q={q} />}
            <Hits type={type} hits={page.results} q={q} headingLevel={2} />
          </>
        )}
      </ListStates>
    </div>
  );
}
