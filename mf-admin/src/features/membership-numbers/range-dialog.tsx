import { MAX_CARD_DIGITS, MAX_CARD_RANGE } from '@wspolnik/contract/limits';
import { forget, useAction, useRead } from '@wspolnik/kit';
import { Callout, toast } from '@wspolnik/system';
import { CheckboxField, FormDialog, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import * as yup from 'yup';
import { cardRangeRead, cardsRead } from '../../lib/catalogue.reads.ts';
import { createCards } from './cards.api.ts';
import { rangeMessages as messages } from './cards.messages.ts';

interface RangeValues {
  number: string;
  last_number: string;
  premium: boolean;
}

const NUMBER = /^\d{4,12}$/;
const digits = { id: messages.digits.id } as never;

const rangeSchema = yup.object({
  number: yup.string().required().matches(NUMBER, { message: digits, excludeEmptyString: true }),
  last_number: yup.string().matches(NUMBER, { message: digits, excludeEmptyString: true }),
});

export function RangeDialog({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    ({ number, last_number, premium }: RangeValues) =>
      createCards({ number, ...(last_number && { last_number }), premium, skip_existing: true }),
    {
      onDone: ({ created, skipped }) => {
        toast.success(formatMessage(messages.done, { created, skipped }));
        void forget(cardsRead);
      },
    },
  );
  return (
    <FormDialog<RangeValues>
      title={formatMessage(messages.title)}
      initialValues={{ number: '', last_number: '', premium: false }}
      schema={rangeSchema}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(messages.create)}
      onClose={onClose}
    >
      <TextField
        name="number"
        label={formatMessage(messages.first)}
        help={formatMessage(messages.firstHelp)}
        inputMode="numeric"
        maxLength={MAX_CARD_DIGITS}
        required
      />
      <TextField
        name="last_number"
        label={formatMessage(messages.last)}
        help={formatMessage(messages.lastHelp)}
        inputMode="numeric"
        maxLength={MAX_CARD_DIGITS}
      />
      <CheckboxField name="premium" label={formatMessage(messages.premium)} />
      <RangePreview />
    </FormDialog>
  );
}

function isRange({ number, last_number: last }: RangeValues): boolean {
  if (!NUMBER.test(number)) return false;
  const length = Number(last || number) - Number(number);
  return last === '' || (NUMBER.test(last) && last.length === number.length && length >= 0 && length < MAX_CARD_RANGE);
}

/** The number of new cards, and which exist already. */
function RangePreview() {
  const { formatMessage } = useIntl();
  const values = useDeferredValue(useFormikContext<RangeValues>().values);
  const { number, last_number } = values;
  const { data } = useRead(isRange(values) ? cardRangeRead({ number, last_number: last_number || number }) : null);
  const created = data && data.count - data.existing;
  return (
    <div role="status">
      {data && (
        <Callout tone={created === 0 ? 'danger' : 'info'}>
          {created === 0
            ? formatMessage(messages.none)
            : formatMessage(messages.preview, { count: created, skipped: data.existing })}{' '}
          {data.existing > 0 && (
            <span>
              {formatMessage(messages.existing, {
                numbers: data.examples.join(', '),
                more: data.existing - data.examples.length,
              })}
            </span>
          )}
        </Callout>
      )}
    </div>
  );
}
