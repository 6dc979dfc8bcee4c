import { PaymentNotice } from '@wspolnik/market';
import type { RegistryQuery } from '../../lib/registry-query.ts';
import { paymentMessages } from './dialogs.messages.ts';
import classes from './registry.module.css';
import { useRecharge } from './use-recharge.ts';

export interface PaymentReturnProps {
  payment: RegistryQuery['payment'];
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
