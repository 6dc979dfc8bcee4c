import { type ReturnedPaymentState, usePayment } from '@wspolnik/market';
import { announceBalanceChange } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import { onBalanceChange } from '../../lib/points.reads.ts';
import type { PointsQuery } from '../../lib/points-query.ts';

/** The recharge that the person returned from; the balance follows it. */
export function useRecharge(returned: PointsQuery['payment']): ReturnedPaymentState {
  const payment = usePayment(returned, 'recharge');
  const { outcome, retry } = payment;
  useEffect(() => {
    if (outcome === 'credited') announceBalanceChange();
    if (outcome !== 'waiting') return;
    return onBalanceChange(retry);
  }, [outcome, retry]);
  return payment;
}
