import { Button } from '@wspolnik/system';
import { CategoryField, RichTextField, TextareaField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { useCategories } from '../../../lib/offers.reads.ts';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { formMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import type { OfferFormValues } from '../offer-form.values.ts';
import { WorkFields } from './work-fields.tsx';

export function StepBasics() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const { categories, hasFailed, retry } = useCategories();
  const texts = (name: 'title' | 'description' | 'scope' | 'delivery_time') => {
    const { label, help, maxLength } = OFFER_FIELDS[name];
    return { name, label: formatMessage(label), help: formatMessage(help), maxLength };
  };
  return (
    <>
      <TextField {...texts('title')} required />
      <CategoryField
        name="category_id"
        label={formatMessage(OFFER_FIELDS.category_id.label)}
        categories={categories}
        required
      />
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {formatMessage(messages.categoriesFailed)}{' '}
          <Button variant="soft" size="sm" onClick={retry}>
            {formatMessage(messages.retry)}
          </Button>
        </p>
      )}
      <RichTextField {...texts('description')} />
      <TextareaField {...texts('scope')} />
      {!values.is_job && <TextField {...texts('delivery_time')} />}
      <WorkFields />
    </>
  );
}
