import { MAX_QUOTE_DOCUMENTS } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { type ChosenFile, DocumentsField } from '@wspolnik/system/files';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { applyForJob } from './ask.api.ts';
import { askMessages as messages } from './ask.messages.ts';
import type { RequestDialogProps } from './ask-dialog.tsx';

interface ApplyValues {
  text: string;
  documents: readonly ChosenFile[];
}
const EMPTY: ApplyValues = { text: '', documents: [] };
const SCHEMA = object({ text: rules.required() });

/** Applies for a job: some words and up to three documents. The company answers in the messages. */
export function ApplyDialog({ offer, onSent, onClose }: RequestDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    ({ text, documents }: ApplyValues, key) =>
      applyForJob({ offer_id: offer.id, text: text.trim(), documents: documents.map(({ file }) => file) }, key),
    {
      onDone: () => {
        toast.success(formatMessage(messages.applied, { seller: offer.author.name }));
        onSent();
      },
    },
  );
  return (
    <FormDialog<ApplyValues>
      title={formatMessage(messages.apply)}
      initialValues={EMPTY}
      schema={SCHEMA}
      confirm={formatMessage(messages.sendApplication)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={onSent}
      onClose={onClose}
    >
      <p>{formatMessage(messages.applyDetail, { seller: offer.author.name })}</p>
      <TextareaField name="text" label={formatMessage(messages.aboutYou)} rows={5} required counted />
      <DocumentsField
        label={formatMessage(messages.documents)}
        help={formatMessage(messages.documentsHelp)}
        maxCount={MAX_QUOTE_DOCUMENTS}
      />
    </FormDialog>
  );
}
