import { useAction, useDraft } from '@wspolnik/kit';
import { formatDate, Segmented } from '@wspolnik/system';
import { AmountField, DateField, FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { priceText } from '../format/vat.ts';
import { VatFields } from '../vat-fields/vat-fields.tsx';
import type { OnAnswered, OpenQuote, QuoteTerms } from './open-quote.ts';
import {
  boundOf,
  dayLimits,
  initialValues,
  type ProposalKind,
  type ProposeValues,
  proposalBody,
  proposeSchema,
} from './propose-form.ts';
import { ProposeLines } from './propose-lines.tsx';
import { answerQuote } from './quotes.api.ts';

export interface QuoteDialogProps {
  quote: OpenQuote;
  onAnswered: OnAnswered;
  onClose(): void;
}

/**
 * The seller names a price, or the lines that it is made of, and until when it holds. A second proposal replaces the first, which is
 * binding: it is neither dearer nor shorter.
 */
export function ProposeDialog({ quote, onAnswered, onClose }: QuoteDialogProps) {
  const { formatMessage } = useIntl();
  const bound = boundOf(quote);
  const limits = dayLimits(bound);
  const initial = initialValues(quote, bound);
  const draft = useDraft(`quote.${quote.id}`, initial);
  const [kind, setKind] = useState(draft.initialValues.kind);
  const { run } = useAction((values: ProposeValues, key) => answerQuote(quote.id, proposalBody(values), key));
  return (
    <FormDialog<ProposeValues>
      title={formatMessage({ id: 'quotes.propose' })}
      size={kind === 'lines' ? 'lg' : 'md'}
      initialValues={initial}
      schema={proposeSchema(bound, limits)}
      draft={draft}
      confirm={formatMessage({ id: 'quotes.propose.confirm' })}
      onSubmit={async (values) => {
        const answered = await run(values);
        if (answered) onAnswered(answered);
        return answered !== undefined;
      }}
      onClose={onClose}
    >
      <Explanation offer={quote.offer.title} bound={bound} />
      <Price bound={bound} onKind={setKind} />
      <DateField name="valid_until" label={formatMessage({ id: 'quotes.validUntil' })} required {...limits} />
      <TextareaField name="text" label={formatMessage({ id: 'quotes.message' })} rows={3} />
    </FormDialog>
  );
}

/** One price or lines; what is typed for the other stays. */
function Price({ bound, onKind }: { bound: QuoteTerms | null; onKind(kind: ProposalKind): void }) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<ProposeValues>();
  const choose = (kind: ProposalKind) => {
    void setFieldValue('kind', kind);
    onKind(kind);
  };
  return (
    <>
      <Segmented<ProposalKind>
        label={formatMessage({ id: 'quotes.lines.kind' })}
        value={values.kind}
        onChange={choose}
        options={(['price', 'lines'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `quotes.lines.kind.${value}` }),
        }))}
      />
      {values.kind === 'lines' ? (
        <ProposeLines bound={bound} />
      ) : (
        <>
          <AmountField name="amount" label={formatMessage({ id: 'quotes.price' })} required />
          <VatFields amount={values.amount} />
        </>
      )}
    </>
  );
}

function Explanation({ offer, bound }: { offer: string; bound: QuoteTerms | null }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (!bound) return <p>{formatMessage({ id: 'quotes.propose.detail' }, { offer })}</p>;
  const price = priceText(intl, { gross: bound.amount, net: bound.amount_net, rate: bound.vat_rate });
  const terms = { price, day: formatDate(bound.valid_until, locale) };
  return <p>{formatMessage({ id: 'quotes.propose.binding' }, { offer, ...terms })}</p>;
}
