import type { SearchReply } from '@wspolnik/contract';
import { FilterLinks } from '@wspolnik/kit/lists';
import { useIntl } from 'react-intl';
import { SEARCH_TYPES, type SearchQuery, type SearchType, searchQuery } from '../../lib/search-query.ts';
import { kindMessages, searchMessages as messages } from './search.messages.ts';

/** Of one kind, or of all. */
export function totalOf(reply: SearchReply, type: SearchType | undefined): { count: number; exact: boolean } {
  const parts = (type ? [type] : SEARCH_TYPES).map((kind) => reply[kind]);
  return {
    count: parts.reduce((total, { count }) => total + count, 0),
    exact: parts.every(({ count_exact }) => count_exact),
  };
}

export function SearchTabs({ query, reply }: { query: SearchQuery; reply: SearchReply | undefined }) {
  const { formatMessage } = useIntl();
  const kinds = SEARCH_TYPES.map((value) => ({
    value,
    label: formatMessage(kindMessages[value]),
    count: reply?.[value].count,
  }));
  return (
    <FilterLinks<SearchType>
      label={formatMessage(messages.kinds)}
      options={[{ value: undefined, label: formatMessage(messages.all) }, ...kinds]}
      selected={query.type}
      to={(type) => searchQuery.href(searchQuery.with(query, { type }))}
    />
  );
}
