import type { OwnProfile } from '@wspolnik/contract';
import { ABOUT_LENGTH, COMPANY_LINK_LENGTH, HEADLINE_LENGTH, JOB_TITLE_LENGTH } from '@wspolnik/contract/limits';
import { DraftNote, type StoredDraft, useFormDraft } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { FieldPair, Form, FormError, SelectField, TextareaField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './account.module.css';
import { type CardValues, isSame } from './card.schema.ts';
import type { StoredCard } from './card-section.tsx';
import { CityField } from './city-field.tsx';
import { TagsField } from './tags-field.tsx';

export interface CardFormProps {
  store: StoredDraft<Partial<StoredCard>>;
  stored: StoredCard | null;
  base: CardValues;
  jobs: OwnProfile['jobs'];
  /** The saved card; null until then. */
  sent: OwnProfile | null;
  /** Called once the page may be left without a question. */
  onSaved(profile: OwnProfile): void;
}

export function CardForm({ store, stored, base, jobs, sent, onSaved }: CardFormProps) {
  const { formatMessage } = useIntl();
  const { values, resetForm, isSubmitting } = useFormikContext<CardValues>();
  const draft = useFormDraft<StoredCard>({
    store,
    savedAt: stored?.saved_at ?? null,
    watched: [values],
    isChanged: !isSame(values, base),
    draft: () => ({ values }),
    files: [],
    filesBefore: [],
  });
  const end = useEffectEvent(draft.finish);
  const leave = useEffectEvent(() => sent && onSaved(sent));
  useEffect(() => {
    if (sent) end();
  }, [sent]);
  useEffect(() => {
    if (draft.isFinished) leave();
  }, [draft.isFinished]);
  return (
    <Form className={styles.form} noValidate>
      <DraftNote
        draft={draft}
        discardText={formatMessage({ id: 'account.details.discard' })}
        onDiscard={() => resetForm({ values: base })}
      />
      <FormError />
      <TextField
        name="headline"
        maxLength={HEADLINE_LENGTH}
        label={formatMessage({ id: 'account.card.headline' })}
        help={formatMessage({ id: 'account.card.headlineHelp' })}
      />
      <Jobs jobs={jobs} />
      <CityField name="city" label={formatMessage({ id: 'account.card.city' })} />
      <TagsField
        name="seeks"
        label={formatMessage({ id: 'account.card.seeks' })}
        help={formatMessage({ id: 'account.card.seeksHelp' })}
      />
      <TagsField
        name="offers"
        label={formatMessage({ id: 'account.card.offers' })}
        help={formatMessage({ id: 'account.card.offersHelp' })}
      />
      <TextareaField
        name="about"
        rows={6}
        maxLength={ABOUT_LENGTH}
        label={formatMessage({ id: 'account.card.about' })}
        help={formatMessage({ id: 'account.card.aboutHelp' })}
      />
      <Links />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting || sent !== null}>
          {formatMessage({ id: 'account.card.save' })}
        </Button>
      </div>
    </Form>
  );
}

/** The job in each company, and which of several is named beside the person. */
function Jobs({ jobs }: Pick<CardFormProps, 'jobs'>) {
  const { formatMessage } = useIntl();
  const choices = jobs.map(({ company_id, company_name }) => ({ value: company_id, label: company_name }));
  return (
    <>
      {jobs.map(({ company_id, company_name, active }) => (
        <TextField
          key={company_id}
          name={`jobs.${company_id}`}
          maxLength={JOB_TITLE_LENGTH}
          label={formatMessage({ id: 'account.card.job' }, { company: company_name })}
          help={active ? undefined : formatMessage({ id: 'account.card.jobInactive' })}
        />
      ))}
      {jobs.length > 1 && (
        <SelectField
          name="first_company_id"
          options={[{ value: '', label: formatMessage({ id: 'account.card.firstByName' }) }, ...choices]}
          label={formatMessage({ id: 'account.card.first' })}
        />
      )}
    </>
  );
}

/** Names of services, and what an address of each looks like; the same in every language. */
const SERVICES = {
  facebook: ['Facebook', 'https://www.facebook.com/anna.nowak'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/anna-nowak'],
  twitter: ['X (Twitter)', 'https://x.com/anna_nowak'],
} as const;

function Links() {
  const field = (name: keyof typeof SERVICES) => {
    const [label, placeholder] = SERVICES[name];
    return <TextField {...{ name, label, placeholder }} type="url" inputMode="url" maxLength={COMPANY_LINK_LENGTH} />;
  };
  return (
    <>
      <FieldPair>
        {field('linkedin')}
        {field('facebook')}
      </FieldPair>
      {field('twitter')}
    </>
  );
}
