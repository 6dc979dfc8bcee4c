import type { OfferPage } from '@wspolnik/api/contract';
import { ApiError, getJSON } from '@wspolnik/shared-auth';
import { useCallback, useMemo, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { swrKeys } from '../../lib/swr-keys.ts';

/**
 * One page of offers. While another query loads, `page` is still the previous one and `isStale` is true; after a failure it
 * stays as well, and `isOther` tells that it answers another query than the present one.
 */
export function useOffers(query: OfferQuery) {
  const key = swrKeys.offers(query);
  const { cache, fallback } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<OfferPage, unknown>(key, useLatestRead<OfferPage>(), {
    keepPreviousData: true,
  });
  const isOther = data !== undefined && cache.get(key)?.data === undefined && fallback[key] === undefined;
  const isStale = isLoading && data !== undefined && data !== fallback[key];
  // The same object for the same state, so that nothing is drawn anew for what it does not see.
  return useMemo(
    () => ({
      page: data,
      // An aborted read is no failure: another has taken its place.
      error: error instanceof ApiError ? error : undefined,
      isStale,
      isOther,
      retry: () => void mutate(),
    }),
    [data, error, isStale, isOther, mutate],
  );
}

/** Reads a path and gives up the read before it: its answer is wanted no longer, and the connection is free for this one. */
function useLatestRead<T>(): (path: string) => Promise<T> {
  const running = useRef<AbortController>(null);
  return useCallback((path) => {
    running.current?.abort();
    running.current = new AbortController();
    return getJSON<T>(path, { signal: running.current.signal });
  }, []);
}
