import { MAX_ZLOTY, PROPOSAL_DAYS } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { DAY_MS, formatDate } from '@wspolnik/system';
import { AmountField, DateField, FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { priceText } from '../format/vat.ts';
import { VatFields, type VatValues } from '../vat-fields/vat-fields.tsx';
import type { OnAnswered, OpenQuote, QuoteTerms } from './open-quote.ts';
import { answerQuote } from './quotes.api.ts';

const USUAL_DAYS = 14;
const LEAST = '0.01';

interface Values extends VatValues {
  /** Net or gross, as the type says. */
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
    last: dayAfter(PROPOSAL_DAYS),
    usual: dayAfter(USUAL_DAYS),
  }));
  const bound = quote.status === 'proposed' ? quote.proposal : null;
  const least = later(first, bound?.valid_until);
  const price_type = quote.offer.price_type ?? 'gross';
  const initial: Values = {
    amount: boundOf(bound, price_type) ?? '',
    price_type,
    vat_rate: bound?.vat_rate ?? quote.offer.vat_rate ?? '23',
    valid_until: later(usual, bound?.valid_until),
    text: '',
  };
  const { run } = useAction(({ amount, price_type: type, vat_rate, valid_until, text }: Values, key) => {
    const price = { [type === 'net' ? 'amount_net' : 'amount']: Number(amount).toFixed(2), vat_rate };
    return answerQuote(quote.id, { action: 'propose', ...price, valid_until, text: text.trim() }, key);
  });
  const limits = { min: least, max: last };
  return (
    <FormDialog<Values>
      title={formatMessage({ id: 'quotes.propose' })}
      initialValues={initial}
      schema={object({
        amount: string().when('price_type', ([type]) =>
          rules.amount({ min: LEAST, max: boundOf(bound, type) ?? MAX_ZLOTY }).required(),
        ),
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
      <Vat />
      <DateField name="valid_until" label={formatMessage({ id: 'quotes.validUntil' })} required {...limits} />
      <TextareaField name="text" label={formatMessage({ id: 'quotes.message' })} rows={3} />
    </FormDialog>
  );
}

/** The most that may replace a proposal, in what is typed. */
const boundOf = (bound: QuoteTerms | null, type: VatValues['price_type']): string | undefined =>
  type === 'net' ? bound?.amount_net : bound?.amount;

function Vat() {
  const { values } = useFormikContext<Values>();
  return <VatFields amount={values.amount} />;
}

function Explanation({ offer, bound }: { offer: string; bound: QuoteTerms | null }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (!bound) return <p>{formatMessage({ id: 'quotes.propose.detail' }, { offer })}</p>;
  const price = priceText(intl, { gross: bound.amount, net: bound.amount_net, rate: bound.vat_rate });
  const terms = { price, day: formatDate(bound.valid_until, locale) };
  return <p>{formatMessage({ id: 'quotes.propose.binding' }, { offer, ...terms })}</p>;
}
