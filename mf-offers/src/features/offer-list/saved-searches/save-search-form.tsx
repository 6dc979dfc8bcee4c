import { SAVED_SEARCH_NAME_LENGTH } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import type { ActiveFilter } from '@wspolnik/kit/lists';
import { Button, toast } from '@wspolnik/system';
import { Form, FormError, TextField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { savedFilters } from '../../../lib/saved-search.ts';
import { savedMessages as messages } from '../offer-list.messages.ts';
import classes from './saved-searches.module.css';
import { nameSchema, type SearchName } from './search-name.schema.ts';
import { saveSearch } from './use-saved-searches.ts';

interface SaveSearchFormProps {
  query: OfferQuery;
  filters: readonly ActiveFilter<OfferQuery>[];
  onSaved: () => void;
}

/** Names the active filters; the initial name joins the texts of their chips. */
export function SaveSearchForm({ query, filters, onSaved }: SaveSearchFormProps) {
  const { formatMessage } = useIntl();
  const chips = filters.map(({ label }) => label).join(', ');
  const write = ({ name }: SearchName) => saveSearch({ name: name.trim(), filters: savedFilters(query) });
  const { submit } = useAction(write, {
    onDone: () => {
      toast.success(formatMessage(messages.done));
      onSaved();
    },
  });
  return (
    <Formik
      initialValues={{ name: chips.slice(0, SAVED_SEARCH_NAME_LENGTH) }}
      validationSchema={nameSchema}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form className={classes.form} noValidate>
          <FormError />
          <TextField
            name="name"
            label={formatMessage(messages.name)}
            help={formatMessage(messages.help)}
            maxLength={SAVED_SEARCH_NAME_LENGTH}
            required
          />
          {values.name !== chips && <p className={classes.chips}>{chips}</p>}
          <Button type="submit" loading={isSubmitting}>
            {formatMessage(messages.save)}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
