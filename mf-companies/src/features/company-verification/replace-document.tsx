import { refresh, useAction } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, toast } from '@wspolnik/system';
import { Form, FormButtons, FormError, FormSection } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { verificationRead } from '../../lib/verification.reads.ts';
import { DocumentField } from './document-field.tsx';
import { replaceDocument } from './verification.api.ts';
import { verificationMessages as messages } from './verification.messages.ts';
import { type DocumentValues, documentSchema } from './verification.schema.ts';

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
          <Send />
        </FormSection>
      </Form>
    </Formik>
  );
}

function Send() {
  const { isSubmitting } = useFormikContext<DocumentValues>();
  return (
    <FormButtons>
      <Button type="submit" size="lg" loading={isSubmitting}>
        <FormattedMessage {...messages.replaceSubmit} />
      </Button>
    </FormButtons>
  );
}
