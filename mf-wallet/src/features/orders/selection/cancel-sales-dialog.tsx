import type { CancelSalesReply, Order } from '@wspolnik/contract';
import { ORDER_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { announceBalanceChange, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { replaceOrder } from '../../../lib/orders.reads.ts';
import { actionMessages, cancelMessages } from '../actions/actions.messages.ts';
import { cancelSales } from '../actions/orders.api.ts';
import { selectionMessages as messages } from './selection.messages.ts';

const schema = object({ reason: rules.required().max(ORDER_TEXT_LENGTH) });
const EMPTY = { reason: '' };

export interface CancelSalesDialogProps {
  orders: readonly Order[];
  onDone: (reply: CancelSalesReply) => void;
  onClose: () => void;
}

/** Asks for the reason that all the buyers will read, and cancels the orders. */
export function CancelSalesDialog({ orders, onDone, onClose }: CancelSalesDialogProps) {
  const { formatMessage } = useIntl();
  // The list of the question stays the same, even when an order changes.
  const [seen] = useState(orders);
  const profile = useSessionStore(profileKey);
  const { run } = useAction((reason: string, key) => cancelSales(seen, reason, key), {
    onDone: (reply) => {
      if (profileKey(useSessionStore.getState()) !== profile) return;
      for (const order of reply.cancelled) replaceOrder('sales', order);
      announceBalanceChange();
      const count = reply.cancelled.length;
      if (count > 0) toast.success(formatMessage(messages.done, { count }));
      onDone(reply);
    },
  });
  return (
    <FormDialog
      danger
      title={formatMessage(messages.title, { count: seen.length })}
      initialValues={EMPTY}
      schema={schema}
      draft={useDraft('orders.cancel-sales', EMPTY)}
      confirm={formatMessage(messages.cancel)}
      cancel={formatMessage(actionMessages.back)}
      onSubmit={async ({ reason }) => (await run(reason.trim())) !== undefined}
      onClose={onClose}
    >
      <p>{formatMessage(messages.detail)}</p>
      <TextareaField
        name="reason"
        label={formatMessage(cancelMessages.label)}
        required
        rows={4}
        maxLength={ORDER_TEXT_LENGTH}
        counted
      />
    </FormDialog>
  );
}
