import { useUnsavedGuard } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { DOCUMENT_EXTENSIONS } from '../../validators/file-content.ts';
import { FileDropField, type FileDropFieldProps } from './file-drop-field.tsx';

export type DocumentsFieldProps = Pick<FileDropFieldProps<undefined>, 'label' | 'help' | 'maxCount'>;

/** Documents of a form, in its value `documents`. No draft keeps them: leaving the page asks first. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { values, isSubmitting } = useFormikContext<{ documents: readonly unknown[] }>();
  useUnsavedGuard(values.documents.length > 0 && !isSubmitting);
  return <FileDropField name="documents" accept={DOCUMENT_EXTENSIONS} {...props} />;
}
