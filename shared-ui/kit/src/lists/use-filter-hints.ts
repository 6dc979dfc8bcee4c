import { getJSON } from '@wspolnik/shared-auth';
import type { ReadPath } from '../read.ts';
import { useComputed } from '../use-read.ts';
import type { ActiveFilter } from './filter.ts';
import type { QueryOf } from './query.ts';
import type { Counted } from './result-count.tsx';

/** Maximum number of filters that are tried: each is a separate request that returns one result. */
const MAX_TRIED = 6;
/** Maximum number of suggestions: more would be a second filter panel. */
const MAX_SHOWN = 3;

/** A page of results; `similar` when they have not the exact words. */
export interface CountedPage extends Counted {
  similar?: boolean;
}

export interface FilterHint<Query extends object> extends ActiveFilter<Query> {
  /** The result without this filter; undefined while unknown. */
  page?: CountedPage | undefined;
}

export interface HintsInput<Query extends object> {
  of: QueryOf<Query>;
  query: Query;
  filters: readonly ActiveFilter<Query>[];
  /** The smallest response that contains the number of results. */
  countRead: (query: Query) => ReadPath<CountedPage>;
}

/**
 * The filters to drop when nothing matches, the one that excludes most results first. Empty results are rare and a count
 * is cheap, so the list's own endpoint is used.
 */
export function useFilterHints<Query extends object>(input: HintsInput<Query>) {
  const { of, query, filters, countRead } = input;
  const tried = filters.slice(0, MAX_TRIED);
  const paths = tried.map(({ without }) => countRead(of.with(query, without)));
  const { data, error } = useComputed(`filter-hints ${paths.join(' ')}`, () =>
    Promise.all(paths.map((path) => getJSON<CountedPage>(path))),
  );
  const first: FilterHint<Query>[] = tried.slice(0, MAX_SHOWN);
  if (!data) return { hints: first, isKnown: error !== undefined };
  const hints = tried
    .map((filter, index): FilterHint<Query> => ({ ...filter, page: data[index] }))
    .filter(({ page }) => page !== undefined && page.count > 0)
    .sort((one, other) => rankOf(other.page) - rankOf(one.page));
  return { hints: hints.slice(0, MAX_SHOWN), isKnown: true };
}

/** Results with the exact words rank above any number of similar ones. */
function rankOf(page: CountedPage | undefined): number {
  return page?.similar ? 1 - 1 / page.count : (page?.count ?? 0);
}
