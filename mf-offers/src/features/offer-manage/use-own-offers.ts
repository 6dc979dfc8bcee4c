import type { OwnOfferPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isOfferList, type OwnOfferQuery } from '../../lib/own-offers.ts';
import { swrKeys } from '../../lib/swr-keys.ts';

/** One page of the company's offers; the previous one stays while another loads. */
export function useOwnOffers(query: OwnOfferQuery) {
  const key = swrKeys.ownOffers(query);
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<OwnOfferPage, ApiError>(key, { keepPreviousData: true });
  /** After a change: this list is read again, all others are forgotten. */
  const refresh = useCallback(async () => {
    void mutateAny((other) => isOfferList(other) && other !== key, undefined, { revalidate: false });
    await mutate();
  }, [mutateAny, mutate, key]);
  return { page: data, error, isStale: isLoading && data !== undefined, refresh, retry: () => void mutate() };
}
