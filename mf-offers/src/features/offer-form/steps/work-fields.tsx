import {
  AmountField,
  CheckboxField,
  CheckboxGroupField,
  categoryPath,
  DateField,
  FieldPair,
  SelectField,
} from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { CONTRACT_TYPES, WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '../../../lib/offer-filters.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';

/** Fields of work offers: of an offer in a category of jobs always, of others when the person chooses it. */
export function WorkFields() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<OfferFormValues>();
  const { categories } = useCategories();
  const isJob = categoryPath(categories, values.category_id).some(({ is_job }) => is_job);
  const choose = useEffectEvent(() => void setFieldValue('has_work', true));
  useEffect(() => {
    if (isJob) choose();
  }, [isJob]);
  const options = (types: readonly (keyof typeof workMessages)[]) =>
    types.map((type) => ({ value: type, label: formatMessage(workMessages[type]) }));
  return (
    <div className={classes.work}>
      {!isJob && <CheckboxField name="has_work" label={formatMessage(messages.hasWork)} />}
      {values.has_work && (
        <>
          <FieldPair>
            <CheckboxGroupField
              name="workplace_types"
              label={formatMessage(messages.workplace)}
              options={options(WORKPLACE_TYPES)}
            />
            <CheckboxGroupField
              name="work_schedule_types"
              label={formatMessage(messages.schedule)}
              options={options(WORK_SCHEDULE_TYPES)}
            />
          </FieldPair>
          <CheckboxGroupField
            name="contract_types"
            label={formatMessage(messages.contract)}
            options={options(CONTRACT_TYPES)}
          />
          <SalaryFields />
          <DateField
            name="closes_on"
            label={formatMessage(OFFER_FIELDS.closes_on.label)}
            help={formatMessage(OFFER_FIELDS.closes_on.help)}
          />
        </>
      )}
    </div>
  );
}

const PERIODS = ['hour', 'month', 'year'] as const;
const TYPES = ['gross', 'net'] as const;

function SalaryFields() {
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
    </>
  );
}
