import {
  EMAIL_LENGTH,
  WEBINAR_LINK_LENGTH,
  WEBINAR_TEXT_LENGTH,
  WEBINAR_TITLE_LENGTH,
} from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { Button, type Locale, type SelectOption, useLocale } from '@wspolnik/system';
import { ImageField } from '@wspolnik/system/files';
import {
  type CategoryNode,
  categoryName,
  DateField,
  FieldPair,
  FormSection,
  PhoneField,
  SearchSelectField,
  TextareaField,
  TextField,
} from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { categoriesRead } from '../../lib/webinars.reads.ts';
import classes from './webinar-form.module.css';
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
        <TextField name="title" label={formatMessage(messages.title)} maxLength={WEBINAR_TITLE_LENGTH} required />
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
          maxLength={WEBINAR_TEXT_LENGTH}
          counted
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
      <Meeting />
      <FormSection title={formatMessage(messages.speaker)}>
        <TextField name="speaker_name" label={formatMessage(messages.name)} maxLength={WEBINAR_TITLE_LENGTH} required />
        <ImageField name="speaker_image" owner={speaker_name} label={formatMessage(messages.portrait)} />
        <TextField
          name="speaker_sector"
          label={formatMessage(messages.sector)}
          help={formatMessage(messages.sectorHelp)}
          maxLength={WEBINAR_TITLE_LENGTH}
        />
        <TextareaField
          name="speaker_description"
          label={formatMessage(messages.about)}
          rows={3}
          maxLength={WEBINAR_TEXT_LENGTH}
          counted
        />
        <FieldPair>
          <PhoneField name="speaker_phone" label={formatMessage(messages.phone)} />
          <TextField
            name="speaker_email"
            type="email"
            inputMode="email"
            label={formatMessage(messages.email)}
            maxLength={EMAIL_LENGTH}
          />
        </FieldPair>
      </FormSection>
    </>
  );
}

function Meeting() {
  const { formatMessage } = useIntl();
  const link = { type: 'url', inputMode: 'url', maxLength: WEBINAR_LINK_LENGTH } as const;
  return (
    <FormSection title={formatMessage(messages.meeting)}>
      <TextField
        name="places"
        inputMode="numeric"
        label={formatMessage(messages.places)}
        help={formatMessage(messages.placesHelp)}
      />
      <TextField
        name="join_url"
        {...link}
        label={formatMessage(messages.join)}
        help={formatMessage(messages.joinHelp)}
      />
      <TextField
        name="signup_url"
        {...link}
        label={formatMessage(messages.signUp)}
        help={formatMessage(messages.signUpHelp)}
        placeholder={SIGN_UP_EXAMPLE}
      />
      <TextField
        name="recording_url"
        {...link}
        label={formatMessage(messages.recording)}
        help={formatMessage(messages.recordingHelp)}
      />
    </FormSection>
  );
}

/** The tree as options, each category with those above it: `IT › Strony i sklepy`. */
const optionsOf = (nodes: readonly CategoryNode[], locale: Locale, above = ''): SelectOption[] =>
  nodes.flatMap((node) => {
    const label = `${above}${categoryName(node, locale)}`;
    return [{ value: node.id, label }, ...optionsOf(node.children, locale, `${label} › `)];
  });

function Category() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, error, retry } = useRead(categoriesRead(), { revalidateOnFocus: false });
  const options = useMemo(() => optionsOf(data ?? [], locale), [data, locale]);
  return (
    <>
      <SearchSelectField
        name="category_id"
        label={formatMessage(messages.category)}
        placeholder={formatMessage(messages.chooseCategory)}
        options={options}
        loading={!data && !error}
      />
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
