import type { Offer } from '@wspolnik/contract';
import { MAX_ZLOTY } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { formatMoney, toast } from '@wspolnik/system';
import { AmountField, DateField, FieldPair, FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { askForQuote } from './ask.api.ts';
import { askMessages as messages } from './ask.messages.ts';

export interface RequestDialogProps {
  offer: Offer;
  /** The request was sent, or there is one already: open requests are to be read again. */
  onSent(): void;
  onClose(): void;
}

interface AskValues {
  text: string;
  amount: string;
  wanted_by: string;
}
const EMPTY: AskValues = { text: '', amount: '', wanted_by: '' };
const SMALLEST = '0.01';

/** Today in Poland. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(Date.now());

/** Asks the seller for a price: what is needed, and if the buyer knows, for how much and by when. */
export function AskDialog({ offer, onSent, onClose }: RequestDialogProps) {
  const { formatMessage } = useIntl();
  const [first] = useState(today);
  const { price_from: min, price_to: max } = offer;
  const { run } = useAction(
    ({ text, amount, wanted_by }: AskValues, key) =>
      askForQuote(
        {
          offer_id: offer.id,
          kind: 'quote',
          text: text.trim(),
          ...(amount ? { amount: Number(amount).toFixed(2) } : {}),
          ...(wanted_by ? { wanted_by } : {}),
        },
        key,
      ),
    {
      onDone: () => {
        toast.success(formatMessage(messages.asked, { seller: offer.author.name }));
        onSent();
      },
    },
  );
  const range = min !== null && max !== null ? { from: formatMoney(min), to: formatMoney(max) } : null;
  return (
    <FormDialog<AskValues>
      title={formatMessage(messages.ask)}
      initialValues={EMPTY}
      schema={object({
        text: rules.required(),
        amount: rules.amount({ min: min ?? SMALLEST, max: max ?? MAX_ZLOTY }),
        wanted_by: rules.date({ min: first }),
      })}
      draft={useDraft(`ask.${offer.id}`, EMPTY)}
      confirm={formatMessage(messages.send)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={onSent}
      onClose={onClose}
    >
      <p>{formatMessage(messages.askDetail, { seller: offer.author.name })}</p>
      <TextareaField
        name="text"
        label={formatMessage(messages.need)}
        placeholder={formatMessage(messages.needHint)}
        rows={5}
        required
        counted
      />
      <FieldPair>
        <AmountField
          name="amount"
          label={formatMessage(messages.budget)}
          help={range ? formatMessage(messages.range, range) : undefined}
        />
        <DateField name="wanted_by" label={formatMessage(messages.wantedBy)} min={first} />
      </FieldPair>
    </FormDialog>
  );
}
