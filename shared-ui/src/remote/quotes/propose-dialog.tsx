import { AmountField, DateField, FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { useAction, useDraft } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OnAnswered, OpenQuote } from './open-quote.ts';
import { answerQuote } from './quotes.api.ts';

const DAY_MS = 86_400_000;
/** As in the API. */
const MOST_DAYS = 30;
const USUAL_DAYS = 14;
const LEAST = '0.01';
const MOST = '1000000000.00';

interface Values {
  amount: string;
  valid_until: string;
  text: string;
}

/** The day in Poland. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(
    Date.now() + days * DAY_MS,
  );

export interface QuoteDialogProps {
  quote: OpenQuote;
  onAnswered: OnAnswered;
  onClose(): void;
}

/** The seller names a price and until when it holds. A second proposal replaces the first. */
export function ProposeDialog({ quote, onAnswered, onClose }: QuoteDialogProps) {
  const { formatMessage } = useIntl();
  const [[first, last, usual]] = useState(() => [dayAfter(0), dayAfter(MOST_DAYS), dayAfter(USUAL_DAYS)]);
  const initial: Values = { amount: quote.proposal?.amount ?? '', valid_until: usual ?? '', text: '' };
  const { run } = useAction(({ amount, valid_until, text }: Values, key) => {
    const body = { action: 'propose', amount: Number(amount).toFixed(2), valid_until, text: text.trim() } as const;
    return answerQuote(quote.id, body, key);
  });
  const limits = { ...(first ? { min: first } : {}), ...(last ? { max: last } : {}) };
  return (
    <FormDialog<Values>
      title={formatMessage({ id: 'quotes.propose' })}
      initialValues={initial}
      schema={object({
        amount: rules.amount({ min: LEAST, max: MOST }).required(),
        valid_until: rules.date(limits).required(),
      })}
      draft={useDraft(`quote.${quote.id}`, initial)}
      confirm={formatMessage({ id: 'quotes.propose.confirm' })}
      onSubmit={async (values) => {
        const answered = await run(values);
        if (answered) onAnswered(answered);
        return answered !== undefined;
      }}
      onClose={onClose}
    >
      <p>{formatMessage({ id: 'quotes.propose.detail' }, { offer: quote.offer.title })}</p>
      <AmountField name="amount" label={formatMessage({ id: 'quotes.price' })} required />
      <DateField name="valid_until" label={formatMessage({ id: 'quotes.validUntil' })} required {...limits} />
      <TextareaField name="text" label={formatMessage({ id: 'quotes.message' })} rows={3} />
    </FormDialog>
  );
}
