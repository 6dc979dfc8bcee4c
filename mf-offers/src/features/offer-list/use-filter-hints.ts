import type { OfferPage } from '@wspolnik/api/contract';
import { getJSON } from '@wspolnik/shared-auth';
import { useComputed } from '@wspolnik/shared-ui/remote';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';
import { offerCountRead } from '../../lib/offers.reads.ts';
import type { ActiveFilter } from './filters/use-active-filters.ts';

/** Maximum number of filters that are tried: each is a separate request that returns one offer. */
const MAX_TRIED = 6;
/** Maximum number of suggestions: more would be a second filter panel. */
const MAX_SHOWN = 3;

export interface FilterHint extends ActiveFilter {
  /** The result without this filter; undefined while unknown. */
  page?: OfferPage;
}

/**
 * The filters to drop when nothing matches, the one that excludes most offers first. Empty results are rare and a count
 * is cheap, so the list's own endpoint is used.
 */
export function useFilterHints(
  query: OfferQuery,
  filters: readonly ActiveFilter[],
): { hints: FilterHint[]; isKnown: boolean } {
  const tried = filters.slice(0, MAX_TRIED);
  const paths = tried.map(({ without }) => offerCountRead(offerQuery.with(query, without)));
  const { data, error } = useComputed(`filter-hints ${paths.join(' ')}`, () =>
    Promise.all(paths.map((path) => getJSON<OfferPage>(path))),
  );
  if (!data) return { hints: tried.slice(0, MAX_SHOWN), isKnown: error !== undefined };
  const hints = tried
    .map((filter, index): FilterHint => ({ ...filter, page: data[index] }))
    .filter(({ page }) => page !== undefined && page.count > 0)
    .sort((one, other) => rankOf(other) - rankOf(one));
  return { hints: hints.slice(0, MAX_SHOWN), isKnown: true };
}

/** Offers with the exact words rank above any number of similar ones. */
function rankOf({ page }: FilterHint): number {
  return page?.similar ? 1 - 1 / page.count : (page?.count ?? 0);
}
