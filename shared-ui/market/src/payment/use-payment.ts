import { defineRead, useRead } from '@wspolnik/kit';
import { type ApiError, useSessionStore } from '@wspolnik/shared-auth';
import { useState } from 'react';
import { recallPayment } from './payment-memory.ts';

/** The API's state of a payment; `succeeded` means that it has taken effect. */
interface PaymentState {
  purpose: 'recharge' | 'plan';
  status: 'pending' | 'succeeded' | 'canceled' | 'expired';
  amount: string;
}

/** The outcome in the return URL, `success` or `canceled`. It proves nothing. */
type ReturnedPayment = string | undefined;

/** Without an id, the company's newest payment. */
const paymentRead = defineRead<PaymentState, { payment_id?: string | undefined }>('payment/status/');

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

export interface ReturnedPaymentState {
  outcome: PaymentOutcome | null;
  amount: string | undefined;
  retry(): void;
}

/** The outcome of the payment that the person returned from; null when they did not. Polls until it is final. */
export function usePayment(returned: ReturnedPayment, purpose: PaymentState['purpose']): ReturnedPaymentState {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const [id] = useState(recallPayment);
  const path = returned && isCompany ? paymentRead({ payment_id: id }) : null;
  const { data, error, retry } = useRead(path, {
    refreshInterval: (latest) => (isOpen(returned, latest) ? POLL_INTERVAL : 0),
  });
  const isOther = data !== undefined && data.purpose !== purpose;
  const outcome = path && !isOther ? outcomeOf(returned, data, error) : null;
  return { outcome, amount: data?.amount, retry };
}

function isOpen(returned: ReturnedPayment, payment: PaymentState | undefined): boolean {
  return returned === 'success' && payment?.status === 'pending';
}

function outcomeOf(
  returned: ReturnedPayment,
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
