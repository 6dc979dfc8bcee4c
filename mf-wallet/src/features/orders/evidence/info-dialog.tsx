import type { OrderInfo } from '@wspolnik/contract';
import { ORDER_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages } from '../actions/actions.messages.ts';
import { addInfo } from '../actions/orders.api.ts';
import { useOrderAction } from '../actions/use-order-action.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';
import { infoSchema } from './info-form.tsx';

export interface InfoDialogProps extends OrderOfSide {
  info: OrderInfo;
  onClose: () => void;
}

/** Changes a text that was not submitted yet. */
export function InfoDialog({ info, order, side, onClose }: InfoDialogProps) {
  const { formatMessage } = useIntl();
  const values = { text: info.text };
  const { run } = useOrderAction<typeof values>({
    ...{ order, side, done: messages.infoChanged },
    write: (id, { text }, key) => addInfo(id, text.trim(), key, info.id),
  });
  return (
    <FormDialog
      title={formatMessage(messages.changeInfoTitle)}
      initialValues={values}
      schema={infoSchema}
      draft={useDraft(`order.${order.id}.info.${info.id}`, values)}
      confirm={formatMessage(messages.save)}
      cancel={formatMessage(actionMessages.back)}
      onSubmit={async (changed) => (await run(changed)) !== undefined}
      onClose={onClose}
    >
      <TextareaField
        name="text"
        label={formatMessage(messages.info)}
        required
        rows={4}
        maxLength={ORDER_TEXT_LENGTH}
        counted
      />
    </FormDialog>
  );
}
