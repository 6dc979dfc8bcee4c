import { Button } from '@wspolnik/shared-ui';
import { CategoryField, RichTextField, TextField } from '@wspolnik/shared-ui/forms';
import { useIntl } from 'react-intl';
import { useCategories } from '../../../lib/offers.reads.ts';
import { formMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { MAX_DESCRIPTION, MAX_TITLE } from '../offer-form.schema.ts';

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
    </>
  );
}
