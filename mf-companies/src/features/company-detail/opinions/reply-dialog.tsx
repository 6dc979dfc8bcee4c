import type { Opinion } from '@wspolnik/contract';
import { OPINION_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { writeReply } from './opinions.api.ts';
import { replyMessages as messages } from './opinions.messages.ts';

const SCHEMA = object({ text: rules.required().max(OPINION_LENGTH) });

export interface ReplyDialogProps {
  opinion: Opinion;
  onClose: () => void;
}

/** Writes the company's reply, or changes it. The typed text is kept as a draft. */
export function ReplyDialog({ opinion: { id, text, reply }, onClose }: ReplyDialogProps) {
  const { formatMessage } = useIntl();
  const initialValues = { text: reply?.text ?? '' };
  const { run } = useAction((values: typeof initialValues) => writeReply(id, { text: values.text.trim() }));
  return (
    <FormDialog
      title={formatMessage(messages.label)}
      initialValues={initialValues}
      schema={SCHEMA}
      draft={useDraft(`opinion-reply.${id}`, initialValues)}
      confirm={formatMessage(messages.publish)}
      onSubmit={async (values) => {
        if ((await run(values)) === undefined) return false;
        toast.success(formatMessage(messages.done));
        return true;
      }}
      onClose={onClose}
    >
      <blockquote>{text}</blockquote>
      <TextareaField
        name="text"
        label={formatMessage(messages.label)}
        required
        rows={4}
        maxLength={OPINION_LENGTH}
        counted
      />
    </FormDialog>
  );
}
