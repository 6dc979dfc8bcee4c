import type { PointBalance } from '@wspolnik/api/contract';
import { BALANCE_CHANGED, currentProfile, getJSON, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import useSWR from 'swr';
import { addMoney } from './money.ts';
import { type ProfileKey, swrKeys } from './swr-keys.ts';

/** The balance of the profile in use; asked for again on focus, on a switch of the profile and on `wp:balance-changed`. */
export function useBalance() {
  const profileId = useSessionStore((session) => currentProfile(session)?.id);
  const { data, error, isLoading, mutate } = useSWR(profileId ? swrKeys.balance(profileId) : null, fetchBalance);

  useEffect(() => {
    const refetch = () => void mutate();
    window.addEventListener(BALANCE_CHANGED, refetch);
    return () => window.removeEventListener(BALANCE_CHANGED, refetch);
  }, [mutate]);

  return { balance: data, error, isLoading, refetch: mutate };
}

/** What the header shows: points and frozen points of a company, of a person what can be withdrawn. */
export function displayedBalance(balance: PointBalance): string {
  if (!balance.company_id) return balance.withdrawable_points;
  return addMoney(balance.points, balance.frozen_points.balance);
}

function fetchBalance([path]: ProfileKey) {
  return getJSON<PointBalance>(path);
}
