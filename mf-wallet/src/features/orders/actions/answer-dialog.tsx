import { MAX_ANSWER_DOCUMENTS, ORDER_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { formatDate, useLocale } from '@wspolnik/system';
import { type ChosenFile, DocumentsField } from '@wspolnik/system/files';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages, answerMessages as messages } from './actions.messages.ts';
import { answerReport } from './orders.api.ts';
import { useOrderAction } from './use-order-action.ts';

interface AnswerValues {
  text: string;
  documents: readonly ChosenFile[];
}
const SCHEMA = object({ text: rules.required().max(ORDER_TEXT_LENGTH) });

export interface AnswerDialogProps extends OrderOfSide {
  onClose: () => void;
}

/** The seller's single answer to a report, for the deciding administrator and the buyer. */
export function AnswerDialog({ order, side, onClose }: AnswerDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const text = useDraft(`order.${order.id}.answer`, { text: '' });
  const { run } = useOrderAction({ order, side, done: messages.done, write: answerReport });
  const until = order.report?.answer_until;
  return (
    <FormDialog<AnswerValues>
      title={formatMessage(messages.title, { number: order.number })}
      initialValues={{ text: '', documents: [] }}
      schema={SCHEMA}
      // Files stay out of it: a draft is text.
      draft={{
        ...text,
        initialValues: { ...text.initialValues, documents: [] },
        keep: (values) => text.keep({ text: values.text }),
      }}
      confirm={formatMessage(messages.confirm)}
      cancel={formatMessage(actionMessages.back)}
      onSubmit={async ({ text, documents }) =>
        (await run({ text: text.trim(), documents: documents.map(({ file }) => file) })) !== undefined
      }
      onClose={onClose}
    >
      <p>{formatMessage(messages.detail, { day: until ? formatDate(until, locale) : '' })}</p>
      <TextareaField
        name="text"
        label={formatMessage(messages.text)}
        required
        rows={5}
        maxLength={ORDER_TEXT_LENGTH}
        counted
      />
      <DocumentsField
        label={formatMessage(messages.documents)}
        help={formatMessage(messages.documentsHelp)}
        maxCount={MAX_ANSWER_DOCUMENTS}
      />
    </FormDialog>
  );
}
