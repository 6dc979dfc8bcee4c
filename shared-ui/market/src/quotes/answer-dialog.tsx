import { useAction } from '@wspolnik/kit';
import { FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { QuoteDialogProps } from './propose-dialog.tsx';
import { answerQuote } from './quotes.api.ts';

interface Values {
  text: string;
}
const NO_TEXT: Values = { text: '' };
const SCHEMA = object({});

export interface AnswerDialogProps extends QuoteDialogProps {
  /** Ids of the texts. */
  title: string;
  detail: string;
  action: 'accept' | 'hire' | 'decline' | 'reopen';
}

/**
 * An answer with or without words: a refusal, a withdrawal, a question that is asked once more, or an applicant
 * who is invited or hired.
 */
export function AnswerDialog({ quote, title, detail, action, onAnswered, onClose }: AnswerDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(({ text }: Values, key) => answerQuote(quote.id, { action, text: text.trim() }, key));
  return (
    <FormDialog<Values>
      danger={action === 'decline'}
      title={formatMessage({ id: title })}
      initialValues={NO_TEXT}
      schema={SCHEMA}
      confirm={formatMessage({ id: title })}
      cancel={formatMessage({ id: 'quotes.back' })}
      onSubmit={async (values) => {
        const answered = await run(values);
        if (answered) onAnswered(answered);
        return answered !== undefined;
      }}
      onClose={onClose}
    >
      <p>{formatMessage({ id: detail }, { offer: quote.offer.title })}</p>
      <TextareaField name="text" label={formatMessage({ id: 'quotes.message' })} rows={3} counted />
    </FormDialog>
  );
}
