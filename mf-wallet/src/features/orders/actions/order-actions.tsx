import type { Order } from '@wspolnik/api/contract';
import { Button, type ButtonVariant, DialogOnDemand } from '@wspolnik/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { focusOrderIfLost } from '../order-focus.ts';
import { cancelMessages, rejectMessages, reportMessages, submitMessages, verifyMessages } from './actions.messages.ts';
import { loadOrderQuestion } from './load-order-forms.ts';
import classes from './order-actions.module.css';
import type { Question } from './order-question.tsx';

export interface OrderActionsProps {
  order: Order;
  side: OrderSide;
}

interface Choice {
  question: Question;
  /** Name of the action in `allowed_actions`. */
  action: string;
  label: MessageDescriptor;
  variant: ButtonVariant;
}

/** In the order of the buttons: the action that advances the order first, the one that ends it last. */
const CHOICES: readonly Choice[] = [
  { question: 'verify', action: 'my-sales-change-status', label: verifyMessages.open, variant: 'solid' },
  { question: 'reject', action: 'my-sales-change-status', label: rejectMessages.open, variant: 'outline' },
  { question: 'submit', action: 'resubmit', label: submitMessages.open, variant: 'solid' },
  { question: 'report', action: 'report', label: reportMessages.open, variant: 'ghost' },
  { question: 'cancel', action: 'cancel-sale', label: cancelMessages.open, variant: 'ghost' },
];

/** The actions that the API currently allows this caller. An action that this release does not know has no button. */
export function OrderActions({ order, side }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const [asked, ask] = useState<Question | null>(null);
  const choices = CHOICES.filter(({ action }) => order.allowed_actions.includes(action));
  useFocusWhenGone(order.id, asked);
  return (
    <>
      {choices.length > 0 ? (
        <div className={classes.actions}>
          {choices.map(({ question, label, variant }) => (
            <Button key={question} variant={variant} onClick={() => ask(question)}>
              {formatMessage(question === 'submit' && order.status === 'rejected' ? submitMessages.openAgain : label)}
            </Button>
          ))}
        </div>
      ) : null}
      {/* The dialog stays open when the other side acts: the typed text is retained, and sending it reports the conflict. */}
      <DialogOnDemand
        load={loadOrderQuestion}
        props={asked ? { question: asked, order, side, onClose: () => ask(null) } : null}
      />
    </>
  );
}

/** The button that opened a dialog may disappear with its action. The order itself then gets the focus. */
function useFocusWhenGone(orderId: string, asked: Question | null): void {
  const before = useRef(asked);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = asked;
    if (!wasOpen || asked) return;
    return focusOrderIfLost(orderId);
  }, [orderId, asked]);
}
