import { useRead } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { ImageField } from '@wspolnik/system/files';
import {
  CategoryField,
  DateField,
  FieldPair,
  FormSection,
  PhoneField,
  TextareaField,
  TextField,
} from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { categoriesRead } from '../../lib/webinars.reads.ts';
import classes from './webinar-form.module.css';
import { MAX_EMAIL, MAX_LINK, MAX_SECTOR, MAX_TEXT, MAX_TITLE } from './webinar-form.schema.ts';
import type { WebinarFormValues } from './webinar-form.values.ts';
import { fieldMessages as messages } from './webinars.messages.ts';

const COVER_RATIO = 16 / 9;
/** The same in every language. */
const SIGN_UP_EXAMPLE = 'https://zapisy.pl/webinar';

export function WebinarFields() {
  const { formatMessage } = useIntl();
  const { title, speaker_name } = useFormikContext<WebinarFormValues>().values;
  return (
    <>
      <FormSection title={formatMessage(messages.what)}>
        <TextField name="title" label={formatMessage(messages.title)} maxLength={MAX_TITLE} required />
        <FieldPair>
          <DateField name="date" label={formatMessage(messages.date)} required />
          <TextField
            name="time"
            type="time"
            label={formatMessage(messages.time)}
            help={formatMessage(messages.timeHelp)}
            required
          />
        </FieldPair>
        <TextareaField
          name="short_description"
          label={formatMessage(messages.text)}
          rows={4}
          maxLength={MAX_TEXT}
          counted
        />
        <TextField
          name="signup_url"
          type="url"
          inputMode="url"
          label={formatMessage(messages.signUp)}
          help={formatMessage(messages.signUpHelp)}
          placeholder={SIGN_UP_EXAMPLE}
          maxLength={MAX_LINK}
        />
        <ImageField
          name="image"
          owner={title}
          label={formatMessage(messages.image)}
          help={formatMessage(messages.imageHelp)}
          shape="wide"
          crop={COVER_RATIO}
        />
        <Category />
      </FormSection>
      <FormSection title={formatMessage(messages.speaker)}>
        <TextField name="speaker_name" label={formatMessage(messages.name)} maxLength={MAX_TITLE} required />
        <ImageField name="speaker_image" owner={speaker_name} label={formatMessage(messages.portrait)} />
        <TextField
          name="speaker_sector"
          label={formatMessage(messages.sector)}
          help={formatMessage(messages.sectorHelp)}
          maxLength={MAX_SECTOR}
        />
        <TextareaField
          name="speaker_description"
          label={formatMessage(messages.about)}
          rows={3}
          maxLength={MAX_TEXT}
          counted
        />
        <FieldPair>
          <PhoneField name="speaker_phone" label={formatMessage(messages.phone)} />
          <TextField
            name="speaker_email"
            type="email"
            inputMode="email"
            label={formatMessage(messages.email)}
            maxLength={MAX_EMAIL}
          />
        </FieldPair>
      </FormSection>
    </>
  );
}

function Category() {
  const { formatMessage } = useIntl();
  const { data, error, retry } = useRead(categoriesRead(), { revalidateOnFocus: false });
  return (
    <>
      <CategoryField name="category_id" label={formatMessage(messages.category)} categories={data ?? []} />
      {!data && error && (
        <p className={classes.failed} role="alert">
          {formatMessage(messages.categoriesFailed)}{' '}
          <Button variant="soft" size="sm" onClick={retry}>
            {formatMessage(messages.retry)}
          </Button>
        </p>
      )}
    </>
  );
}
