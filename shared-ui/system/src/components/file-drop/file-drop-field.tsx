import { useField } from 'formik';
import { useFieldText } from '../../validators/field-message.ts';
import type { FormGroupLook } from '../form/form-group.tsx';
import { FileDrop, type FileDropOptions } from './file-drop.tsx';
import type { ChosenFile } from './file-types.ts';

export interface FileDropFieldProps<Result> extends FormGroupLook, FileDropOptions<Result> {}

/** {@link FileDrop} connected to Formik; the value is the list of ready files. */
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
