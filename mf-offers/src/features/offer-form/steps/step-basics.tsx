import { Button } from '@wspolnik/system';
import { CategoryField, RichTextField, TextareaField, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { useCategories } from '../../../lib/offers.reads.ts';
import { formMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { MAX_DELIVERY_TIME, MAX_DESCRIPTION, MAX_SCOPE, MAX_TITLE } from '../offer-form.schema.ts';
import { WorkFields } from './work-fields.tsx';

export function StepBasics() {
  const { formatMessage } = useIntl();
  const { categories, hasFailed, retry } = useCategories();
  return (
    <>
      <TextField
        name="title"
        label={formatMessage(messages.title)}
        help={formatMessage(messages.titleHelp)}
        maxLength={MAX_TITLE}
        required
      />
      <CategoryField name="category_id" label={formatMessage(messages.category)} categories={categories} required />
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {formatMessage(messages.categoriesFailed)}{' '}
          <Button variant="soft" size="sm" onClick={retry}>
            {formatMessage(messages.retry)}
          </Button>
        </p>
      )}
      <RichTextField
        name="description"
        label={formatMessage(messages.description)}
        help={formatMessage(messages.descriptionHelp)}
        maxLength={MAX_DESCRIPTION}
      />
      <TextareaField
        name="scope"
        label={formatMessage(messages.scope)}
        help={formatMessage(messages.scopeHelp)}
        maxLength={MAX_SCOPE}
      />
      <TextField
        name="delivery_time"
        label={formatMessage(messages.deliveryTime)}
        help={formatMessage(messages.deliveryTimeHelp)}
        maxLength={MAX_DELIVERY_TIME}
      />
      <WorkFields />
    </>
  );
}
