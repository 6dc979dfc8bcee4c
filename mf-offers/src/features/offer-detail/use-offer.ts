import type { Offer } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';

/** What the API answers for an offer that was deleted, is hidden from the viewer, or never was (an id that is no id). */
const GONE: readonly number[] = [404, 422];

export function useOffer(id: string) {
  const { data, error, mutate } = useSWR<Offer, ApiError>(swrKeys.offer(id));
  const isGone = error !== undefined && GONE.includes(error.status);
  return { offer: isGone ? undefined : data, error, isGone, reload: () => mutate() };
}
