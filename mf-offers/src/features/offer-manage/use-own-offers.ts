import type { OwnOfferPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR, { useSWRConfig } from 'swr';
import { isOfferList, type OwnOfferQuery, withActive } from '../../lib/own-offers.ts';
import { swrKeys } from '../../lib/swr-keys.ts';
import type { ShowActive } from '../../lib/use-active-change.ts';

/** One page of the company's offers; the previous one stays while another loads. */
export function useOwnOffers(query: OwnOfferQuery) {
  const key = swrKeys.ownOffers(query);
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<OwnOfferPage, ApiError>(key, { keepPreviousData: true });
  const forgetOthers = () =>
    void mutateAny((other) => isOfferList(other) && other !== key, undefined, { revalidate: false });
  /** After a change: this list is read again, all others are forgotten. */
  const refresh = async () => {
    forgetOthers();
    await mutate();
  };
  const showActive: ShowActive = (ids, active, send) => {
    const change = async (page: OwnOfferPage | undefined) => {
      const changed = await send();
      forgetOthers();
      return withActive(page, changed, active);
    };
    return mutate(change, { optimisticData: (page) => withActive(page, ids, active) as OwnOfferPage });
  };
  return {
    page: data,
    error,
    isStale: isLoading && data !== undefined,
    refresh,
    showActive,
    retry: () => void mutate(),
  };
}
