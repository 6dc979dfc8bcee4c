import { AmountField, CheckboxGroupField, FieldPair, SelectField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { CONTRACT_TYPES } from '../../../lib/offer-filters.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { placeMessages as messages } from '../offer-form.messages.ts';

const PERIODS = ['hour', 'month', 'year'] as const;
const TYPES = ['gross', 'net'] as const;

/** The salary and the contracts of a work offer. */
export function PayFields() {
  const { formatMessage } = useIntl();
  const options = (values: readonly (keyof typeof messages)[]) =>
    values.map((value) => ({ value, label: formatMessage(messages[value]) }));
  return (
    <>
      <FieldPair>
        <AmountField name="salary_from" label={formatMessage(OFFER_FIELDS.salary_from.label)} />
        <AmountField name="salary_to" label={formatMessage(OFFER_FIELDS.salary_to.label)} />
      </FieldPair>
      <FieldPair>
        <SelectField name="salary_period" label={formatMessage(messages.period)} options={options(PERIODS)} />
        <SelectField name="salary_type" label={formatMessage(messages.type)} options={options(TYPES)} />
      </FieldPair>
      <CheckboxGroupField
        name="contract_types"
        label={formatMessage(messages.contract)}
        options={CONTRACT_TYPES.map((type) => ({ value: type, label: formatMessage(workMessages[type]) }))}
      />
    </>
  );
}
