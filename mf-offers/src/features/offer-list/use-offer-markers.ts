import type { OfferMarkerPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { swrKeys } from '../../lib/swr-keys.ts';

/** All offers of the query that have a place, at most 10,000; while others load, those of the query before. */
export function useOfferMarkers(query: OfferQuery) {
  const { data, error, isLoading, mutate } = useSWR<OfferMarkerPage, ApiError>(swrKeys.offerMarkers(query), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { page: data, error, isStale: isLoading && data !== undefined, retry: () => void mutate() };
}
