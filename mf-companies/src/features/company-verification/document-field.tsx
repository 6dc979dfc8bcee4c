import { MAX_FILE_MB } from '@wspolnik/contract/limits';
import { useUnsavedGuard } from '@wspolnik/system';
import { DOCUMENT_EXTENSIONS, FileDropField } from '@wspolnik/system/files';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { verificationMessages as messages } from './verification.messages.ts';
import type { DocumentValues } from './verification.schema.ts';

/** The document of a verification. No draft keeps it: leaving the page asks first. */
export function DocumentField() {
  const { formatMessage } = useIntl();
  const { values, isSubmitting } = useFormikContext<DocumentValues>();
  useUnsavedGuard(values.document.length > 0 && !isSubmitting);
  return (
    <FileDropField
      name="document"
      label={formatMessage(messages.document)}
      help={formatMessage(messages.documentHelp)}
      accept={DOCUMENT_EXTENSIONS}
      maxMb={MAX_FILE_MB}
      required
    />
  );
}
