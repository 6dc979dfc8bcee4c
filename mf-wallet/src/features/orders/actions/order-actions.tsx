import type { Order } from '@wspolnik/contract';
import { Button, type ButtonVariant } from '@wspolnik/system';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { answerMessages, deliverMessages, rejectMessages, submitMessages, verifyMessages } from './actions.messages.ts';
import classes from './order-actions.module.css';
import type { Question } from './order-question.tsx';
import { useOrderQuestion } from './use-order-question.tsx';

interface Choice {
  question: Question;
  label: MessageDescriptor;
  variant: ButtonVariant;
}

/** Actions of the seller; those that advance the order come first. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  'my-sales-change-status': [
    { question: 'verify', label: verifyMessages.open, variant: 'solid' },
    { question: 'reject', label: rejectMessages.open, variant: 'outline' },
  ],
  'sale-deliver-on': [{ question: 'deliver', label: deliverMessages.open, variant: 'outline' }],
  'answer-report': [{ question: 'answer', label: answerMessages.open, variant: 'solid' }],
};

/** The next step as buttons: the seller's decision or answer, or the buyer's submission. Actions that end the order are in {@link MoreActions}. */
export function OrderActions({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { ask, dialog } = useOrderQuestion(order, side);
  const choices = order.allowed_actions.flatMap((action) => CHOICES[action] ?? []);
  const submits = side === 'purchases' && ['bought', 'rejected'].includes(order.status);
  return (
    <>
      {choices.length > 0 ? (
        <div className={classes.actions}>
          {choices.map(({ question, label, variant }) => (
            <Button key={question} variant={variant} onClick={() => ask(question)}>
              {formatMessage(question === 'deliver' && order.deliver_on ? deliverMessages.openAgain : label)}
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
