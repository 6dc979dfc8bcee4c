import { useField } from 'formik';
import { useFieldText } from '../../validators/field-message.ts';
import type { FormGroupLook } from '../form/form-group.tsx';
import { FileDrop, type FileDropOptions } from './file-drop.tsx';
import type { ChosenFile } from './file-types.ts';

export interface FileDropFieldProps<Result> extends FormGroupLook, FileDropOptions<Result> {}

/** {@link FileDrop} tied to Formik, whose value is the list of files that are ready. */
export function FileDropField<Result = undefined>({ name, ...props }: FileDropFieldProps<Result>) {
  const [{ value }, meta, helpers] = useField<readonly ChosenFile<Result>[]>(name);
  const fieldText = useFieldText();
  return (
    <FileDrop
      {...props}
      files={value}
      onChange={(files) => helpers.setValue(files)}
      error={meta.touched ? fieldText(meta.error) : undefined}
      onLeave={() => helpers.setTouched(true)}
    />
  );
}
