import type { SearchReply } from '@wspolnik/contract';
import { SearchReading } from '@wspolnik/kit/lists';
import { type SearchType, searchQuery } from '../../lib/search-query.ts';

/** With fewer results the categories of the words are offered. */
const FEW = 8;

interface ReadingProps {
  read: Pick<SearchReply, 'reading'> | undefined;
  count: number;
  type?: SearchType;
}

/** How the search was understood, where that is more than its words. */
export function Reading({ read, count, type }: ReadingProps) {
  const reading = read?.reading;
  if (!reading) return null;
  return (
    <SearchReading
      reading={reading}
      few={count < FEW}
      to={(q) => searchQuery.href({ ...(type && { type }), ...(q && { q }) })}
      toCategory={(id) => `/${type === 'companies' ? 'companies' : 'offers'}?category=${id}`}
    />
  );
}
