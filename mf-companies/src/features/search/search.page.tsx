import type { SearchReply } from '@wspolnik/contract';
import { ListPage, type ListState, useList, useListQuery } from '@wspolnik/kit';
import { useSuggestInput } from '@wspolnik/kit/search';
import { navigate } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { searchRead } from '../../lib/search.reads.ts';
import { type SearchQuery, searchQuery } from '../../lib/search-query.ts';
import { PeopleList } from './people-list.tsx';
import { kindMessages, searchMessages as messages } from './search.messages.ts';
import { SearchForm } from './search-form.tsx';
import { SearchKind } from './search-kind.tsx';
import { SearchOverview } from './search-overview.tsx';
import { SearchStart } from './search-start.tsx';
import { SearchTabs, totalOf } from './search-tabs.tsx';

export function SearchPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(searchQuery);
  const { q, type } = query;
  const all = useList(q ? searchRead({ q }) : null);
  const box = useSuggestInput({
    // The kind stays: whoever looks among people looks for another person.
    onSearch: (text) => navigate(searchQuery.href({ ...(type && { type }), ...(text && { q: text }) })),
  });
  // After the frame of the page, which moves the focus to its heading: without a search the field is what one comes for.
  const focusField = useEffectEvent(() => {
    if (!q) box.input.ref.current?.focus();
  });
  useEffect(() => focusField(), []);
  const total = all.data && totalOf(all.data, type);
  return (
    <ListPage
      title={
        q
          ? formatMessage(messages.results, { q })
          : formatMessage(type === 'users' ? kindMessages.users : messages.title)
      }
      count={q && total && formatMessage(total.exact ? messages.count : messages.countOver, { count: total.count })}
    >
      <SearchForm key={q} box={box} q={q ?? ''} type={type} />
      {q && <SearchTabs query={query} reply={all.data} />}
      <Results query={query} all={all} />
    </ListPage>
  );
}

function Results({ query, all }: { query: SearchQuery; all: ListState<SearchReply> }) {
  const { q, type } = query;
  if (type === 'users') return <PeopleList query={query} />;
  if (!q) return <SearchStart />;
  return type ? <SearchKind query={{ ...query, type }} q={q} /> : <SearchOverview q={q} all={all} />;
}
