import type { Me } from '@wspolnik/contract';
import { PERSON_NAME_LENGTH } from '@wspolnik/contract/limits';
import { DraftNote } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { ImageField } from '@wspolnik/system/files';
import { FieldPair, Form, FormError, PhoneField, SelectField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './account.module.css';
import type { DetailsValues } from './details.schema.ts';
import { type DetailsDraft, useDetailsDraft, type useStoredDetails } from './use-details-draft.ts';

const LANGUAGES = [
  { value: 'pl', label: 'Polski' },
  { value: 'en', label: 'English' },
];

export interface DetailsFormProps {
  store: ReturnType<typeof useStoredDetails>['store'];
  stored: DetailsDraft | null;
  base: DetailsValues;
  /** The saved details; null until then. */
  sent: Me | null;
  /** Called once the page may be left without a question. */
  onSaved(me: Me): void;
}

export function DetailsForm({ store, stored, base, sent, onSaved }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const { values, resetForm, isSubmitting } = useFormikContext<DetailsValues>();
  const draft = useDetailsDraft({ store, stored, base });
  const end = useEffectEvent(draft.finish);
  const leave = useEffectEvent(() => sent && onSaved(sent));
  useEffect(() => {
    if (sent) end();
  }, [sent]);
  useEffect(() => {
    if (draft.isFinished) leave();
  }, [draft.isFinished]);
  const name = `${values.first_name} ${values.last_name}`.trim();
  return (
    <Form className={styles.form} noValidate>
      <DraftNote
        draft={draft}
        discardText={formatMessage({ id: 'account.details.discard' })}
        onDiscard={() => resetForm({ values: base })}
      />
      <FormError />
      <ImageField
        name="image"
        owner={name}
        label={formatMessage({ id: 'account.details.image' })}
        help={formatMessage({ id: 'account.details.imageHelp' })}
      />
      <FieldPair>
        <TextField
          name="first_name"
          autoComplete="given-name"
          maxLength={PERSON_NAME_LENGTH}
          required
          label={formatMessage({ id: 'auth.firstName' })}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          maxLength={PERSON_NAME_LENGTH}
          required
          label={formatMessage({ id: 'auth.lastName' })}
        />
      </FieldPair>
      <FieldPair>
        <PhoneField
          name="phone"
          label={formatMessage({ id: 'account.details.phone' })}
          help={formatMessage({ id: 'account.details.phoneHelp' })}
        />
        <SelectField
          name="locale"
          options={LANGUAGES}
          label={formatMessage({ id: 'account.details.language' })}
          help={formatMessage({ id: 'account.details.languageHelp' })}
        />
      </FieldPair>
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting || sent !== null}>
          {formatMessage({ id: 'account.details.save' })}
        </Button>
      </div>
    </Form>
  );
}
