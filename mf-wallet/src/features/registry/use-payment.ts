import type { PaymentState } from '@wspolnik/api/contract';
import { type ApiError, announceBalanceChange, useSessionStore } from '@wspolnik/shared-auth';
import { useRead } from '@wspolnik/shared-ui/remote';
import { useEffect, useState } from 'react';
import { onBalanceChange, paymentRead } from '../../lib/points.reads.ts';
import type { RegistryQuery } from '../../lib/registry-query.ts';
import { recallPayment } from './payment-memory.ts';

/**
 * Milliseconds between two requests for a payment that the provider has not confirmed; confirmation usually takes
 * seconds.
 */
const POLL_INTERVAL = 2_000;

/**
 * - `waiting`: the return URL says that it was paid; the provider has not confirmed it yet.
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

/** The outcome of the payment that the person returned from; null when they did not. Polls until it is final. */
export function usePayment(returned: RegistryQuery['payment']) {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const [id] = useState(recallPayment);
  const path = returned && isCompany ? paymentRead({ payment_id: id }) : null;
  const { data, error, retry } = useRead(path, {
    refreshInterval: (latest) => (isOpen(returned, latest) ? POLL_INTERVAL : 0),
  });
  const outcome = path && data?.purpose !== 'plan' ? outcomeOf(returned, data, error) : null;

  useEffect(() => {
    if (outcome === 'credited') announceBalanceChange();
    if (outcome !== 'waiting') return;
    return onBalanceChange(retry);
  }, [outcome, retry]);

  return { outcome, amount: data?.amount, retry };
}

function isOpen(returned: RegistryQuery['payment'], payment: PaymentState | undefined): boolean {
  return returned === 'success' && payment?.status === 'pending';
}

function outcomeOf(
  returned: RegistryQuery['payment'],
  payment: PaymentState | undefined,
  error: ApiError | undefined,
): PaymentOutcome {
  if (!payment) {
    if (!error) return 'checking';
    return error.status === 404 ? 'missing' : 'failed';
  }
  if (payment.status === 'succeeded') return 'credited';
  if (payment.status === 'pending') return returned === 'success' ? 'waiting' : 'unfinished';
  return payment.status;
}
