import { PaymentNotice } from '@wspolnik/market';
import type { PointsQuery } from '../../lib/points-query.ts';
import { paymentMessages } from './dialogs.messages.ts';
import classes from './points.module.css';
import { useRecharge } from './use-recharge.ts';

export interface PaymentReturnProps {
  payment: PointsQuery['payment'];
  /** Opens a new payment with the same initial amount. */
  onAgain: (amount: string | undefined) => void;
  onDismiss: () => void;
}

/** Shows the outcome of a recharge. */
export function PaymentReturn({ payment, ...actions }: PaymentReturnProps) {
  return (
    <PaymentNotice payment={useRecharge(payment)} texts={paymentMessages} className={classes.notice} {...actions} />
  );
}
