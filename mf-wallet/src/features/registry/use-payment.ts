import type { PaymentState } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, BALANCE_CHANGED, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';
import { recallPayment } from './payment-memory.ts';
import { getPayment } from './registry.api.ts';
import type { RegistryState } from './registry-query.ts';

/** Milliseconds between two looks at a payment that waits for the provider's word; it takes seconds as a rule. */
const LOOK_EVERY = 2_000;

/**
 * - `waiting`: paid, says the way back; the provider has not confirmed it yet.
 * - `unfinished`: the person came back without paying; the payment page still works.
 */
export type PaymentOutcome =
  | 'checking'
  | 'waiting'
  | 'credited'
  | 'canceled'
  | 'unfinished'
  | 'expired'
  | 'missing'
  | 'failed';

/** What became of the payment that the person comes back from; null when they do not. Looks again until it is settled. */
export function usePayment(returned: RegistryState['payment']) {
  const companyId = useSessionStore(({ company }) => company?.id);
  const [id] = useState(recallPayment);
  const key = returned && companyId ? swrKeys.payment(id, companyId) : null;
  const { data, error, mutate } = useSWR(key, getPayment, {
    refreshInterval: (latest) => (isOpen(returned, latest) ? LOOK_EVERY : 0),
  });
  const outcome = key && data?.purpose !== 'plan' ? outcomeOf(returned, data, error) : null;

  useEffect(() => {
    if (outcome === 'credited') announceBalanceChange();
    if (outcome !== 'waiting') return;
    const look = () => void mutate();
    window.addEventListener(BALANCE_CHANGED, look);
    return () => window.removeEventListener(BALANCE_CHANGED, look);
  }, [outcome, mutate]);

  return { outcome, amount: data?.amount, refetch: mutate };
}

function isOpen(returned: RegistryState['payment'], payment: PaymentState | undefined): boolean {
  return returned === 'success' && payment?.status === 'pending';
}

function outcomeOf(
  returned: RegistryState['payment'],
  payment: PaymentState | undefined,
  error: unknown,
): PaymentOutcome {
  if (!payment) {
    if (!error) return 'checking';
    return error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
  }
  if (payment.status === 'succeeded') return 'credited';
  if (payment.status === 'pending') return returned === 'success' ? 'waiting' : 'unfinished';
  return payment.status;
}
