import type { OwnProfile } from '@wspolnik/contract';
import { changeRead, type FormDraft, useAction, useRead, useStoredDraft } from '@wspolnik/kit';
import { ErrorPanel, toast, useErrorText } from '@wspolnik/system';
import { Formik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './account.module.css';
import { type CardValues, cardSchema, changesOf, readCard, valuesOf } from './card.schema.ts';
import { CardForm } from './card-form.tsx';
import { ownProfileRead, saveOwnProfile } from './profile.api.ts';
import { SettingsSection } from './settings-page.tsx';

/** Read once: a new answer must not replace what is being typed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** The format in local storage. */
export interface StoredCard extends FormDraft {
  values: CardValues;
}

/** What tells the person apart from others of that name: headline, job, city, tags, links and a text. */
export function CardSection() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(ownProfileRead(), ONCE);
  return (
    <SettingsSection titleId="account.card" text="account.card.text">
      {data ? (
        <Saved profile={data} />
      ) : error ? (
        <ErrorPanel title={formatMessage({ id: 'account.profile.failed' })} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div className={styles.formSpace} aria-busy="true" />
      )}
    </SettingsSection>
  );
}

function Saved({ profile }: { profile: OwnProfile }) {
  const { formatMessage } = useIntl();
  const [saved, setSaved] = useState({ profile, round: 0 });
  const onSaved = (next: OwnProfile) => {
    setSaved(({ round }) => ({ profile: next, round: round + 1 }));
    void changeRead(ownProfileRead(), next, { revalidate: false });
    toast.success(formatMessage({ id: 'account.details.saved' }));
  };
  return <Card key={saved.round} profile={saved.profile} onSaved={onSaved} />;
}

function Card({ profile, onSaved }: { profile: OwnProfile; onSaved(profile: OwnProfile): void }) {
  const [base] = useState(() => valuesOf(profile));
  const { store, draft } = useStoredDraft<StoredCard, StoredCard>(
    'account.card',
    async ({ values, saved_at }) => ({ values: readCard(values, base), saved_at: Number(saved_at) }),
    'person',
  );
  const [sent, setSent] = useState<OwnProfile | null>(null);
  const { submit } = useAction((values: CardValues) => saveOwnProfile(changesOf(values, base)), { onDone: setSent });
  if (draft === undefined) return <div className={styles.formSpace} />;
  return (
    <Formik
      initialValues={draft?.values ?? base}
      validationSchema={cardSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      onSubmit={submit}
    >
      <CardForm {...{ store, base, sent, onSaved }} stored={draft} jobs={profile.jobs} />
    </Formik>
  );
}
