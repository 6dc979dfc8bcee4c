import type { Order } from '@wspolnik/contract';
import { Dialog, DialogButtons, useErrorText } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages as messages } from './actions.messages.ts';
import classes from './order-dialogs.module.css';
import type { SeenOrder } from './orders.api.ts';
import { useOrderAction } from './use-order-action.ts';
import type { AskedAgain } from './use-seen-order.tsx';

export interface QuestionDialogProps extends OrderOfSide, AskedAgain {
  title: MessageDescriptor;
  confirm: MessageDescriptor;
  done: MessageDescriptor;
  write: (seen: SeenOrder, key: string) => Promise<Order>;
  onClose: () => void;
  /** The effect of the action. */
  children: ReactNode;
}

/** Confirms an action on an order. A failure is shown in the dialog, which stays open for a retry. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { order, side, title, confirm, done, write, onClose, note, before, disabled, children } = props;
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isRunning } = useOrderAction<void>({
    ...{ order, side, done },
    write: (_, __, key) => write(order, key),
    onDone: onClose,
  });
  const confirmed = () => {
    setFailure(null);
    run().catch((error: unknown) => setFailure(errorText(error)));
  };
  return (
    <Dialog
      open
      busy={isRunning}
      onClose={onClose}
      title={formatMessage(title, { number: order.number })}
      footer={
        <DialogButtons
          cancel={formatMessage(messages.back)}
          loading={isRunning}
          disabled={disabled}
          {...(before ?? { confirm: formatMessage(confirm), onConfirm: confirmed })}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.form}>
        <FailureNote text={failure} />
        {note}
        {children}
      </div>
    </Dialog>
  );
}
