import type { OfferPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { swrKeys } from '../../lib/swr-keys.ts';

/** One page of offers. While another query loads, `page` is still the previous one and `isStale` is true. */
export function useOffers(query: OfferQuery) {
  const { data, error, isLoading, mutate } = useSWR<OfferPage, ApiError>(swrKeys.offers(query), {
    keepPreviousData: true,
  });
  return { page: data, error, isLoading, isStale: isLoading && data !== undefined, retry: () => void mutate() };
}
