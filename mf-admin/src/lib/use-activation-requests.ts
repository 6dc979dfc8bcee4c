import type { ActivationRequestPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from './swr-keys.ts';

/** Companies that wait for activation; `count` on any page is how many wait in all. */
export function useActivationRequests(page: number) {
  const { data, error, mutate } = useSWR<ActivationRequestPage, ApiError>(swrKeys.activationRequests(page), {
    keepPreviousData: true,
  });
  return { page: data, error, mutate, retry: () => void mutate() };
}
