import {
  CONTACT_NAME_LENGTH,
  CONTACT_TEXT_LENGTH,
  EMAIL_LENGTH,
  MAX_ATTACHMENT_MB,
  MAX_CONTACT_FILES,
} from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, Link, useLocale, useSearchParam, useUnsavedGuard } from '@wspolnik/system';
import { FileDropField } from '@wspolnik/system/files';
import {
  DraftKeeper,
  FieldPair,
  Form,
  FormButtons,
  FormError,
  SelectField,
  TextareaField,
  TextField,
} from '@wspolnik/system/forms';
import { Field, Formik, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendContact } from './contact.api.ts';
import { type ContactValues, contactSchema, FILE_TYPES, TOPICS } from './contact.schema.ts';
import styles from './contact-form.module.css';

/** The API takes a faster form for a robot's; a draft that is restored may be sent at once. */
const MIN_SECONDS = 3;

export interface SentMessage {
  number: number;
  email: string;
}

/** Seconds since the form opened, at least as many as a person needs. */
function useOpenSeconds(): () => Promise<number> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return async () => {
    const left = openedAt.current + MIN_SECONDS * 1000 - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return Math.max(MIN_SECONDS, Math.floor((Date.now() - openedAt.current) / 1000));
  };
}

type ContactTexts = Omit<ContactValues, 'files' | 'website'>;

/** The texts of the form stay in this tab until they are sent; files do not. */
function useContactDraft() {
  const asked = useSearchParam('topic');
  const { user } = useSessionStore.getState();
  const known = {
    topic: TOPICS.find((topic) => topic === asked) ?? '',
    name: user ? `${user.first_name} ${user.last_name}` : '',
    email: user?.email ?? '',
  };
  const draft = useDraft<ContactTexts>('contact', { ...known, text: '' });
  return {
    ...draft,
    initialValues: { ...draft.initialValues, website: '', files: [] },
    keep: ({ files: _, website: __, ...texts }: ContactValues) => draft.keep(texts),
  };
}

export function ContactForm({ onSent }: { onSent(sent: SentMessage): void }) {
  const locale = useLocale();
  const openSeconds = useOpenSeconds();
  const draft = useContactDraft();
  const { submit } = useAction(
    async (values: ContactValues, key: string) => sendContact(values, { seconds: await openSeconds(), locale }, key),
    {
      onDone: ({ number }, { email }) => {
        draft.forget();
        onSent({ number, email: email.trim() });
      },
    },
  );
  return (
    <Formik<ContactValues>
      initialValues={draft.initialValues}
      validationSchema={contactSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form className={styles.form} noValidate>
        <DraftKeeper draft={draft} />
        <FormError />
        <ContactFields />
      </Form>
    </Formik>
  );
}

function ContactFields() {
  const { formatMessage } = useIntl();
  const { values, isSubmitting } = useFormikContext<ContactValues>();
  useUnsavedGuard(values.files.length > 0 && !isSubmitting);
  return (
    <>
      <SelectField
        name="topic"
        required
        label={formatMessage({ id: 'contact.topic' })}
        placeholder={formatMessage({ id: 'contact.topicPlaceholder' })}
        options={TOPICS.map((value) => ({ value, label: formatMessage({ id: `contact.topic.${value}` }) }))}
      />
      {values.topic === 'abuse' && <AbuseHint />}
      <FieldPair>
        <TextField
          name="name"
          autoComplete="name"
          maxLength={CONTACT_NAME_LENGTH}
          required
          label={formatMessage({ id: 'contact.name' })}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          required
          label={formatMessage({ id: 'contact.email' })}
        />
      </FieldPair>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">
          <FormattedMessage id="contact.trap" />
        </label>
        <Field id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <TextareaField
        name="text"
        required
        counted
        rows={8}
        maxLength={CONTACT_TEXT_LENGTH}
        label={formatMessage({ id: 'contact.text' })}
      />
      <FileDropField
        name="files"
        label={formatMessage({ id: 'contact.files' })}
        accept={FILE_TYPES}
        maxMb={MAX_ATTACHMENT_MB}
        maxCount={MAX_CONTACT_FILES}
      />
      <FormButtons>
        <Button type="submit" size="lg" loading={isSubmitting}>
          <FormattedMessage id="contact.send" />
        </Button>
      </FormButtons>
    </>
  );
}

function AbuseHint() {
  return (
    <Callout
      role="status"
      action={
        <Link to="/documents/terms-of-service">
          <FormattedMessage id="contact.abuse.rules" />
        </Link>
      }
    >
      <FormattedMessage id="contact.abuse.hint" />
    </Callout>
  );
}
