import { Button, Callout, CloseButton, formatMoney, Spinner, type Tone } from '@wspolnik/system';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { PaymentOutcome, ReturnedPaymentState } from './use-payment.ts';

/** The title may contain `{amount}`. */
export type PaymentTexts = Readonly<Record<PaymentOutcome, { title: MessageDescriptor; detail: MessageDescriptor }>>;

export interface PaymentNoticeProps {
  payment: ReturnedPaymentState;
  texts: PaymentTexts;
  /** Starts a new payment for the same. */
  onAgain: (amount: string | undefined) => void;
  onDismiss: () => void;
  className?: string | undefined;
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

/** Shows the outcome of a payment; the URL itself is never trusted. */
export function PaymentNotice({ payment, texts, onAgain, onDismiss, className }: PaymentNoticeProps) {
  const { formatMessage } = useIntl();
  const { outcome, amount, retry } = payment;
  if (!outcome) return null;
  const { title, detail } = texts[outcome];
  return (
    <Callout
      role="status"
      className={className}
      {...LOOKS[outcome]}
      title={formatMessage(title, { amount: amount ? formatMoney(amount) : '' })}
      action={
        <>
          {CAN_PAY_AGAIN.includes(outcome) && (
            <Button variant="outline" size="sm" onClick={() => onAgain(amount)}>
              {formatMessage({ id: 'ui.payment.again' })}
            </Button>
          )}
          {outcome === 'failed' && (
            <Button variant="outline" size="sm" onClick={retry}>
              {formatMessage({ id: 'ui.payment.look' })}
            </Button>
          )}
          {outcome === 'checking' || outcome === 'waiting' ? null : <CloseButton onClick={onDismiss} />}
        </>
      }
    >
      {formatMessage(detail)}
    </Callout>
  );
}
