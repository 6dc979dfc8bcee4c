import { Button, Callout, CloseButton, formatMoney, Spinner, type Tone } from '@wspolnik/shared-ui';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryQuery } from '../../lib/registry-query.ts';
import { paymentMessages as messages, type OutcomeText } from './dialogs.messages.ts';
import classes from './registry.module.css';
import { type PaymentOutcome, usePayment } from './use-payment.ts';

export interface PaymentReturnProps {
  payment: RegistryQuery['payment'];
  /** Opens a new payment with the same initial amount. */
  onAgain: (amount: string | undefined) => void;
  onDismiss: () => void;
}

const LOOKS: Record<PaymentOutcome, { tone: Tone; icon: ReactNode }> = {
  checking: { tone: 'info', icon: <Spinner size={20} /> },
  waiting: { tone: 'info', icon: <Spinner size={20} /> },
  credited: { tone: 'primary', icon: <CircleCheck aria-hidden strokeWidth={1.75} /> },
  canceled: { tone: 'info', icon: <CircleSlash aria-hidden strokeWidth={1.75} /> },
  unfinished: { tone: 'info', icon: <CircleSlash aria-hidden strokeWidth={1.75} /> },
  expired: { tone: 'danger', icon: <CircleAlert aria-hidden strokeWidth={1.75} /> },
  missing: { tone: 'info', icon: <CircleAlert aria-hidden strokeWidth={1.75} /> },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden strokeWidth={1.75} /> },
};
const CAN_PAY_AGAIN: readonly PaymentOutcome[] = ['canceled', 'unfinished', 'expired'];

/** Shows the outcome of a recharge; the URL alone is never trusted. */
export function PaymentReturn({ payment, onAgain, onDismiss }: PaymentReturnProps) {
  const { formatMessage } = useIntl();
  const { outcome, amount, retry } = usePayment(payment);
  if (!outcome) return null;
  const { tone, icon } = LOOKS[outcome];
  const text: OutcomeText = messages[outcome];
  return (
    <Callout
      role="status"
      className={classes.notice}
      {...{ tone, icon }}
      title={formatMessage(text.title, { amount: amount ? formatMoney(amount) : '' })}
      action={
        <>
          {CAN_PAY_AGAIN.includes(outcome) && (
            <Button variant="outline" size="sm" onClick={() => onAgain(amount)}>
              {formatMessage(messages.again)}
            </Button>
          )}
          {outcome === 'failed' && (
            <Button variant="outline" size="sm" onClick={retry}>
              {formatMessage(messages.look)}
            </Button>
          )}
          {outcome === 'checking' || outcome === 'waiting' ? null : <CloseButton onClick={onDismiss} />}
        </>
      }
    >
      {formatMessage(text.detail)}
    </Callout>
  );
}
