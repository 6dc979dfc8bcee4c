import type { Offer } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR, { useSWRConfig } from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';
import type { ShowActive } from '../../lib/use-active-change.ts';

/** What the API answers for an offer that was deleted, is hidden from the viewer, or never was (an id that is no id). */
const GONE: readonly number[] = [404, 422];

export function useOffer(id: string) {
  const { data, error, mutate } = useSWR<Offer, ApiError>(swrKeys.offer(id));
  const isGone = error !== undefined && GONE.includes(error.status);
  return { offer: isGone ? undefined : data, error, isGone, reload: () => mutate() };
}

/** Shows the offer as active or not while the change goes on. */
export function useShowActive(id: string): ShowActive {
  const { mutate } = useSWRConfig();
  return (_, active, send) => {
    const change = async (offer: Offer | undefined) => {
      const [changed] = await send();
      return offer && changed !== undefined ? { ...offer, is_active: active } : offer;
    };
    const shown = (offer: Offer | undefined) => offer && { ...offer, is_active: active };
    return mutate<Offer>(swrKeys.offer(id), change, { optimisticData: (offer) => shown(offer) as Offer });
  };
}
