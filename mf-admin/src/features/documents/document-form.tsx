import type { LegalDocument } from '@wspolnik/contract';
import { LEGAL_CHANGES_LENGTH } from '@wspolnik/contract/limits';
import { refresh, useAction, useDraft } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, ConfirmDialog, DialogOnDemand, navigate, toast, useUnsavedGuard } from '@wspolnik/system';
import { DateField, DraftKeeper, Form, FormError, FormSection, TextareaField } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { documentRead } from '../../lib/documents.reads.ts';
import { bodyOf, type DocumentFormValues, documentSchema, valuesOf } from './document-form.values.ts';
import { DocumentSections } from './document-sections.tsx';
import { publishDocument } from './documents.api.ts';
import { formMessages as messages } from './documents.messages.ts';
import classes from './documents.module.css';

const loadPreview = async () =>
  (await import(/* webpackChunkName: "document-preview" */ './document-preview.tsx')).DocumentPreview;

/** Today in Poland, or the day of an announced version. */
function earliestDay(validFrom: string): string {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  return validFrom > today ? validFrom : today;
}

/** The typed text is stored on the device until it is published. */
export function DocumentForm({ latest }: { latest: LegalDocument }) {
  const { formatMessage } = useIntl();
  const { document, valid_from } = latest;
  const version = latest.version + 1;
  const draft = useDraft(`legal-document.${document}`, valuesOf(latest), 'device');
  const [min] = useState(() => earliestDay(valid_from));
  const [schema] = useState(() => documentSchema(min));
  const [isSent, setSent] = useState(false);
  const { submit } = useAction(
    (values: DocumentFormValues, key) => publishDocument(bodyOf(values, { document, version }), key),
    {
      onDone: () => {
        draft.forget();
        toast.success(formatMessage(messages.published, { version }));
        setSent(true);
      },
      onFailed: (error) => {
        if (!(error instanceof ApiError && error.code === 'already_decided')) return;
        toast.info(formatMessage(messages.meanwhile, { version }));
        void refresh(documentRead);
      },
    },
  );
  useEffect(() => {
    if (!isSent) return;
    navigate('/admin/documents', { replace: true });
    // Not before: the form would go while its guard is still set.
    void refresh(documentRead);
  }, [isSent]);
  return (
    <Formik initialValues={draft.initialValues} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      <Form className={classes.form} noValidate>
        <DraftKeeper draft={draft} />
        <FormError />
        <Fields version={version} min={min} isSent={isSent} />
      </Form>
    </Formik>
  );
}

interface FieldsProps {
  version: number;
  min: string;
  isSent: boolean;
}

function Fields({ version, min, isSent }: FieldsProps) {
  const { formatMessage } = useIntl();
  const { values, dirty, isSubmitting, submitForm, validateForm, setTouched } = useFormikContext<DocumentFormValues>();
  const [isAsking, setAsking] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  useUnsavedGuard(dirty && !isSent);
  // Validate first: only a complete version is confirmed.
  const ask = async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) return setAsking(true);
    await setTouched(allTouched(values), false);
    await submitForm();
  };
  return (
    <>
      <FormSection title={formatMessage(messages.about)}>
        <DateField
          name="valid_from"
          min={min}
          required
          label={formatMessage(messages.validFrom)}
          help={formatMessage(messages.validFromHelp)}
        />
        <TextareaField
          name="changes_pl"
          required
          counted
          rows={3}
          maxLength={LEGAL_CHANGES_LENGTH}
          label={formatMessage(messages.changesPl)}
        />
        <TextareaField
          name="changes_en"
          required
          counted
          rows={3}
          maxLength={LEGAL_CHANGES_LENGTH}
          label={formatMessage(messages.changesEn)}
        />
      </FormSection>
      <DocumentSections />
      <div className={classes.actions}>
        <Button variant="outline" onClick={() => setPreviewed(true)}>
          {formatMessage(messages.preview)}
        </Button>
        <Button loading={isSubmitting || isSent} onClick={() => void ask()}>
          {formatMessage(messages.publish)}
        </Button>
      </div>
      <DialogOnDemand load={loadPreview} props={isPreviewed ? { values, onClose: () => setPreviewed(false) } : null} />
      <ConfirmDialog
        open={isAsking}
        title={formatMessage(messages.confirmTitle, { version })}
        text={formatMessage(messages.confirmText)}
        confirmLabel={formatMessage(messages.publish)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submitForm();
        }}
      />
    </>
  );
}

const allTouched = ({ sections }: DocumentFormValues) => ({
  valid_from: true,
  changes_pl: true,
  changes_en: true,
  sections: sections.map(() => ({ heading_pl: true, text_pl: true, heading_en: true, text_en: true })),
});
