import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { SearchedWords } from '../words/search-words.ts';
import type { ListFilter } from './list-filter.ts';

/** A filter for each word, because the index is slow for a frequent word even beside a rare one. `ts_match_vq` is `@@` without an index. */
export function wordFilters(tsv: Sql, { words }: SearchedWords): ListFilter[] {
  return words.map(({ forms }) => ({
    find: plannedByValue(sql`${tsv} @@ ${forms}::tsquery`),
    test: { condition: plannedByValue(sql`ts_match_vq(${tsv}, ${forms}::tsquery)`), reads: tsv },
    isEstimated: true,
  }));
}
