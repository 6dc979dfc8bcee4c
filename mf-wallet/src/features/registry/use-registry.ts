import { BALANCE_CHANGED } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type RegistryQuery, swrKeys } from '../../lib/swr-keys.ts';
import { useProfileId } from '../../lib/use-profile-id.ts';
import { getBalanceHistory, listRegistry, listWithdrawals } from './registry.api.ts';

/** What is on the screen stays until the rest has come; whoever uses it is mounted anew for another profile. */
const KEEP = { keepPreviousData: true };

export function useRegistry(query: RegistryQuery) {
  const profileId = useProfileId();
  const { data, error, mutate } = useSWR(profileId ? swrKeys.registry(query, profileId) : null, listRegistry);
  return { page: data, error, refetch: mutate };
}

export function useBalanceHistory(days: number) {
  const profileId = useProfileId();
  const key = profileId ? swrKeys.balanceHistory(days, profileId) : null;
  const { data, error, mutate } = useSWR(key, getBalanceHistory, KEEP);
  return { history: data, error, refetch: mutate };
}

/** Of the earlier withdrawals, until the person asks for all; the early data of remote.json holds as many. */
export const WITHDRAWALS_SHOWN = 3;

export function useWithdrawals(limit: number) {
  const profileId = useProfileId();
  const key = profileId ? swrKeys.withdrawals(limit, profileId) : null;
  const { data, error, mutate } = useSWR(key, listWithdrawals, KEEP);
  return { withdrawals: data, error, refetch: mutate };
}

/** Registry, chart and withdrawals follow the balance: when it moved, they are asked for again. */
export function usePointsFollowBalance(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const refetch = () => void mutate(swrKeys.isPoints);
    window.addEventListener(BALANCE_CHANGED, refetch);
    return () => window.removeEventListener(BALANCE_CHANGED, refetch);
  }, [mutate]);
}
