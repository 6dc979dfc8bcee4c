import { ApiError } from '@wspolnik/shared-auth';
import { Button, toast, useUnsavedGuard } from '@wspolnik/shared-ui';
import { DOCUMENT_EXTENSIONS, FileDropField } from '@wspolnik/shared-ui/files';
import { FormButtons, FormError, FormSection } from '@wspolnik/shared-ui/forms';
import { refresh, useAction } from '@wspolnik/shared-ui/remote';
import { Form, Formik, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { verificationRead } from '../../lib/verification.reads.ts';
import { replaceDocument } from './verification.api.ts';
import { verificationMessages as messages } from './verification.messages.ts';
import { type DocumentValues, documentSchema, MAX_DOCUMENT_MB } from './verification.schema.ts';

/** Sends another document in place of a removed one; the numbers stay as they were sent. */
export function ReplaceDocument() {
  const { formatMessage } = useIntl();
  const { submit } = useAction(replaceDocument, {
    onDone: () => {
      toast.success(formatMessage(messages.replaceDone));
      void refresh(verificationRead);
    },
    // A colleague has sent one, or an admin has decided: the page shows which.
    onFailed: (error) => void (error instanceof ApiError && error.status === 409 && refresh(verificationRead)),
  });
  return (
    <Formik<DocumentValues>
      initialValues={{ document: [] }}
      validationSchema={documentSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate>
        <FormSection title={formatMessage(messages.replace)}>
          <FormError />
          <DocumentField />
        </FormSection>
      </Form>
    </Formik>
  );
}

function DocumentField() {
  const { formatMessage } = useIntl();
  const { values, isSubmitting } = useFormikContext<DocumentValues>();
  useUnsavedGuard(values.document.length > 0 && !isSubmitting);
  return (
    <>
      <FileDropField
        name="document"
        label={formatMessage(messages.document)}
        help={formatMessage(messages.documentHelp)}
        accept={DOCUMENT_EXTENSIONS}
        maxMb={MAX_DOCUMENT_MB}
        required
      />
      <FormButtons>
        <Button type="submit" size="lg" loading={isSubmitting}>
          {formatMessage(messages.replaceSubmit)}
        </Button>
      </FormButtons>
    </>
  );
}
