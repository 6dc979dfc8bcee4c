import type { CompanyVerification } from '@wspolnik/contract';
import { refresh, useAction, useDraft } from '@wspolnik/kit';
import { ApiError, refreshMe } from '@wspolnik/shared-auth';
import { Button, toast } from '@wspolnik/system';
import { DraftKeeper, FieldPair, Form, FormButtons, FormError, FormSection } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { verificationRead } from '../../lib/verification.reads.ts';
import { DocumentField } from './document-field.tsx';
import { groupAccount } from './group-account.ts';
import { NumberField } from './number-field.tsx';
import { submitVerification } from './verification.api.ts';
import { verificationMessages as messages } from './verification.messages.ts';
import { type VerificationTexts, type VerificationValues, verificationSchema } from './verification.schema.ts';

/** In this page and wherever else the company's status is shown. */
const readAgain = async () => {
  await refresh(verificationRead, ownCompanyRead, companyRead);
  await refreshMe().catch(() => undefined);
};

/** Numbers and a document for the admin; after a rejection it starts with the numbers that were sent. */
export function VerificationForm({ verification: { status, numbers } }: { verification: CompanyVerification }) {
  const { formatMessage } = useIntl();
  const draft = useDraft<VerificationTexts>('verification', {
    nip: numbers?.nip ?? '',
    regon: numbers?.regon ?? '',
    krs: numbers?.krs ?? '',
    bank_number: groupAccount(numbers?.bank_number ?? ''),
  });
  const { submit } = useAction(submitVerification, {
    onDone: () => {
      draft.forget();
      toast.success(formatMessage(messages.sent));
      void readAgain();
    },
    // A colleague has sent it, or an admin changed the status: the page shows which.
    onFailed: (error) => void (error instanceof ApiError && error.status === 409 && readAgain()),
  });
  const keepTexts = {
    ...draft,
    initialValues: { ...draft.initialValues, document: [] },
    keep: ({ document, ...texts }: VerificationValues) => draft.keep(texts),
  };
  return (
    <Formik<VerificationValues>
      initialValues={keepTexts.initialValues}
      validationSchema={verificationSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate>
        <DraftKeeper draft={keepTexts} />
        <FormSection title={formatMessage(status === 'rejected' ? messages.formAgain : messages.form)}>
          <FormError />
          <VerificationFields />
        </FormSection>
      </Form>
    </Formik>
  );
}

function VerificationFields() {
  const { formatMessage } = useIntl();
  const { isSubmitting } = useFormikContext<VerificationValues>();
  return (
    <>
      <FieldPair>
        <NumberField name="nip" label={formatMessage(messages.nip)} digits={10} required />
        <NumberField name="regon" label={formatMessage(messages.regon)} digits={9} required />
      </FieldPair>
      <NumberField name="krs" label={formatMessage(messages.krs)} help={formatMessage(messages.krsHelp)} digits={10} />
      <NumberField
        name="bank_number"
        label={formatMessage(messages.account)}
        help={formatMessage(messages.accountHelp)}
        digits={26}
        required
      />
      <DocumentField />
      <FormButtons>
        <Button type="submit" size="lg" loading={isSubmitting}>
          {formatMessage(messages.submit)}
        </Button>
      </FormButtons>
    </>
  );
}
