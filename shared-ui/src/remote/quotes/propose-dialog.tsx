import { formatDate, formatMoney } from '@wspolnik/shared-ui';
import { AmountField, DateField, FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { useAction, useDraft } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OnAnswered, OpenQuote, QuoteTerms } from './open-quote.ts';
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

/** Of two days like `2026-01-20`. */
const later = (one: string, other = ''): string => (one > other ? one : other);

export interface QuoteDialogProps {
  quote: OpenQuote;
  onAnswered: OnAnswered;
  onClose(): void;
}

/**
 * The seller names a price and until when it holds. A second proposal replaces the first, which is binding: it is neither dearer
 * nor shorter.
 */
export function ProposeDialog({ quote, onAnswered, onClose }: QuoteDialogProps) {
  const { formatMessage } = useIntl();
  const [{ first, last, usual }] = useState(() => ({
    first: dayAfter(0),
    last: dayAfter(MOST_DAYS),
    usual: dayAfter(USUAL_DAYS),
  }));
  const bound = quote.status === 'proposed' ? quote.proposal : null;
  const least = later(first, bound?.valid_until);
  const initial: Values = { amount: bound?.amount ?? '', valid_until: later(usual, bound?.valid_until), text: '' };
  const { run } = useAction(({ amount, valid_until, text }: Values, key) => {
    const body = { action: 'propose', amount: Number(amount).toFixed(2), valid_until, text: text.trim() } as const;
    return answerQuote(quote.id, body, key);
  });
  const limits = { min: least, max: last };
  return (
    <FormDialog<Values>
      title={formatMessage({ id: 'quotes.propose' })}
      initialValues={initial}
      schema={object({
        amount: rules.amount({ min: LEAST, max: bound?.amount ?? MOST }).required(),
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
      <Explanation offer={quote.offer.title} bound={bound} />
      <AmountField name="amount" label={formatMessage({ id: 'quotes.price' })} required />
      <DateField name="valid_until" label={formatMessage({ id: 'quotes.validUntil' })} required {...limits} />
      <TextareaField name="text" label={formatMessage({ id: 'quotes.message' })} rows={3} />
    </FormDialog>
  );
}

function Explanation({ offer, bound }: { offer: string; bound: QuoteTerms | null }) {
  const { formatMessage, locale } = useIntl();
  if (!bound) return <p>{formatMessage({ id: 'quotes.propose.detail' }, { offer })}</p>;
  const terms = { price: formatMoney(bound.amount), day: formatDate(bound.valid_until, locale) };
  return <p>{formatMessage({ id: 'quotes.propose.binding' }, { offer, ...terms })}</p>;
}
