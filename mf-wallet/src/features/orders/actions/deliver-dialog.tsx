import { DELIVER_WITHIN_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/system';
import { DateField, FormDialog, rules } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { polishDay } from '../../../lib/export-file.ts';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages, deliverMessages as messages } from './actions.messages.ts';
import { setDeliverOn } from './orders.api.ts';
import { useOrderAction } from './use-order-action.ts';

export interface DeliverDialogProps extends OrderOfSide {
  onClose: () => void;
}

/** The seller names the day by which the order is delivered. */
export function DeliverDialog({ order, side, onClose }: DeliverDialogProps) {
  const { formatMessage } = useIntl();
  const [[min, max]] = useState(() => [polishDay(Date.now()), polishDay(Date.now() + DELIVER_WITHIN_DAYS * DAY_MS)]);
  const { run } = useOrderAction<string>({
    ...{ order, side, done: messages.done },
    write: (id, day, key) => setDeliverOn(id, day || null, key),
  });
  return (
    <FormDialog
      title={formatMessage(messages.title, { number: order.number })}
      initialValues={{ deliver_on: order.deliver_on ?? '' }}
      schema={object({ deliver_on: rules.date({ min, max }) })}
      confirm={formatMessage(messages.confirm)}
      cancel={formatMessage(actionMessages.back)}
      onSubmit={async ({ deliver_on }) => (await run(deliver_on)) !== undefined}
      onClose={onClose}
    >
      <p>{formatMessage(messages.detail)}</p>
      <DateField
        name="deliver_on"
        label={formatMessage(messages.field)}
        help={formatMessage(messages.help)}
        {...{ min, max }}
      />
    </FormDialog>
  );
}
