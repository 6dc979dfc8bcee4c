import type { Order } from '@wspolnik/contract';
import { ORDER_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages as messages } from './actions.messages.ts';
import type { SeenOrder } from './orders.api.ts';
import { useOrderAction } from './use-order-action.ts';
import type { AskedAgain } from './use-seen-order.tsx';

const OPTIONAL = rules.maxLength(ORDER_TEXT_LENGTH);
const REQUIRED = rules.required().max(ORDER_TEXT_LENGTH);

export interface ReasonQuestion {
  title: MessageDescriptor;
  detail: MessageDescriptor;
  label: MessageDescriptor;
  confirm: MessageDescriptor;
  done: MessageDescriptor;
  /** The API's field name, so that its errors are shown at the field. */
  field: 'reason' | 'rejected_reason';
  required: boolean;
  write: (seen: SeenOrder, reason: string, key: string) => Promise<Order>;
}

export interface ReasonDialogProps extends OrderOfSide, AskedAgain {
  question: ReasonQuestion;
  onClose: () => void;
}

/** Confirms that an order is cancelled, rejected or reported, and asks for the reason that the other side will read. */
export function ReasonDialog({ order, side, question, onClose, note, ...again }: ReasonDialogProps) {
  const { formatMessage } = useIntl();
  const { field, required, write, done } = question;
  const { run } = useOrderAction<string>({ order, side, done, write: (_, reason, key) => write(order, reason, key) });
  return (
    <FormDialog<Record<string, string>>
      danger
      title={formatMessage(question.title, { number: order.number })}
      initialValues={{ [field]: '' }}
      schema={object({ [field]: required ? REQUIRED : OPTIONAL })}
      draft={useDraft(`order.${order.id}.${question.confirm.id}`, { [field]: '' })}
      confirm={formatMessage(question.confirm)}
      cancel={formatMessage(messages.back)}
      onSubmit={async (values) => (await run(values[field]?.trim() ?? '')) !== undefined}
      onClose={onClose}
      {...again}
    >
      {note}
      <p>{formatMessage(question.detail)}</p>
      <TextareaField
        name={field}
        label={formatMessage(question.label)}
        required={required}
        rows={4}
        maxLength={ORDER_TEXT_LENGTH}
        counted
      />
    </FormDialog>
  );
}
