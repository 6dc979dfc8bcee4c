import type { Quote } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { refreshQuotes } from '../../lib/quotes.reads.ts';
import { requestTexts as texts } from './quote-requests.messages.ts';

interface Values {
  text: string;
}
const SCHEMA = object({});

const decline = (id: string, text: string, idempotencyKey: string) =>
  sendJSON<Quote>('POST', `offers/quotes/${id}/`, { json: { action: 'decline', text }, idempotencyKey });

interface ThankDialogProps {
  quotes: readonly Quote[];
  onClose(): void;
}

/** Declines each quote with the same words. A failure stops nobody else, and the press can be repeated. */
export function ThankDialog({ quotes, onClose }: ThankDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    async ({ text }: Values, key) => {
      const sent = await Promise.allSettled(quotes.map(({ id }) => decline(id, text.trim(), `${key}.${id}`)));
      refreshQuotes();
      const failed = sent.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return sent.length;
    },
    { onDone: () => toast.success(formatMessage(texts.thanked)) },
  );
  const names = quotes.map(({ seller }) => seller.name).join(', ');
  return (
    <FormDialog<Values>
      title={formatMessage(texts.thank)}
      initialValues={{ text: formatMessage(texts.thankDefault) }}
      schema={SCHEMA}
      confirm={formatMessage(texts.thankConfirm)}
      cancel={formatMessage(texts.back)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onClose={onClose}
    >
      <p>{formatMessage(texts.thankDetail, { count: quotes.length, names })}</p>
      <TextareaField name="text" label={formatMessage(texts.thankMessage)} rows={3} counted />
    </FormDialog>
  );
}
