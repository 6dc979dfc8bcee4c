import type { Order } from '@wspolnik/api/contract';
import { Dialog, DialogButtons, useErrorText } from '@wspolnik/shared-ui';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { FailureNote } from '../../lib/failure-note.tsx';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { actionMessages as messages } from './actions.messages.ts';
import classes from './order-dialogs.module.css';
import { useOrderAction } from './use-order-action.ts';

export interface QuestionDialogProps {
  order: Order;
  side: OrderSide;
  title: MessageDescriptor;
  confirm: MessageDescriptor;
  done: MessageDescriptor;
  write: (id: string, key: string) => Promise<Order>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before an order moves on. A failure is told in the dialog, which stays for another try. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { order, side, title, confirm, done, write, onClose, children } = props;
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const act = useOrderAction(order, side);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const carryOut = async () => {
    setSending(true);
    setFailure(null);
    try {
      if (await act((key) => write(order.id, key), done)) return onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
    setSending(false);
  };
  return (
    <Dialog
      open
      busy={isSending}
      onClose={onClose}
      title={formatMessage(title, { number: order.number })}
      footer={
        <DialogButtons
          confirm={formatMessage(confirm)}
          cancel={formatMessage(messages.back)}
          loading={isSending}
          onConfirm={() => void carryOut()}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.form}>
        <FailureNote text={failure} />
        {children}
      </div>
    </Dialog>
  );
}
