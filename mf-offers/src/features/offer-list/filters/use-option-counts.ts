import type { OptionFacet } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerOptionsRead } from '../../../lib/offers.reads.ts';

/** Parameters that do not change the numbers. */
const WITHOUT_VIEW: OfferQuery = { sort_by: undefined, page: undefined, view: undefined, place: undefined };

export type OptionCounts = (filter: OptionFacet['filter'], value: string) => number | undefined;

interface OptionCountsState {
  /** The number of offers of each option under the other filters of a query; undefined where it is unknown. */
  countOf: OptionCounts;
  /** Until the first numbers are there, or cannot be had. */
  isLoading: boolean;
}

export function useOptionCounts(query: OfferQuery): OptionCountsState {
  const { data, error } = useList(offerOptionsRead({ ...query, ...WITHOUT_VIEW }), { revalidateOnFocus: false });
  const options = data?.facets?.options;
  return {
    countOf: (filter, value) => options?.find((option) => option.filter === filter && option.value === value)?.count,
    isLoading: data === undefined && error === undefined,
  };
}
