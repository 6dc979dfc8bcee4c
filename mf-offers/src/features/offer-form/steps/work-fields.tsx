import { CheckboxField, CheckboxGroupField, DateField, FieldPair } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '../../../lib/offer-filters.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { PayFields } from './pay-fields.tsx';

/** What a work offer has: one in a category of jobs always, its pay in another step; others when the person chooses it. */
export function WorkFields() {
  const { formatMessage } = useIntl();
  const { is_job, has_work } = useFormikContext<OfferFormValues>().values;
  const options = (types: readonly (keyof typeof workMessages)[]) =>
    types.map((type) => ({ value: type, label: formatMessage(workMessages[type]) }));
  return (
    <div className={classes.work}>
      {!is_job && <CheckboxField name="has_work" label={formatMessage(messages.hasWork)} />}
      {(is_job || has_work) && (
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
          {!is_job && <PayFields />}
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
