import type { Order } from '@wspolnik/api/contract';
import { Button, type ButtonVariant } from '@wspolnik/shared-ui';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { rejectMessages, submitMessages, verifyMessages } from './actions.messages.ts';
import classes from './order-actions.module.css';
import type { Question } from './order-question.tsx';
import { useOrderQuestion } from './use-order-question.tsx';

export interface OrderActionsProps {
  order: Order;
  side: OrderSide;
}

interface Choice {
  question: Question;
  label: MessageDescriptor;
  variant: ButtonVariant;
}

/** The decision of the seller: the one that advances the order first. */
const DECISIONS: readonly Choice[] = [
  { question: 'verify', label: verifyMessages.open, variant: 'solid' },
  { question: 'reject', label: rejectMessages.open, variant: 'outline' },
];

/** The next step as buttons: the seller's decision, or the buyer's submission. What ends the order is in {@link MoreActions}. */
export function OrderActions({ order, side }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const { ask, dialog } = useOrderQuestion(order, side);
  const decides = order.allowed_actions.includes('my-sales-change-status');
  const submits = side === 'purchases' && ['bought', 'rejected'].includes(order.status);
  return (
    <>
      {decides ? (
        <div className={classes.actions}>
          {DECISIONS.map(({ question, label, variant }) => (
            <Button key={question} variant={variant} onClick={() => ask(question)}>
              {formatMessage(label)}
            </Button>
          ))}
        </div>
      ) : null}
      {submits ? <Submit order={order} onSubmit={() => ask('submit')} /> : null}
      {dialog}
    </>
  );
}

/** Always there for the buyer, with the reason beside it while there is nothing to submit. */
function Submit({ order, onSubmit }: { order: Order; onSubmit: () => void }) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const isReady = order.allowed_actions.includes('resubmit');
  return (
    <div className={classes.submit}>
      <div className={classes.actions}>
        <Button
          aria-disabled={!isReady || undefined}
          aria-describedby={isReady ? undefined : reasonId}
          className={classes.waiting}
          onClick={isReady ? onSubmit : undefined}
        >
          {formatMessage(order.status === 'rejected' ? submitMessages.openAgain : submitMessages.open)}
        </Button>
      </div>
      {isReady ? null : (
        <p id={reasonId} className={classes.reason}>
          {formatMessage(reasonOf(order))}
        </p>
      )}
    </div>
  );
}

function reasonOf({ status, resubmissions_left: left }: Order): MessageDescriptor {
  if (status === 'bought') return submitMessages.nothingYet;
  return left > 0 ? submitMessages.nothingNew : submitMessages.noneLeft;
}
