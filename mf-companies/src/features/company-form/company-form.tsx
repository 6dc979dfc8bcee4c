import type { Company } from '@wspolnik/contract';
import { DraftNote, useAction } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { Form, FormButtons, FormError, FormParts } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { type CompanyDraft, type CompanyDraftStore, versionOf } from './company-draft.ts';
import { formFields } from './company-fields.names.ts';
import { CompanyFields } from './company-fields.tsx';
import { draftMessages, formMessages as messages } from './company-form.messages.ts';
import { companyFormSchema } from './company-form.schema.ts';
import type { CompanyFormValues } from './company-form.values.ts';
import { DraftWarnings } from './draft-warnings.tsx';
import { useCompanyDraft } from './use-company-draft.ts';

export interface CompanyFormProps {
  store: CompanyDraftStore;
  draft: CompanyDraft | null;
  /** The initial values, to which the form returns when the draft is discarded. */
  base: CompanyFormValues;
  isNew: boolean;
  /** Only the company's own people change its logo, no admin. */
  hasLogo: boolean;
  send(values: CompanyFormValues, idempotencyKey: string): Promise<Company>;
  /** Called once the page may be left without a question. */
  onSent(company: Company, values: CompanyFormValues): void;
}

interface Sent {
  company: Company;
  values: CompanyFormValues;
}

/** The form of a company. Its values are stored on the device until they are sent. */
export function CompanyForm(props: CompanyFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { submit } = useAction(props.send, { onDone: (company, values) => setSent({ company, values }) });
  return (
    <Formik
      initialValues={props.draft?.values ?? props.base}
      validationSchema={companyFormSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      onSubmit={(values, form) => submit(values, formFields(form))}
    >
      <CompanyFormBody {...props} sent={sent} />
    </Formik>
  );
}

function CompanyFormBody({ sent, ...props }: CompanyFormProps & { sent: Sent | null }) {
  const { store, draft: stored, base, isNew, hasLogo } = props;
  const { formatMessage } = useIntl();
  const { resetForm, isSubmitting } = useFormikContext<CompanyFormValues>();
  const draft = useCompanyDraft({ store, stored, base });
  useLeaving(sent, draft, () => sent && props.onSent(sent.company, sent.values));
  return (
    <Form noValidate>
      <FormParts>
        <DraftNote
          draft={draft}
          discardText={formatMessage(isNew ? draftMessages.discardNew : draftMessages.discardEdit)}
          onDiscard={() => resetForm({ values: base })}
        >
          <DraftWarnings stored={stored} isOutdated={stored !== null && stored.base !== versionOf(base)} />
        </DraftNote>
        <FormError />
        <CompanyFields hasLogo={hasLogo} />
        <FormButtons>
          <Button type="submit" size="lg" loading={isSubmitting || sent !== null}>
            {formatMessage(isNew ? messages.create : messages.save)}
          </Button>
        </FormButtons>
      </FormParts>
    </Form>
  );
}

/** Ends the draft of a sent form, then calls `leave` after the render that removed the question about unsaved changes. */
function useLeaving(
  sent: Sent | null,
  { finish, isFinished }: Pick<ReturnType<typeof useCompanyDraft>, 'finish' | 'isFinished'>,
  leave: () => void,
): void {
  const end = useEffectEvent(finish);
  const go = useEffectEvent(leave);
  useEffect(() => {
    if (sent) end();
  }, [sent]);
  useEffect(() => {
    if (isFinished) go();
  }, [isFinished]);
}
